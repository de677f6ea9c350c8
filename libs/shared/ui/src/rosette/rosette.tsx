import type { CSSProperties } from 'react';
import { drawingFor } from '../avatar/initials';
import { classes } from '../styling/classes';

export interface RosetteProps {
  /** What the drawing is chosen by: a slug. */
  seed: string;
  /** Edge in px. */
  size?: 32 | 40 | 48 | 64;
  className?: string;
}

/** Petals that point up from the middle of a 40 px square. */
const PETALS = [
  'M20 20Q12 12 20 4Q28 12 20 20Z',
  'M20 4a4.5 4.5 0 1 0 .1 0Z',
  'M20 3L25 17H15Z',
  'M18 4h4v13h-4Z',
  'M20 19C14 13 14 5 20 5s6 8 0 14Z',
  'M20 4A8 8 0 0 1 20 20Z',
] as const;
const COUNTS = [3, 5, 6, 8] as const;
/** Radius of the middle. */
const MIDDLES = [0, 4, 5] as const;

/** A rosette for a group that has no picture, drawn for it alone. Decoration: its name is beside it. */
export function Rosette({ seed, size = 40, className }: RosetteProps) {
  const { hash } = drawingFor(seed);
  const count = COUNTS[(hash >>> 12) % COUNTS.length] ?? COUNTS[0];
  const middle = MIDDLES[(hash >>> 20) % MIDDLES.length] ?? 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className={classes('avatar-drawing shrink-0 rounded-control fill-(--avatar-ink)', className)}
      style={
        { '--avatar-hue': ((hash >>> 5) % 24) * 15, width: size, height: size } as CSSProperties
      }
    >
      <rect width="40" height="40" className="fill-(--avatar-ground)" />
      <circle cx="20" cy="20" r="18" className="fill-(--avatar-mark)" />
      {Array.from({ length: count }, (_, at) => (
        <path
          key={at}
          d={PETALS[(hash >>> 8) % PETALS.length]}
          transform={`rotate(${(at * 360) / count} 20 20)`}
        />
      ))}
      <circle
        cx="20"
        cy="20"
        r={middle}
        className={middle === MIDDLES[1] ? 'fill-(--avatar-mark)' : undefined}
      />
    </svg>
  );
}
