import type { PipelineStage } from '@upround/trackers/contract';
import { classes } from '@upround/shared/ui';
import { stageTones, toneFills } from '../model/stage-tones';

/** The colour of a stage beside its word. */
export function StageDot({ stage, className }: { stage: PipelineStage; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'inline-block size-1.5 shrink-0 rounded-full',
        toneFills[stageTones[stage]],
        className,
      )}
    />
  );
}
