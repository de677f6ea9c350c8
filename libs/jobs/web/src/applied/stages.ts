import type { ApplicationState } from '@upround/jobs/contract';

/** The columns of the tracker, from saved to ended. */
export const trackerStages = ['saved', 'applied', 'review', 'interview', 'offer', 'ended'] as const;
export type TrackerStage = (typeof trackerStages)[number];

/** What the list shows: `?stage=`. */
export const stageChoices = ['all', ...trackerStages] as const;
export type StageChoice = (typeof stageChoices)[number];

/** States of the applications of a stage; saved jobs have none. */
export const statesOf: Record<Exclude<TrackerStage, 'saved'>, readonly ApplicationState[]> = {
  applied: ['APPLIED'],
  review: ['SEEN', 'SHORTLISTED'],
  interview: ['INTERVIEW'],
  offer: ['OFFER'],
  ended: ['REJECTED', 'WITHDRAWN'],
};
