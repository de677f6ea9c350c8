import { jobsErrors } from '@upround/jobs/contract';
import type { Application, replyToOffer } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { offerReplied } from '@upround/shared/ports';
import { AppError, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { shownToApplicant } from './application-steps';
import type { ApplicationRow } from './application.columns';
import { resumesOf, toOwnApplication } from './application.mapper';
import { findApplication, isSeenByCreator } from './application.read-model';
import { lockApplications, writeOfferReply, type OfferAnswer } from './move.store';

/** Writes the reply, and notifies the job's creator. */
async function reply(
  { sendChange }: JobsSettings,
  context: WriteContext,
  row: ApplicationRow,
  answer: OfferAnswer,
): Promise<void> {
  const { trx, tasks } = context;
  const stepId = await writeOfferReply(trx, row.id, answer);
  if (!(await isSeenByCreator(trx, row))) return;
  const {
    id: applicationId,
    job_id: jobId,
    creator_id: creatorId,
    applicant_id: applicantId,
  } = row;
  await tasks.publish(offerReplied, {
    applicationId,
    stepId,
    jobId,
    creatorId,
    applicantId,
    reply: answer.reply,
  });
  const change = answer.reply === 'DECLINED' ? 'WITHDRAWN' : 'APPLIED';
  context.afterCommit(() => sendChange([creatorId], { applicationId, jobId, change }));
}

/** Accepts or declines an offer as the applicant; the same reply again changes nothing. */
export async function replyToOwnOffer(
  settings: JobsSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof replyToOffer>,
): Promise<Application> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const at = settings.now();
  await lockApplications(trx, [params.id]);
  const row = await findApplication(trx, userId, params.id);
  if (row.applicant_id !== userId) throw new AppError(coreErrors.FORBIDDEN);
  const shown = shownToApplicant(row, at);
  if (shown.steps.at(-1)?.reply !== body.reply) {
    // An offer that its creator can still undo isn't there yet.
    if (row.state !== 'OFFER' || shown.state !== 'OFFER') throw new AppError(jobsErrors.NO_OFFER);
    await reply(settings, context, row, { ...body, at });
  }
  const replied = await findApplication(trx, userId, params.id);
  return toOwnApplication(replied, await resumesOf(settings.uploads, trx, [replied]), at);
}
