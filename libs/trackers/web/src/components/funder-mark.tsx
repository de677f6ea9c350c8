import type { CSSProperties } from 'react';
import { classes, drawingFor } from '@upround/shared/ui';
import { funderLetters } from '../model/funder-letters';

const sizes = {
  32: 'size-8',
  40: 'size-10',
  48: 'size-12',
} as const;

interface FunderMarkProps {
  name: string;
  /** Edge in px. */
  size: keyof typeof sizes;
}

/** The letters of a funder on a ground drawn for its name, which is beside it. */
export function FunderMark({ name, size }: FunderMarkProps) {
  const letters = funderLetters(name);
  const { hue, mark, turn } = drawingFor(name.trim().toLowerCase());
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      className={classes('avatar-drawing shrink-0 rounded-control select-none', sizes[size])}
      style={{ '--avatar-hue': hue } as CSSProperties}
    >
      <rect width="40" height="40" className="fill-(--avatar-ground)" />
      <path d={mark} transform={`rotate(${turn} 20 20)`} className="fill-(--avatar-mark)" />
      <text
        x="20"
        y="20"
        dy="0.355em"
        textAnchor="middle"
        fontSize={letters.length > 2 ? 13 : 15}
        className="fill-(--avatar-ink) font-semibold tracking-tight"
      >
        {letters}
      </text>
    </svg>
  );
}
