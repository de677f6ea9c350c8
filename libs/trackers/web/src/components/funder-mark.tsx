import { classes } from '@upround/shared/ui';
import { funderLetters } from '../model/funder-letters';

const sizes = {
  32: 'size-8 text-caption',
  40: 'size-10 text-small',
  48: 'size-12 text-body',
} as const;

interface FunderMarkProps {
  name: string;
  /** Edge in px. */
  size: keyof typeof sizes;
}

/** The letters of a funder on a neutral ground. Its name is beside it. */
export const FunderMark = ({ name, size }: FunderMarkProps) => (
  <span
    aria-hidden
    className={classes(
      'flex shrink-0 items-center justify-center rounded-control bg-surface-active font-semibold tracking-tight select-none',
      sizes[size],
    )}
  >
    {funderLetters(name)}
  </span>
);
