import type { CSSProperties } from 'react';
import { classes } from '@upround/shared/ui';

/** Where the people of the drawing are, how large, and which of the others brought them. */
const PEOPLE: readonly (readonly [x: number, y: number, r: number, parent: number])[] = [
  [170, 130, 30, -1],
  [78, 66, 19, 0],
  [268, 62, 21, 0],
  [76, 204, 21, 0],
  [276, 200, 18, 0],
  [170, 32, 15, 0],
  [24, 122, 12, 1],
  [330, 26, 11, 2],
  [336, 112, 14, 2],
  [22, 250, 11, 3],
  [150, 246, 14, 3],
  [334, 248, 12, 4],
];

const hues = [162, 40, 246, 66, 300, 20, 120, 210, 85, 340, 180, 260] as const;

interface NetworkDrawingProps {
  className?: string;
}

/** One person, those they brought, and those whom these brought. Decoration. */
export function NetworkDrawing({ className }: NetworkDrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 276" className={classes('w-full', className)}>
      <circle cx="170" cy="130" r="116" fill="var(--accent-subtle)" opacity="0.6" />
      <circle cx="170" cy="130" r="68" fill="var(--accent-subtle)" />
      {PEOPLE.map(([x, y, , parent]) => {
        const from = PEOPLE[parent];
        return from === undefined ? null : (
          <path
            key={`${x} ${y}`}
            d={`M${from[0]} ${from[1]}Q${(from[0] + x) / 2 + 10} ${(from[1] + y) / 2 - 12} ${x} ${y}`}
            strokeWidth="2"
            strokeDasharray={parent === 0 ? undefined : '3 5'}
            strokeLinecap="round"
            className="fill-none"
            stroke="var(--accent)"
            opacity={parent === 0 ? 0.7 : 0.5}
          />
        );
      })}
      {PEOPLE.map(([x, y, r], at) => (
        <g
          key={`${x} ${y}`}
          className="avatar-drawing"
          style={{ '--avatar-hue': hues[at] } as CSSProperties}
        >
          <circle cx={x} cy={y} r={r + 3} fill="var(--surface)" />
          <circle
            cx={x}
            cy={y}
            r={r}
            className={at === 0 ? 'fill-accent' : 'fill-(--avatar-ground)'}
          />
          <circle
            cx={x}
            cy={y - r * 0.22}
            r={r * 0.3}
            className={at === 0 ? 'fill-on-accent' : 'fill-(--avatar-ink)'}
          />
          <path
            d={`M${x - r * 0.55} ${y + r * 0.62}a${r * 0.55} ${r * 0.48} 0 0 1 ${r * 1.1} 0Z`}
            className={at === 0 ? 'fill-on-accent' : 'fill-(--avatar-ink)'}
          />
        </g>
      ))}
    </svg>
  );
}
