import type { ApplicationState, OfferReply, RejectionReason } from '@upround/jobs/contract';
import { isId, newId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { isAnswer, type StoredStep } from './application-steps';
import type { Move } from './move.rules';

/** Locks jobs first, then applications, each in the order of ids: one order everywhere prevents deadlocks. */
const lockJobs = statement<never, { ids: readonly string[] }>(
  'jobs.lock-jobs-of-applications',
  `select id from jobs where id in (select job_id from job_applications where id = any(:ids::uuid[]))
   order by id for no key update`,
);
const lock = statement<never, { ids: readonly string[] }>(
  'jobs.lock-applications',
  `select id from job_applications where id = any(:ids::uuid[]) order by id for update`,
);

/** Locks these applications and their jobs until the transaction ends. */
export async function lockApplications(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.every(isId)) return;
  await lockJobs.all(trx, { ids });
  await lock.all(trx, { ids });
}

type AddedStep = {
  application: string;
  step: string;
  state: ApplicationState;
  reason: RejectionReason | null;
  message: string | null;
  now: Date;
  /** The applicant's reply to an offer. */
  reply: OfferReply | null;
  /** Whether the step is the creator's answer. */
  isReply: boolean;
  /** When the applicant was notified; null for later. */
  notifiedAt: Date | null;
};

const addStep = statement<never, AddedStep>(
  'jobs.add-step',
  `with stepped as (
    insert into job_application_steps (id, application_id, state, reason, message, reply, at, told_at)
    values (:step::uuid, :application::uuid, :state, :reason, :message, :reply, :now::timestamptz,
      :notifiedAt::timestamptz)
  )
  update job_applications set state = :state, moved_at = :now::timestamptz,
    replied_at = case when :isReply::boolean then coalesce(replied_at, :now::timestamptz) else replied_at end
  where id = :application::uuid`,
);

/** Deletes a step and restores the one before it. A reply that began with the deleted step no longer counts. */
const undoStep = statement<never, { application: string; undone: string; before: string }>(
  'jobs.take-step-back',
  `with undone as (
    delete from job_application_steps where id = :undone::uuid and application_id = :application::uuid returning at
  )
  update job_applications p set state = before.state, moved_at = before.at,
    replied_at = case when p.replied_at = undone.at then null else p.replied_at end
  from undone, job_application_steps before
  where p.id = :application::uuid and before.id = :before::uuid`,
);

/** The application's last step; `notified` also counts the step that it restores. */
type CurrentStep = Pick<StoredStep, 'id' | 'state' | 'notified'>;

/**
 * Makes a move.
 *
 * @param byCreator whether it can be an answer
 * @returns the application's last step after the move
 */
export async function writeMove(
  trx: Trx,
  id: string,
  move: NonNullable<Move>,
  { at, byCreator }: { at: Date; byCreator: boolean },
): Promise<CurrentStep> {
  if (move.kind === 'UNDO' || move.kind === 'REPLACE') {
    const { undone, before } = move;
    await undoStep.all(trx, { application: id, undone: undone.id, before: before.id });
    return move.kind === 'UNDO' ? before : writeMove(trx, id, move.next, { at, byCreator });
  }
  const stepId = newId();
  const { state, reason = null, message } = move.kind === 'RESTORE' ? move.step : move;
  const isRestored = move.kind === 'RESTORE';
  // An offer that was accepted before the withdrawal stays accepted.
  const reply = isRestored ? move.step.reply : null;
  // The applicant who restores an answer sees it in the same place.
  const notifiedAt = isRestored && isAnswer(state) ? at : null;
  await addStep.all(trx, {
    application: id,
    step: stepId,
    state,
    reason,
    // An empty line is none.
    message: message || null,
    reply,
    now: at,
    isReply: byCreator && isAnswer(state),
    notifiedAt,
  });
  return { id: stepId, state, notified: isRestored && move.step.notified };
}

/** An applicant's reply to an offer. */
export interface OfferAnswer {
  reply: OfferReply;
  message?: string | undefined;
  at: Date;
}

/**
 * Writes an applicant's reply: the application stays at the offer, or ends.
 *
 * @returns id of the step
 */
export async function writeOfferReply(
  trx: Trx,
  id: string,
  { reply, message, at }: OfferAnswer,
): Promise<string> {
  const stepId = newId();
  await addStep.all(trx, {
    application: id,
    step: stepId,
    state: reply === 'ACCEPTED' ? 'OFFER' : 'WITHDRAWN',
    reason: null,
    message: message || null,
    reply,
    now: at,
    isReply: false,
    // The applicant made it.
    notifiedAt: at,
  });
  return stepId;
}

const touch = statement<never, { ids: readonly string[]; now: Date }>(
  'jobs.touch',
  `update jobs set active_at = :now
   where id in (select id from jobs where id = any(:ids::uuid[]) order by id for no key update)`,
);

/** Marks these jobs as active: their creator did something about them. */
export async function touchJobs(trx: Trx, jobIds: readonly string[], now: Date): Promise<void> {
  if (jobIds.length > 0) await touch.all(trx, { ids: jobIds, now });
}
