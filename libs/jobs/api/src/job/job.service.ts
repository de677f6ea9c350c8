import { isPaused, jobsErrors, neededToOpenSchema } from '@upround/jobs/contract';
import type { createJob, editJob, Job, JobChange } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { removedByModerator } from '@upround/shared/ports';
import { AppError, isModerator, memberOf, parseWith } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { JobRow } from './job.columns';
import { changedFields, fieldsOf, type JobFields } from './job-fields';
import { toJob } from './job.mapper';
import { findJob } from './job.read-model';
import {
  changeFields,
  closeJob,
  confirmOpen,
  deleteDraft,
  lockJob,
  mayOpen,
  openJob,
  resumeJob,
  writeDraft,
} from './job.store';
import { closeJobDirectly } from './moderate-job';
import { sendClosing, sendPausing } from './notify-closed.task';

/** Reads the changed job as the call's response. */
async function answer(context: WriteContext, id: string, now: Date): Promise<Job> {
  const row = await findJob(context.trx, context.viewer, id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toJob(row, now);
}

async function checkMayOpen(context: WriteContext): Promise<void> {
  if (await mayOpen(context.trx, memberOf(context).userId)) return;
  throw new AppError(jobsErrors.TOO_MANY_OPEN_JOBS);
}

async function publish(context: WriteContext, id: string, now: Date): Promise<void> {
  await checkMayOpen(context);
  await openJob(context.trx, id, now);
}

/** Values of a draft's missing fields. */
const emptyFields = {
  company: '',
  description: '',
  location: '',
  type: 'FULL_TIME',
  workplace: 'ONSITE',
} satisfies Partial<JobFields>;

/** Posts a job, or saves a draft of one. */
export async function postJob(
  context: WriteContext,
  { body }: HandlerInput<typeof createJob>,
  now: Date,
): Promise<Job> {
  const { state, ...fields } = body;
  const { userId: creatorId } = memberOf(context);
  const id = await writeDraft(context.trx, {
    creatorId,
    fields: { ...emptyFields, ...fields },
    createdAt: now,
  });
  if (state !== 'DRAFT') await publish(context, id, now);
  return answer(context, id, now);
}

/** Finds a job that the viewer may see, and locks it until the transaction ends. */
async function lockAndFind(context: WriteContext, key: string): Promise<JobRow> {
  await lockJob(context.trx, key);
  const row = await findJob(context.trx, context.viewer, key);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

async function lockOwnJob(context: WriteContext, key: string): Promise<JobRow> {
  const row = await lockAndFind(context, key);
  if (row.creator_id !== memberOf(context).userId) throw new AppError(coreErrors.FORBIDDEN);
  return row;
}

/** Closes another person's job, open, closed by its creator or hidden by a decision, with an audit entry. */
async function moderate(context: WriteContext, row: JobRow, now: Date): Promise<void> {
  if (!(await closeJobDirectly(context, row.id, now))) return;
  const reference = { referenceType: 'JOB', referenceId: row.id } as const;
  await context.audit({ action: 'job.close', ...reference });
  await context.tasks.publish(removedByModerator, {
    ownerId: row.creator_id,
    isClosed: true,
    ...reference,
  });
}

const wasPaused = (row: JobRow) => isPaused({ closeReason: row.close_reason });

/** Resumes a paused job, or closes it for another reason; every other closed job stays as it is. */
async function changeClosed(
  context: WriteContext,
  row: JobRow,
  { state, reason }: JobChange,
  now: Date,
): Promise<void> {
  if (state === 'OPEN') {
    await checkMayOpen(context);
    await resumeJob(context.trx, row.id, now);
    await sendPausing(context.tasks, row.id);
    return;
  }
  if (!wasPaused(row) || state === undefined || reason === 'PAUSED') return;
  await closeJob(context.trx, row.id, reason ?? 'CANCELLED', now);
  await sendClosing(context.tasks, row.id);
}

/** Closes an open job, or pauses it. */
async function closeOpen(
  context: WriteContext,
  id: string,
  reason: NonNullable<JobChange['reason']>,
  now: Date,
): Promise<void> {
  await closeJob(context.trx, id, reason, now);
  await (reason === 'PAUSED' ? sendPausing : sendClosing)(context.tasks, id);
}

async function change(
  context: WriteContext,
  row: JobRow,
  { state, reason, ...fields }: JobChange,
  now: Date,
): Promise<void> {
  const changesFields = Object.keys(fields).length > 0;
  if (row.state === 'CLOSED') {
    if (state === 'OPEN' && !wasPaused(row)) throw new AppError(jobsErrors.CANNOT_REOPEN);
    if (changesFields) throw new AppError(jobsErrors.JOB_NOT_OPEN);
    await changeClosed(context, row, { state, reason }, now);
    return;
  }
  if (row.state === 'DRAFT' && state === 'CLOSED') throw new AppError(jobsErrors.JOB_NOT_OPEN);
  const changed = changedFields(row, fields);
  if (row.state === 'OPEN' || state === 'OPEN') parseWith(neededToOpenSchema, changed);
  if (changesFields) await changeFields(context.trx, row.id, changed, now);
  if (row.state === 'DRAFT' && state === 'OPEN') await publish(context, row.id, now);
  if (state === 'CLOSED') await closeOpen(context, row.id, reason ?? 'CANCELLED', now);
}

/** Whether a change does nothing but close the job, which a moderator may do. */
const onlyCloses = (body: JobChange) => body.state === 'CLOSED' && Object.keys(body).length === 1;

/** Changes, publishes or closes a job as its creator, or closes it as a moderator. */
export async function rewriteJob(
  context: WriteContext,
  { params, body }: HandlerInput<typeof editJob>,
  now: Date,
): Promise<Job> {
  const row = await lockAndFind(context, params.id);
  if (row.creator_id === memberOf(context).userId) await change(context, row, body, now);
  else if (isModerator(context.viewer) && onlyCloses(body)) await moderate(context, row, now);
  else throw new AppError(coreErrors.FORBIDDEN);
  return answer(context, row.id, now);
}

/** Confirms, as the creator, that a job is still open. */
export async function confirmOwnJob(context: WriteContext, key: string, now: Date): Promise<Job> {
  const row = await lockOwnJob(context, key);
  const isOver = row.closes_at !== null && row.closes_at <= now;
  if (row.state !== 'OPEN' || isOver) throw new AppError(jobsErrors.JOB_NOT_OPEN);
  await confirmOpen(context.trx, row.id, now);
  return answer(context, row.id, now);
}

/** Copies the creator's own closed job to a new draft. */
export async function copyToDraft(context: WriteContext, key: string, now: Date): Promise<Job> {
  const row = await lockOwnJob(context, key);
  if (row.state !== 'CLOSED') throw new AppError(jobsErrors.NOT_CLOSED);
  if (row.close_reason === 'MODERATED') throw new AppError(jobsErrors.MODERATED);
  const draft = { creatorId: row.creator_id, fields: fieldsOf(row), createdAt: now };
  const id = await writeDraft(context.trx, { ...draft, repostOf: row.id });
  return answer(context, id, now);
}

/** Deletes a draft as its creator. */
export async function deleteOwnDraft(context: WriteContext, key: string): Promise<void> {
  const row = await lockOwnJob(context, key);
  if (row.state !== 'DRAFT') throw new AppError(jobsErrors.NOT_A_DRAFT);
  await deleteDraft(context.trx, row.id);
}
