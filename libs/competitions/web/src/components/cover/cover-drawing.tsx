import type { ReactNode } from 'react';
import type { CoverLook, Motif } from './cover-look';

/** The motifs fill the upper right: the words are at the lower left. */
const WIDTH = 320;
const HEIGHT = 240;

/** Opacity of the background shapes. Text over two overlapping shapes still has a contrast of 4.5. */
const QUIET = 0.06;
const CLEAR = 0.12;
/** Opacity of the accent shape. */
const ACCENT = 0.85;

type Draw = (hash: number) => ReactNode;

const line = { className: 'fill-none', stroke: 'var(--avatar-ink)' } as const;

/** A quarter of a circle in a cell of 64 px. */
const quarter = (x: number, y: number) => `M${x} ${y}h64v64A64 64 0 0 1 ${x} ${y}Z`;

const motifs: Readonly<Record<Motif, Draw>> = {
  ripples: () => (
    <>
      {[34, 64, 94, 124, 154, 184].map((radius) => (
        <circle
          key={radius}
          cx="244"
          cy="74"
          r={radius}
          {...line}
          strokeWidth="11"
          opacity={CLEAR}
        />
      ))}
      <circle cx="244" cy="74" r="12" opacity={ACCENT} />
    </>
  ),
  steps: () => (
    <>
      {[0, 1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={124 + step * 40}
          y={164 - step * 34}
          width="32"
          height={76 + step * 34}
          rx="4"
          opacity={QUIET + step * 0.02}
        />
      ))}
      <circle cx="260" cy="32" r="12" opacity={ACCENT} />
    </>
  ),
  tiles: (hash) => (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => {
        const [x, y] = [128 + (cell % 3) * 64, Math.floor(cell / 3) * 64];
        return (
          <path
            key={cell}
            d={quarter(x, y)}
            transform={`rotate(${((hash >>> (cell * 2)) % 4) * 90} ${x + 32} ${y + 32})`}
            opacity={cell === 1 ? ACCENT : cell % 2 === 0 ? CLEAR : QUIET}
          />
        );
      })}
    </>
  ),
  orbits: (hash) => (
    <g transform={`rotate(${-16 - (hash % 5) * 8} 220 96)`}>
      {[48, 84, 120, 156].map((radius) => (
        <ellipse
          key={radius}
          cx="220"
          cy="96"
          rx={radius}
          ry={radius * 0.52}
          {...line}
          strokeWidth="4"
          opacity={CLEAR + 0.04}
        />
      ))}
      <circle cx="220" cy="96" r="20" opacity={CLEAR + 0.06} />
      <circle cx="304" cy="96" r="11" opacity={ACCENT} />
      <circle cx="136" cy="96" r="7" opacity={CLEAR} />
    </g>
  ),
  windows: (hash) => (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((cell) => (
        <rect
          key={cell}
          x={116 + (cell % 4) * 54}
          y={-34 + Math.floor(cell / 4) * 62}
          width="44"
          height="52"
          rx="5"
          opacity={cell === 5 + (hash % 2) ? ACCENT : cell % 3 === 0 ? CLEAR : QUIET}
        />
      ))}
    </>
  ),
  beams: () => (
    <>
      {[0, 1, 2, 3, 4].map((beam) => (
        <path
          key={beam}
          d={`M268 34L${-60 + beam * 92} 320h52Z`}
          opacity={beam % 2 === 0 ? CLEAR : QUIET}
        />
      ))}
      <circle cx="268" cy="34" r="15" opacity={ACCENT} />
    </>
  ),
  arches: () => (
    <>
      {[150, 118, 86, 54].map((radius) => (
        <path
          key={radius}
          d={`M${228 - radius} 260V150A${radius} ${radius} 0 0 1 ${228 + radius} 150V260`}
          {...line}
          strokeWidth="16"
          opacity={CLEAR}
        />
      ))}
      <circle cx="292" cy="34" r="13" opacity={ACCENT} />
    </>
  ),
  peaks: (hash) => (
    <>
      <path d="M60 240L176 96L292 240Z" opacity={QUIET} />
      <path d="M150 240L252 76L354 240Z" opacity={CLEAR} />
      <path d="M-20 240L84 150L188 240Z" opacity={QUIET} />
      <circle cx={240 + (hash % 4) * 6} cy="46" r="17" opacity={ACCENT} />
    </>
  ),
  chevrons: () => (
    <>
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          d={`M176 ${76 + row * 44}L236 ${28 + row * 44}L296 ${76 + row * 44}`}
          {...line}
          strokeWidth="16"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={row === 0 ? ACCENT : CLEAR}
        />
      ))}
    </>
  ),
};

interface CoverDrawingProps {
  look: CoverLook;
}

/** The drawing of a cover. It's cut at the edges, never stretched. Decoration. */
export function CoverDrawing({ look: { motif, hash } }: CoverDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMin slice"
      className="absolute inset-0 size-full fill-(--avatar-ink)"
    >
      {motifs[motif](hash)}
    </svg>
  );
}
