import type { JobHandler } from '@upround/shared/jobs-queue';
import type { JobsSettings } from '../jobs-settings';
import { nudgeJob } from './nudge.job';
import { tellMoveJob } from './tell-move.job';

/** What is done about applications in the background. */
export const applicationJobs = ({ now, sendChange }: JobsSettings): JobHandler[] => [
  tellMoveJob(now, sendChange),
  nudgeJob(now),
];
