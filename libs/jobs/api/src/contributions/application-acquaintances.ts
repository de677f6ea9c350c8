import { statement } from '@upround/shared/db';
import type { Acquaintances } from '@upround/shared/ports';

const applied = statement<{ id: string }, { one: string; other: string }>(
  'jobs.applied-between',
  `select p.id from job_applications p join jobs j on j.id = p.job_id
   where p.state <> 'WITHDRAWN' and j.close_reason is distinct from 'MODERATED'
     and ((p.applicant_id = :one::uuid and j.creator_id = :other::uuid)
       or (p.applicant_id = :other::uuid and j.creator_id = :one::uuid))
   limit 1`,
);

/** An applicant and the job's creator know each other, until the application is withdrawn or a moderator closes the job. */
export const applicationAcquaintances: Acquaintances = {
  knowEachOther: async (trx, one, other) =>
    (await applied.first(trx, { one, other })) !== undefined,
};
