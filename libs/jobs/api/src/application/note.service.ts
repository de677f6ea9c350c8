import type { ApplicantNote, keepApplicantNote, keepApplicationMemo } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { isId, statement } from '@upround/shared/db';
import type { Database, Statement, Trx } from '@upround/shared/db';
import { AppError, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import { ofOwnJob, visibleApplicant } from './application.columns';

const noteColumns = `p.private_note as text, p.stars::int`;

type OwnValues = { viewer: string; application: string };

const noteOf = statement<ApplicantNote, OwnValues>(
  'jobs.applicant-note',
  `select ${noteColumns} ${ofOwnJob} where p.id = :application::uuid and ${visibleApplicant}`,
);

/** Null for what stays. */
type NoteChange = { text: string | null; stars: number | null };

const changeNote = statement<ApplicantNote, OwnValues & NoteChange>(
  'jobs.keep-applicant-note',
  `update job_applications p
   set private_note = coalesce(:text, p.private_note), stars = coalesce(:stars::smallint, p.stars)
   from jobs j, person_view a
   where p.id = :application::uuid and j.id = p.job_id and j.creator_id = :viewer::uuid and a.id = p.applicant_id
     and ${visibleApplicant}
   returning ${noteColumns}`,
);

const changeMemo = statement<{ text: string }, OwnValues & { text: string }>(
  'jobs.keep-memo',
  `update job_applications set memo = :text where id = :application::uuid and applicant_id = :viewer::uuid
   returning memo as text`,
);

/**
 * Runs a statement on one application.
 *
 * @throws AppError `NOT_FOUND` where it finds none for this viewer
 */
async function only<Row, Values extends OwnValues>(
  wanted: Statement<Row, Values>,
  db: Database | Trx,
  values: Values,
): Promise<Row> {
  const row = isId(values.application) ? await wanted.first(db, values) : undefined;
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** Reads the job creator's note about an applicant. */
export const readNote = (db: Database, creatorId: string, id: string) =>
  only(noteOf, db, { viewer: creatorId, application: id });

/** Changes the job creator's note about an applicant; omitted fields stay. */
export function saveNote(
  context: WriteContext,
  { params, body }: HandlerInput<typeof keepApplicantNote>,
): Promise<ApplicantNote> {
  const { text = null, stars = null } = body;
  const own = { viewer: memberOf(context).userId, application: params.id };
  return only(changeNote, context.trx, { ...own, text, stars });
}

/** Changes an applicant's memo about an application. */
export function saveMemo(
  context: WriteContext,
  { params, body }: HandlerInput<typeof keepApplicationMemo>,
): Promise<{ text: string }> {
  const own = { viewer: memberOf(context).userId, application: params.id };
  return only(changeMemo, context.trx, { ...own, text: body.text });
}
