import type { JobHandler } from '@upround/shared/jobs-queue';
import type { JobsSettings } from '../jobs-settings';
import { applicantsWaitingJob } from './applicants-waiting.job';
import { tellMoveJob } from './tell-move.job';

/** What is done about applications in the background. */
export const applicationJobs = ({ now }: JobsSettings): JobHandler[] => [
  tellMoveJob(now),
  applicantsWaitingJob(now),
];
