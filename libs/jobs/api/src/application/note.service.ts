import type { ApplicantNote, keepApplicantNote, keepApplicationMemo } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { isId, statement } from '@upround/shared/db';
import type { Database, Statement, Trx } from '@upround/shared/db';
import { AppError, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import { ofOwnJob, visibleApplicant } from './application.columns';

const noteColumns = `p.private_note as text, p.stars::int`;

/** `$1` the creator, `$2` the application. */
const noteOf = statement<ApplicantNote>(
  'jobs.applicant-note',
  `select ${noteColumns} ${ofOwnJob} where p.id = $2::uuid and ${visibleApplicant}`,
);

/** `$1` the creator, `$2` the application, `$3` text and `$4` stars or null for what stays. */
const changeNote = statement<ApplicantNote>(
  'jobs.keep-applicant-note',
  `update job_applications p
   set private_note = coalesce($3, p.private_note), stars = coalesce($4::smallint, p.stars)
   from jobs j, person_view a
   where p.id = $2::uuid and j.id = p.job_id and j.creator_id = $1::uuid and a.id = p.applicant_id
     and ${visibleApplicant}
   returning ${noteColumns}`,
);

/** `$1` the applicant, `$2` the application, `$3` text. */
const changeMemo = statement<{ text: string }>(
  'jobs.keep-memo',
  `update job_applications set memo = $3 where id = $2::uuid and applicant_id = $1::uuid
   returning memo as text`,
);

/** Runs a statement on one application that answers nothing for whom it is not there. */
async function only<Row>(
  wanted: Statement<Row>,
  db: Database | Trx,
  [userId, id, ...values]: [userId: string, id: string, ...values: unknown[]],
): Promise<Row> {
  const row = isId(id) ? await wanted.first(db, [userId, id, ...values]) : undefined;
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** What the job's creator keeps about an applicant. */
export const readNote = (db: Database, creatorId: string, id: string) =>
  only(noteOf, db, [creatorId, id]);

/** Changes what the job's creator keeps about an applicant; what is left out stays. */
export function keepNote(
  context: WriteContext,
  { params, body }: HandlerInput<typeof keepApplicantNote>,
): Promise<ApplicantNote> {
  const { text = null, stars = null } = body;
  return only(changeNote, context.trx, [memberOf(context).userId, params.id, text, stars]);
}

/** Changes what an applicant keeps about an application. */
export function keepMemo(
  context: WriteContext,
  { params, body }: HandlerInput<typeof keepApplicationMemo>,
): Promise<{ text: string }> {
  return only(changeMemo, context.trx, [memberOf(context).userId, params.id, body.text]);
}
