import type { ApplicationState, RejectionReason } from '@upround/jobs/contract';
import { isId, newId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { isAnswer, type StoredStep } from './application-steps';
import type { Move } from './move.rules';

/** Locks jobs first, then applications, each in the order of ids: all take one order, so that none deadlock. */
const lockJobs = statement<never, { ids: readonly string[] }>(
  'jobs.lock-jobs-of-applications',
  `select id from jobs where id in (select job_id from job_applications where id = any(:ids::uuid[]))
   order by id for no key update`,
);
const lock = statement<never, { ids: readonly string[] }>(
  'jobs.lock-applications',
  `select id from job_applications where id = any(:ids::uuid[]) order by id for update`,
);

/** Keeps others from moving these applications, and from closing their jobs, until the transaction ends. */
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
  now: Date;
  /** Whether it is the creator's answer. */
  isReply: boolean;
  /** When the applicant was notified; null for later. */
  toldAt: Date | null;
};

const addStep = statement<never, AddedStep>(
  'jobs.add-step',
  `with stepped as (
    insert into job_application_steps (id, application_id, state, reason, at, told_at)
    values (:step::uuid, :application::uuid, :state, :reason, :now::timestamptz, :toldAt::timestamptz)
  )
  update job_applications set state = :state, moved_at = :now::timestamptz,
    replied_at = case when :isReply::boolean then coalesce(replied_at, :now::timestamptz) else replied_at end
  where id = :application::uuid`,
);

/** Deletes a step and restores the one before it. A reply that began with the deleted step was none. */
const takeStepBack = statement<never, { application: string; undone: string; before: string }>(
  'jobs.take-step-back',
  `with undone as (
    delete from job_application_steps where id = :undone::uuid and application_id = :application::uuid returning at
  )
  update job_applications p set state = before.state, moved_at = before.at,
    replied_at = case when p.replied_at = undone.at then null else p.replied_at end
  from undone, job_application_steps before
  where p.id = :application::uuid and before.id = :before::uuid`,
);

/** A step that stands now, and whether its applicant was told of it, or of the one that it restores. */
type StandingStep = Pick<StoredStep, 'id' | 'state' | 'told'>;

/**
 * Makes a move.
 *
 * @param byCreator whether it can be an answer
 * @returns the step that stands now
 */
export async function writeMove(
  trx: Trx,
  id: string,
  move: NonNullable<Move>,
  { at, byCreator }: { at: Date; byCreator: boolean },
): Promise<StandingStep> {
  if (move.kind === 'UNDO' || move.kind === 'REPLACE') {
    const { undone, before } = move;
    await takeStepBack.all(trx, { application: id, undone: undone.id, before: before.id });
    return move.kind === 'UNDO' ? before : writeMove(trx, id, move.next, { at, byCreator });
  }
  const stepId = newId();
  const { state, reason = null } = move.kind === 'RESTORE' ? move.step : move;
  const isRestored = move.kind === 'RESTORE';
  // Whoever restores an answer sees it there.
  const toldAt = isRestored && isAnswer(state) ? at : null;
  await addStep.all(trx, {
    application: id,
    step: stepId,
    state,
    reason,
    now: at,
    isReply: byCreator && isAnswer(state),
    toldAt,
  });
  return { id: stepId, state, told: isRestored && move.step.told };
}

const touch = statement<never, { ids: readonly string[]; now: Date }>(
  'jobs.touch',
  `update jobs set active_at = :now
   where id in (select id from jobs where id = any(:ids::uuid[]) order by id for no key update)`,
);

/** Says that their creator did something about these jobs. */
export async function touchJobs(trx: Trx, jobIds: readonly string[], now: Date): Promise<void> {
  if (jobIds.length > 0) await touch.all(trx, { ids: jobIds, now });
}
