import { classes } from './classes';

/** Shared looks of text controls: a line of 3:1 at rest, the accent on focus, danger in error. */
export const controlClasses = classes(
  'w-full rounded-control border border-strong bg-surface-raised text-text text-body',
  'transition-[border-color,box-shadow,background-color]',
  'hover:border-muted',
  'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:bg-surface-sunken disabled:text-muted disabled:border-border',
);
