import { coreErrors } from '@upround/shared/contract-core';
import { isId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import {
  applicantColumns,
  applicationColumns,
  ofOwnJob,
  visibleApplicant,
} from './application.columns';
import type { ApplicantRow, ApplicationRow } from './application.columns';

/** `$1` the viewer, `$2` the application: one's own, or one to one's own job. */
const eitherSide = statement<ApplicationRow>(
  'jobs.application',
  `select ${applicationColumns} from job_applications p
   join jobs j on j.id = p.job_id
   left join person_view a on a.id = p.applicant_id
   where p.id = $2::uuid and (p.applicant_id = $1::uuid
     or (j.creator_id = $1::uuid and a.id is not null and ${visibleApplicant}))`,
);

/** `$1` the creator, `$2` the applications. */
const toOwnJobs = statement<ApplicantRow>(
  'jobs.applications-to-own-jobs',
  `select ${applicantColumns} ${ofOwnJob} where p.id = any($2::uuid[]) and ${visibleApplicant}`,
);

/**
 * Finds an application that somebody made, or that was made to a job of theirs.
 *
 * @throws AppError `NOT_FOUND` for everybody else
 */
export async function findApplication(
  db: Database | Trx,
  userId: string,
  id: string,
): Promise<ApplicationRow> {
  const row = isId(id) ? await eitherSide.first(db, [userId, id]) : undefined;
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/**
 * Finds applications to somebody's own jobs.
 *
 * @returns in the order of `ids`
 * @throws AppError `NOT_FOUND` where one of them is none
 */
export async function findApplicants(
  db: Database | Trx,
  creatorId: string,
  ids: readonly string[],
): Promise<ApplicantRow[]> {
  const rows = ids.every(isId) ? await toOwnJobs.all(db, [creatorId, ids]) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id.toLowerCase());
    if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
    return row;
  });
}

/** Whether the job's creator may see the application: neither person blocks the other. */
export async function isSeenByCreator(
  db: Database | Trx,
  { creator_id: creatorId, id }: Pick<ApplicationRow, 'creator_id' | 'id'>,
): Promise<boolean> {
  return (await toOwnJobs.all(db, [creatorId, [id]])).length > 0;
}
