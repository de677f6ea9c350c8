import type { Applicant, Application, ApplicationMove } from '@upround/jobs/contract';
import type { moveApplication, moveApplications } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { applicationMoved } from '@upround/shared/ports';
import { AppError, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { isBlindFor } from '../plan';
import { isAnswer, NOTIFY_DELAY_SECONDS } from './application-steps';
import type { ApplicationRow } from './application.columns';
import {
  blindApplication,
  resumesOf,
  toApplicant,
  toOwnApplication,
  toSentApplication,
} from './application.mapper';
import { findApplicants, findApplication, isSeenByCreator } from './application.read-model';
import { lockIfOpen } from './apply.store';
import { checkCreatorMove, checkOwnMove, isSkippedInBulk, moveOf, refusalOf } from './move.rules';
import { lockApplications, touchJobs, writeMove } from './move.store';
import { notifyMove } from './notify-move.task';

interface Making extends Pick<JobsSettings, 'sendChange'> {
  at: Date;
  /** Whether the creator makes it, or the applicant. */
  byCreator: boolean;
}

/**
 * Makes a move, and notifies the applicant of an answer that they do not know of yet.
 *
 * @returns whether the application's state changed
 */
async function make(
  context: WriteContext,
  row: ApplicationRow,
  to: ApplicationMove,
  by: Making,
): Promise<boolean> {
  const { trx, tasks } = context;
  const move = moveOf(row, to, by.at);
  if (move === null) return false;
  const { id: stepId, state, notified } = await writeMove(trx, row.id, move, by);
  const { id: applicationId, job_id: jobId, applicant_id: applicantId } = row;
  if (notified || !isAnswer(state)) {
    // For other answers `notifyMoveTask` sends the change when it notifies the applicant.
    const change = { applicationId, jobId, change: 'MOVED' } as const;
    if (by.byCreator) context.afterCommit(() => by.sendChange([applicantId], change));
    return true;
  }
  if (move.kind === 'RESTORE') {
    await tasks.publish(applicationMoved, { applicationId, stepId, jobId, applicantId, state });
  } else {
    await tasks.send(notifyMove, { stepId, state }, { afterSeconds: NOTIFY_DELAY_SECONDS });
  }
  return true;
}

async function moveOwn(
  context: WriteContext,
  row: ApplicationRow,
  to: ApplicationMove,
  by: Omit<Making, 'byCreator'>,
) {
  const { trx } = context;
  await checkOwnMove(row, to.state, () => lockIfOpen(trx, row.job_id, by.at));
  if (!(await make(context, row, to, { ...by, byCreator: false }))) return;
  if (!(await isSeenByCreator(trx, row))) return;
  const { id: applicationId, job_id: jobId, creator_id: creatorId } = row;
  const change = to.state === 'WITHDRAWN' ? 'WITHDRAWN' : 'APPLIED';
  context.afterCommit(() => by.sendChange([creatorId], { applicationId, jobId, change }));
}

/** Moves one application, as the creator of its job or as its applicant. */
export async function moveOne(
  settings: JobsSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof moveApplication>,
): Promise<Application> {
  const { uploads, now, sendChange } = settings;
  const { trx } = context;
  const { userId } = memberOf(context);
  const at = now();
  await lockApplications(trx, [params.id]);
  const row = await findApplication(trx, userId, params.id);
  if (row.applicant_id === userId) await moveOwn(context, row, body, { at, sendChange });
  else {
    checkCreatorMove(row, body.state);
    const isMoved = await make(context, row, body, { at, byCreator: true, sendChange });
    if (isMoved) await touchJobs(trx, [row.job_id], at);
  }
  const moved = await findApplication(trx, userId, params.id);
  const resumes = await resumesOf(uploads, trx, [moved]);
  if (row.applicant_id === userId) return toOwnApplication(moved, resumes, at);
  const sent = toSentApplication(moved, resumes);
  const isBlind = body.blind === true && (await isBlindFor(settings, trx, userId));
  return isBlind ? blindApplication(sent) : sent;
}

/**
 * Moves applications to the creator's own jobs in one transaction; of several, those that can't be moved are skipped.
 */
export async function moveMany(
  settings: JobsSettings,
  context: WriteContext,
  { body }: HandlerInput<typeof moveApplications>,
): Promise<{ data: Applicant[] }> {
  const { uploads, now, sendChange } = settings;
  const { trx } = context;
  const { userId } = memberOf(context);
  const at = now();
  const ids = body.moves.map(({ id }) => id);
  await lockApplications(trx, ids);
  const rows = await findApplicants(trx, userId, ids);
  if (body.moves.some(({ state }) => state === 'WITHDRAWN')) {
    throw new AppError(coreErrors.FORBIDDEN);
  }
  const keepsOffers = rows.length > 1 || body.keepOffers === true;
  const touched = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const to = body.moves[index];
    if (to === undefined) continue;
    const refusal = refusalOf(row, to, at);
    if (refusal !== undefined) {
      if (rows.length === 1) throw new AppError(refusal, { path: `moves.${index}.id` });
      continue;
    }
    if (keepsOffers && isSkippedInBulk(row, to, at)) continue;
    const isMoved = await make(context, row, to, { at, byCreator: true, sendChange });
    if (isMoved) touched.add(row.job_id);
  }
  await touchJobs(trx, [...touched], at);
  const moved = await findApplicants(trx, userId, ids);
  const resumes = await resumesOf(uploads, trx, moved);
  const isBlind = body.blind === true && (await isBlindFor(settings, trx, userId));
  return { data: moved.map((row) => toApplicant(row, resumes, isBlind)) };
}
