import { statement } from '@upround/shared/db';
import type { UploadReaders } from '@upround/shared/ports';
import { visibleApplicant } from './application.columns';

/** `$1` who asks, `$2` the file. */
const sentTo = statement<{ id: string }>(
  'jobs.resume-sent-to',
  `select p.id from job_applications p
   join jobs j on j.id = p.job_id
   join person_view a on a.id = p.applicant_id
   where p.resume_key = $2 and j.creator_id = $1::uuid and p.state <> 'WITHDRAWN'
     and ${visibleApplicant} limit 1`,
);

/** `$1` the file. */
const standingOn = statement<{ id: string }>(
  'jobs.applications-on-resume',
  `select id from job_applications where resume_key = $1 limit 1`,
);

/** A résumé is read by the creators of the jobs that it was sent to, while that application stands and is there for them. */
export const resumeReaders: UploadReaders = {
  mayRead: async (db, viewerId, key) => (await sentTo.first(db, [viewerId, key])) !== undefined,
  uses: async (trx, key) => (await standingOn.first(trx, [key])) !== undefined,
};
