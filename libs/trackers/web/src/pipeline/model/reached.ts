import { funnelStages, type FunnelStage, type PipelineStage } from '@upround/trackers/contract';

/** How far an item has come once it's at a stage: one that is passed keeps what it reached before. */
export const reachedBy = (stage: PipelineStage, before: PipelineStage): PipelineStage =>
  stage === 'PASSED' ? before : stage;

/** The stage of the funnel that an item reached; one that was passed from the start counts as found. */
export const funnelStageOf = (reached: PipelineStage): FunnelStage =>
  funnelStages.find((stage) => stage === reached) ?? 'RESEARCHING';
