import { classes } from '@upround/shared/ui';

/** The looks of a choice in a row of choices. */
export const chipClasses = (isChosen: boolean) =>
  classes(
    'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control border px-2.5 text-small font-medium whitespace-nowrap focus-ring transition-colors',
    isChosen
      ? 'border-accent bg-accent-subtle text-accent-text'
      : 'border-medium text-muted hover:border-strong hover:text-text',
  );
