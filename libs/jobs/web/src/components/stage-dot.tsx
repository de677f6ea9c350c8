import { classes, type BadgeTone } from '@upround/shared/ui';
import { toneFills } from './stage-tones';

/** The colour of a stage beside its word. */
export function StageDot({ tone, className }: { tone: BadgeTone; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('inline-block size-1.5 shrink-0 rounded-full', toneFills[tone], className)}
    />
  );
}
