import { statement } from '@upround/shared/db';
import type { UploadReaders } from '@upround/shared/ports';
import { visibleApplicant } from '../application/application.columns';

const sentTo = statement<{ id: string }, { viewer: string | null; key: string }>(
  'jobs.resume-sent-to',
  `select p.id from job_applications p
   join jobs j on j.id = p.job_id
   join person_view a on a.id = p.applicant_id
   where p.resume_key = :key and j.creator_id = :viewer::uuid and p.state <> 'WITHDRAWN'
     and ${visibleApplicant} limit 1`,
);

const applicationWith = statement<{ id: string }, { key: string }>(
  'jobs.applications-on-resume',
  `select id from job_applications where resume_key = :key limit 1`,
);

/** Creators may read a résumé that was sent to one of their jobs, unless the application is withdrawn or blocked. */
export const resumeReaders: UploadReaders = {
  mayRead: async (db, viewerId, key) =>
    (await sentTo.first(db, { viewer: viewerId, key })) !== undefined,
  uses: async (trx, key) => (await applicationWith.first(trx, { key })) !== undefined,
};
