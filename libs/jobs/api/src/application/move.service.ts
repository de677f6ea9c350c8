import type { Applicant, Application, ApplicationMove } from '@upround/jobs/contract';
import type { moveApplication, moveApplications } from '@upround/jobs/contract';
import type { HandlerInput } from '@upround/shared/contract-core';
import { applicationMoved } from '@upround/shared/ports';
import { memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { isAnswer, TELL_AFTER_SECONDS } from './application-steps';
import type { ApplicationRow } from './application.columns';
import { resumesOf, toApplicant, toOwnApplication, toSentApplication } from './application.mapper';
import { findApplicants, findApplication } from './application.read-model';
import { holdsOpen } from './apply.store';
import { checkCreatorMove, checkOwnMove, moveOf } from './move.rules';
import { holdApplications, touchJobs, writeMove } from './move.store';
import { tellMove } from './tell-move.job';

/**
 * Makes a move, and tells the applicant of the answer that stands now where they do not know of it.
 *
 * @param byCreator whether the creator makes it, or the applicant
 * @returns whether the application stood elsewhere before
 */
async function make(
  { trx, jobs }: WriteContext,
  row: ApplicationRow,
  to: ApplicationMove,
  by: { at: Date; byCreator: boolean },
): Promise<boolean> {
  const move = moveOf(row, to, by.at);
  if (move === null) return false;
  const { id: stepId, state, told } = await writeMove(trx, row.id, move, by);
  if (told || !isAnswer(state)) return true;
  if (move.kind === 'RESTORE') {
    const { id: applicationId, job_id: jobId, applicant_id: applicantId } = row;
    await jobs.publish(applicationMoved, { applicationId, stepId, jobId, applicantId, state });
  } else {
    await jobs.send(tellMove, { stepId, state }, { afterSeconds: TELL_AFTER_SECONDS });
  }
  return true;
}

async function moveOwn(context: WriteContext, row: ApplicationRow, to: ApplicationMove, at: Date) {
  await checkOwnMove(row, to.state, () => holdsOpen(context.trx, row.job_id, at));
  await make(context, row, to, { at, byCreator: false });
}

/** Moves one application on: as the creator of its job, or as its applicant. */
export async function moveOne(
  { uploads, now }: JobsSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof moveApplication>,
): Promise<Application> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const at = now();
  await holdApplications(trx, [params.id]);
  const row = await findApplication(trx, userId, params.id);
  if (row.applicant_id === userId) await moveOwn(context, row, body, at);
  else {
    checkCreatorMove(row, body.state);
    const isMoved = await make(context, row, body, { at, byCreator: true });
    if (isMoved) await touchJobs(trx, [row.job_id], at);
  }
  const moved = await findApplication(trx, userId, params.id);
  const resumes = await resumesOf(uploads, trx, [moved]);
  return row.applicant_id === userId
    ? toOwnApplication(moved, resumes, at)
    : toSentApplication(moved, resumes);
}

/** Moves applications to one's own jobs, all of them or none; of several, whoever withdrew meanwhile stays withdrawn. */
export async function moveMany(
  { uploads, now }: JobsSettings,
  context: WriteContext,
  { body }: HandlerInput<typeof moveApplications>,
): Promise<{ data: Applicant[] }> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const at = now();
  const ids = body.moves.map(({ id }) => id);
  await holdApplications(trx, ids);
  const rows = await findApplicants(trx, userId, ids);
  const pairs = rows.map((row, index) => ({ row, to: body.moves[index] }));
  for (const [index, { row, to }] of pairs.entries()) {
    const options = { path: `moves.${index}.id`, isOneOfMany: rows.length > 1 };
    if (to !== undefined) checkCreatorMove(row, to.state, options);
  }
  const touched = new Set<string>();
  for (const { row, to } of pairs) {
    if (to === undefined || row.state === 'WITHDRAWN') continue;
    const isMoved = await make(context, row, to, { at, byCreator: true });
    if (isMoved) touched.add(row.job_id);
  }
  await touchJobs(trx, [...touched], at);
  const moved = await findApplicants(trx, userId, ids);
  const resumes = await resumesOf(uploads, trx, moved);
  return { data: moved.map((row) => toApplicant(row, resumes)) };
}
