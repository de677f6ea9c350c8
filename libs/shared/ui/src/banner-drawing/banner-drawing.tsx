import type { CSSProperties, ReactNode } from 'react';
import { drawingFor } from '../avatar/initials';

export interface BannerDrawingProps {
  /** What the drawing is chosen by: the id of whose banner it is. Their monogram has the same colour. */
  seed: string;
}

const WIDTH = 640;
const HEIGHT = 160;

/** Numbers from 0 to 1, the same for the same seed. */
function numbersOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

type Motif = (next: () => number) => ReactNode;

const between = (next: () => number, from: number, to: number) =>
  Math.round(from + next() * (to - from));

/** A hill across the banner. */
const hill = (next: () => number, top: number) =>
  `M0 ${HEIGHT}V${top}C${between(next, 120, 240)} ${top - between(next, 30, 70)} ${between(next, 380, 520)} ${top + between(next, 20, 60)} ${WIDTH} ${top - between(next, 0, 40)}V${HEIGHT}Z`;

const motifs: readonly Motif[] = [
  // Hills, one behind the other.
  (next) => (
    <>
      <path d={hill(next, 90)} opacity="0.6" />
      <path d={hill(next, 125)} />
    </>
  ),
  // Columns that rise and fall.
  (next) =>
    Array.from({ length: 16 }, (_, at) => {
      const height = between(next, 14, 40) + at * between(next, 3, 6);
      return <rect key={at} x={at * 40 + 6} y={HEIGHT - height} width="28" height={height} />;
    }),
  // Rings around a place at the edge.
  (next) => {
    const x = between(next, 380, 600);
    return [40, 84, 128, 172, 216].map((radius) => (
      <circle key={radius} cx={x} cy={HEIGHT} r={radius} className="fill-none" />
    ));
  },
  // Dots, larger and smaller.
  (next) =>
    Array.from({ length: 64 }, (_, at) => (
      <circle
        key={at}
        cx={20 + (at % 16) * 40}
        cy={20 + Math.floor(at / 16) * 40}
        r={between(next, 3, 14)}
      />
    )),
  // Tiles, some of them turned.
  (next) =>
    Array.from({ length: 16 }, (_, at) => {
      const x = (at % 8) * 80;
      const y = Math.floor(at / 8) * 80;
      return (
        <path
          key={at}
          d={`M${x} ${y}h80v80A80 80 0 0 1 ${x} ${y}Z`}
          transform={`rotate(${between(next, 0, 3) * 90} ${x + 40} ${y + 40})`}
        />
      );
    }),
  // Slanted fields.
  (next) =>
    Array.from({ length: 7 }, (_, at) => {
      const x = at * 100 - between(next, 20, 60);
      return <path key={at} d={`M${x} ${HEIGHT}l90-${HEIGHT}h${between(next, 24, 64)}l-90 160Z`} />;
    }),
];

/** A quiet banner for people who have chosen none, drawn for each of them alone. */
export function BannerDrawing({ seed }: BannerDrawingProps) {
  const { hue } = drawingFor(seed);
  const next = numbersOf(seed);
  const motif = motifs[Math.floor(next() * motifs.length)];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="avatar-drawing size-full"
      style={{ '--avatar-hue': hue } as CSSProperties}
    >
      <rect width={WIDTH} height={HEIGHT} className="fill-(--avatar-ground)" />
      <g
        className="fill-(--avatar-mark)"
        stroke="var(--avatar-mark)"
        // Only what has no ground of its own is drawn by its line.
        strokeWidth={motif === motifs[2] ? 14 : 0}
      >
        {motif?.(next)}
      </g>
    </svg>
  );
}
