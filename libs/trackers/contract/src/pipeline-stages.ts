import * as z from 'zod/mini';

/** The stages of a member's outreach, in order; an item can be passed at any of them. */
export const pipelineStages = [
  'RESEARCHING',
  'READY',
  'CONTACTED',
  'MEETING',
  'DILIGENCE',
  'TERM_SHEET',
  'PASSED',
] as const;
export const pipelineStageSchema = z.enum(pipelineStages);
export type PipelineStage = (typeof pipelineStages)[number];

/** The stages before the end, which a funnel counts. */
export const funnelStages = pipelineStages.filter((stage) => stage !== 'PASSED');
export type FunnelStage = (typeof funnelStages)[number];
