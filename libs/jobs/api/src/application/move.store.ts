import { isId, newId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { isAnswer, type StoredStep } from './application-steps';
import type { Move } from './move.rules';

/** Jobs first, then applications, each in the order of ids: whoever holds several holds them so, and nobody waits in a ring. */
const holdJobs = statement<{ id: string }>(
  'jobs.hold-jobs-of-applications',
  `select id from jobs where id in (select job_id from job_applications where id = any($1::uuid[]))
   order by id for no key update`,
);
const hold = statement<{ id: string }>(
  'jobs.hold-applications',
  `select id from job_applications where id = any($1::uuid[]) order by id for update`,
);

/** Keeps others from moving these applications, and from closing their jobs, until the transaction ends. */
export async function holdApplications(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.every(isId)) return;
  await holdJobs.all(trx, [ids]);
  await hold.all(trx, [ids]);
}

/** `$1` application, `$2` step, `$3` state, `$4` reason, `$5` now, `$6` whether it is the creator's answer, `$7` told at. */
const addStep = statement<never>(
  'jobs.add-step',
  `with stepped as (
    insert into job_application_steps (id, application_id, state, reason, at, told_at)
    values ($2::uuid, $1::uuid, $3, $4, $5::timestamptz, $7::timestamptz)
  )
  update job_applications set state = $3, moved_at = $5::timestamptz,
    replied_at = case when $6::boolean then coalesce(replied_at, $5::timestamptz) else replied_at end
  where id = $1::uuid`,
);

/** `$1` application, `$2` the step that goes, `$3` the one before it. A reply that began with it was none. */
const takeStepBack = statement<never>(
  'jobs.take-step-back',
  `with undone as (
    delete from job_application_steps where id = $2::uuid and application_id = $1::uuid returning at
  )
  update job_applications p set state = before.state, moved_at = before.at,
    replied_at = case when p.replied_at = undone.at then null else p.replied_at end
  from undone, job_application_steps before
  where p.id = $1::uuid and before.id = $3::uuid`,
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
    await takeStepBack.all(trx, [id, move.undone.id, move.before.id]);
    return move.kind === 'UNDO' ? move.before : writeMove(trx, id, move.next, { at, byCreator });
  }
  const stepId = newId();
  const { state, reason = null } = move.kind === 'RESTORE' ? move.step : move;
  const isRestored = move.kind === 'RESTORE';
  // Whoever restores an answer sees it there.
  const toldAt = isRestored && isAnswer(state) ? at : null;
  await addStep.all(trx, [id, stepId, state, reason, at, byCreator && isAnswer(state), toldAt]);
  return { id: stepId, state, told: isRestored && move.step.told };
}

/** `$1` the jobs, `$2` now. */
const touch = statement<never>(
  'jobs.touch',
  `update jobs set active_at = $2
   where id in (select id from jobs where id = any($1::uuid[]) order by id for no key update)`,
);

/** Says that their creator did something about these jobs. */
export async function touchJobs(trx: Trx, jobIds: readonly string[], now: Date): Promise<void> {
  if (jobIds.length > 0) await touch.all(trx, [jobIds, now]);
}
