import type { JobHandler } from '@upround/shared/jobs-queue';
import { tellClosedJob } from '../job/tell-closed.job';
import { closeLeftJob } from '../leaving/close-left.job';
import type { JobsSettings } from '../jobs-settings';
import { expireJob } from './expire.job';
import { replyRecordsJob } from './reply-records.job';
import { toConfirmJob } from './to-confirm.job';

/** What happens to jobs as time passes: each may run twice without harm. */
export function lifecycleJobs({ now, sendChange }: JobsSettings): JobHandler[] {
  return [
    expireJob(now),
    closeLeftJob(now),
    tellClosedJob(now, sendChange),
    toConfirmJob(now),
    replyRecordsJob(now),
  ];
}
