import { classes } from '@upround/shared/ui';
import type { CSSProperties } from 'react';

/** Quiet forms of a cover, on a sheet of 160 by 100. */
const MOTIFS = [
  'M0 100V70L40 45 80 62 120 24 160 40V100Z',
  'M12 100V60h20v40zM46 100V38h20v62zM80 100V50h20v50zM114 100V16h20v84z',
  'M0 100A90 90 0 0 1 90 10V100ZM90 100A60 60 0 0 1 150 40V100Z',
  'M0 0H160L110 50 160 100H0L50 50Z',
  'M30 20H130V32H30zM30 44H100V56H30zM30 68H118V80H30z',
  'M80 8A42 42 0 1 1 80 92 42 42 0 0 1 80 8ZM80 32A18 18 0 1 0 80 68 18 18 0 0 0 80 32Z',
] as const;

interface TextCoverProps {
  /** Of the text: the same slug always has the same cover. */
  slug: string;
  className?: string;
}

/** The drawn cover of a text of our own, in a colour of its own. */
export function TextCover({ slug, className }: TextCoverProps) {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const motif = MOTIFS[seed % MOTIFS.length];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={classes('avatar-drawing rounded-surface', className)}
      style={{ '--avatar-hue': (seed * 47) % 360 } as CSSProperties}
    >
      <rect width="160" height="100" className="fill-(--avatar-ground)" />
      <path d={motif} className="fill-(--avatar-mark)" />
      <path
        d={motif}
        transform="translate(16 10) scale(.8)"
        fillRule="evenodd"
        fill="none"
        strokeWidth="1.5"
        style={{ stroke: 'var(--avatar-ink)' }}
      />
    </svg>
  );
}
