import { competitionHit } from '@upround/competitions/web';
import { hitPresenters as feedHits } from '@upround/feed/web';
import { jobHit } from '@upround/jobs/web';
import { mentorHit } from '@upround/mentor/web';
import { hitPresenters as newsHits } from '@upround/news/web';
import type { HitPresenters } from '@upround/search/web';
import { trackerHit } from '@upround/trackers/web';

export { useKindTexts } from './lazy-slots';

/** What slices show of their kinds in the results of a search. */
export const hitPresenters: HitPresenters = {
  ...feedHits,
  ...newsHits,
  COMPETITION: competitionHit,
  JOB: jobHit,
  MENTOR: mentorHit,
  TRACKER: trackerHit,
};
