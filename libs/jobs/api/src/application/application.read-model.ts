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

/** An application by the viewer, or to one of the viewer's jobs. */
const eitherSide = statement<ApplicationRow, { viewer: string; id: string }>(
  'jobs.application',
  `select ${applicationColumns} from job_applications p
   join jobs j on j.id = p.job_id
   left join person_view a on a.id = p.applicant_id
   where p.id = :id::uuid and (p.applicant_id = :viewer::uuid
     or (j.creator_id = :viewer::uuid and a.id is not null and ${visibleApplicant}))`,
);

const toOwnJobs = statement<ApplicantRow, { viewer: string; ids: readonly string[] }>(
  'jobs.applications-to-own-jobs',
  `select ${applicantColumns} ${ofOwnJob} where p.id = any(:ids::uuid[]) and ${visibleApplicant}`,
);

/**
 * Finds an application for its applicant or the job's creator.
 *
 * @throws AppError `NOT_FOUND` for anyone else
 */
export async function findApplication(
  db: Database | Trx,
  userId: string,
  id: string,
): Promise<ApplicationRow> {
  const row = isId(id) ? await eitherSide.first(db, { viewer: userId, id }) : undefined;
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/**
 * Finds applications to the creator's own jobs.
 *
 * @returns in the order of `ids`
 * @throws AppError `NOT_FOUND` where one of them is none
 */
export async function findApplicants(
  db: Database | Trx,
  creatorId: string,
  ids: readonly string[],
): Promise<ApplicantRow[]> {
  const rows = ids.every(isId) ? await toOwnJobs.all(db, { viewer: creatorId, ids }) : [];
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
  return (await toOwnJobs.all(db, { viewer: creatorId, ids: [id] })).length > 0;
}
