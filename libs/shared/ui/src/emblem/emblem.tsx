import type { CSSProperties } from 'react';
import { drawingFor } from '../avatar/initials';
import { classes } from '../styling/classes';

export interface EmblemProps {
  /** What the emblem is chosen by: a slug. The same seed always gives the same emblem. */
  seed: string;
  /** Edge in px. */
  size?: 24 | 32 | 40 | 48 | 64 | 96;
  className?: string | undefined;
}

/** Signs of one stroke or fill, in a 40 px square. The first half is filled, the second half is stroked. */
const FILLED = [
  'M8 8h11v11a11 11 0 0 1-11-11ZM32 32H21V21a11 11 0 0 1 11 11ZM21 8h11v11H21zM8 21h11v11H8z',
  'M20 7A13 13 0 0 1 20 33ZM17 13v14a7 7 0 0 1 0-14Z',
  'M8 29h24v3H8zM10 19h5v8h-5zM18 13h5v14h-5zM26 8h5v19h-5z',
  'M20 6l5 9 9 5-9 5-5 9-5-9-9-5 9-5Z',
  'M9 9h22v6H9zM9 18h14v5H9zM9 26h22v6H9z',
  'M7 24a13 13 0 0 1 26 0ZM11 27h18v3H11z',
] as const;
const STROKED = [
  'M20 8a12 12 0 1 0 .1 0M20 15a5 5 0 1 0 .1 0',
  'M7 25l7-10 6 9 6-13 7 11',
  'M7 14q6.5-6 13 0t13 0M7 21q6.5-6 13 0t13 0M7 28q6.5-6 13 0t13 0',
  'M9 17l11-8 11 8M9 25l11-8 11 8M9 33l11-8 11 8',
  'M20 7v26M8.7 13.5l22.6 13M31.3 13.5l-22.6 13',
  'M10 10h20v20H10zM10 20h20M20 10v20',
] as const;

/** A sign for what has no logo and is no person, such as a publication, drawn for it alone. Its name is beside it. */
export function Emblem({ seed, size = 40, className }: EmblemProps) {
  const { hue, hash } = drawingFor(seed);
  const sign = (hash >>> 8) % (FILLED.length + STROKED.length);
  const isFilled = sign < FILLED.length;
  // Half of them are a light sign on a strong ground.
  const isStrong = (hash >>> 4) % 2 === 1;
  const ink = isStrong ? 'var(--avatar-on-strong)' : 'var(--avatar-ink)';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className={classes('avatar-drawing shrink-0 rounded-control', className)}
      style={{ '--avatar-hue': hue, width: size, height: size } as CSSProperties}
    >
      <rect
        width="40"
        height="40"
        fill={isStrong ? 'var(--avatar-strong)' : 'var(--avatar-ground)'}
      />
      <path
        d={isFilled ? FILLED[sign] : STROKED[sign - FILLED.length]}
        {...(isFilled ? { fill: ink } : { className: 'fill-none', stroke: ink, strokeWidth: 3 })}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
