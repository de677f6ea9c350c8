import type { CSSProperties } from 'react';

const LINES = [96, 120, 84, 112, 60] as const;
const COINS = [
  [262, 196],
  [262, 180],
  [262, 164],
  [314, 196],
  [314, 180],
] as const;

/** A page that is read, and what it brings. Decoration. */
export function CreatorsDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 240"
      className="avatar-drawing w-full max-w-80 justify-self-center max-medium:hidden"
      style={{ '--avatar-hue': 66 } as CSSProperties}
    >
      <circle cx="150" cy="120" r="112" fill="var(--accent-subtle)" />
      <g transform="rotate(-6 130 120)">
        <rect
          x="58"
          y="36"
          width="150"
          height="176"
          rx="10"
          strokeWidth="2"
          fill="var(--surface-raised)"
          stroke="var(--border)"
        />
        <rect x="76" y="56" width="76" height="12" rx="6" className="fill-accent" />
        {LINES.map((width, at) => (
          <rect
            key={width}
            x="76"
            y={86 + at * 20}
            width={width}
            height="8"
            rx="4"
            fill="var(--surface-active)"
          />
        ))}
        <path
          d="M158 176l34-42 12 10-34 42-15 4Z"
          className="fill-accent"
          stroke="var(--surface-raised)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M222 96c22-22 48-22 66 2M288 98l2-16M288 98l-16-2"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none"
        stroke="var(--accent)"
      />
      {COINS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <ellipse
            cx={x}
            cy={y + 5}
            rx="24"
            ry="10"
            className="fill-(--avatar-ink)"
            opacity="0.35"
          />
          <ellipse
            cx={x}
            cy={y}
            rx="24"
            ry="10"
            strokeWidth="2"
            className="fill-(--avatar-mark)"
            stroke="var(--avatar-ink)"
          />
        </g>
      ))}
    </svg>
  );
}
