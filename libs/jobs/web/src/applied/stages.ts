import type { ApplicationState } from '@upround/jobs/contract';
import type { BadgeTone } from '@upround/shared/ui';
import { stageTones } from '../components/stage-tones';

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

/** The stage of the tracker that a state belongs to. */
export const stageOf = (state: ApplicationState): Exclude<TrackerStage, 'saved'> =>
  state === 'SEEN' || state === 'SHORTLISTED'
    ? 'review'
    : state === 'REJECTED' || state === 'WITHDRAWN'
      ? 'ended'
      : ({ APPLIED: 'applied', INTERVIEW: 'interview', OFFER: 'offer' } as const)[state];

/** A stage with several states: these are said as well. */
export const isMixed = (stage: Exclude<TrackerStage, 'saved'>) => statesOf[stage].length > 1;

/** The colour of a stage of the tracker: that of its furthest state. */
export const toneOf = (stage: StageChoice): BadgeTone | undefined => {
  if (stage === 'all') return undefined;
  const state = stage === 'saved' ? undefined : statesOf[stage].at(-1);
  return state === undefined ? 'neutral' : stageTones[state];
};
