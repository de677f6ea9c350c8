import { jobsErrors } from '@upround/jobs/contract';
import type { Application, apply } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { applied } from '@upround/shared/ports';
import { AppError, memberOf, RateLimitedError } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { opensTo, tooManyApplications } from '../plan';
import { resumesOf, toOwnApplication } from './application.mapper';
import { findApplication } from './application.read-model';
import { findWanted, lockIfOpen, writeApplication } from './apply.store';

const DAILY = { name: 'jobs.apply', seconds: 24 * 3_600 } as const;

/** Takes the résumé by its address. */
async function claimResume(
  { uploads }: JobsSettings,
  { trx }: WriteContext,
  userId: string,
  url: string | null | undefined,
): Promise<string | null> {
  if (url === undefined || url === null) return null;
  const file = await uploads.take(trx, userId, url, 'RESUME');
  if (file === null) throw new AppError(jobsErrors.NOT_YOUR_RESUME, { path: 'resumeUrl' });
  return file.key;
}

/** Finds the job and locks it, so that it stays open while the application is written. */
async function lockJob({ trx }: WriteContext, userId: string, key: string, now: Date) {
  const job = await findWanted(trx, userId, key);
  if (job === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (job.creator_id === userId) throw new AppError(jobsErrors.OWN_JOB);
  if (!(await lockIfOpen(trx, job.id, now))) throw new AppError(jobsErrors.JOB_CLOSED);
  return job;
}

/** Counts an application against the daily limit; after the insert, as refused ones don't count. */
async function countOne(
  settings: JobsSettings,
  context: WriteContext,
  userId: string,
): Promise<void> {
  const { applicationsADay } = await opensTo(settings, context.trx, userId);
  try {
    await context.countAttempt({ ...DAILY, points: applicationsADay }, userId);
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    throw new AppError(tooManyApplications(applicationsADay), { retryAfter: error.retryAfter });
  }
}

/** Applies to a job. */
export async function applyTo(
  settings: JobsSettings,
  context: WriteContext,
  { body }: HandlerInput<typeof apply>,
): Promise<Application> {
  const { trx, tasks } = context;
  const { userId } = memberOf(context);
  const resumeKey = await claimResume(settings, context, userId, body.resumeUrl);
  const job = await lockJob(context, userId, body.referenceId, settings.now());
  const id = newId();
  const isNew = await writeApplication(trx, {
    id,
    jobId: job.id,
    applicantId: userId,
    resumeKey,
    note: body.note ?? '',
    stepId: newId(),
    at: settings.now(),
  });
  if (!isNew) throw new AppError(jobsErrors.ALREADY_APPLIED);
  await countOne(settings, context, userId);
  await tasks.publish(applied, {
    applicationId: id,
    jobId: job.id,
    creatorId: job.creator_id,
    applicantId: userId,
  });
  const change = { applicationId: id, jobId: job.id, change: 'APPLIED' } as const;
  context.afterCommit(() => settings.sendChange([job.creator_id], change));
  const row = await findApplication(trx, userId, id);
  return toOwnApplication(row, await resumesOf(settings.uploads, trx, [row]), settings.now());
}
