import { activityErrors, type recordActivity } from '@upround/social/contract';
import { coreErrors, type CallOutput } from '@upround/shared/contract-core';
import { isId, newId, type Trx } from '@upround/shared/db';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import type { TargetRegistry } from '../targets/target-registry';
import { presentActivity, type ActivityRow } from './activity.read-model';

/** What somebody says of a job that is applied to elsewhere. */
export type AppliedState = 'APPLIED' | 'NOT_APPLIED';

const stored = sql`id, reference_type, reference_id, state, selection, created_at`;

/** The same again changes nothing, not even the moment. */
async function keep(trx: Trx, userId: string, jobId: string, state: AppliedState) {
  const { rows } = await sql<ActivityRow>`
    insert into activities as a (id, user_id, reference_type, reference_id, kind, state)
    values (${newId()}, ${userId}, 'JOB', ${jobId}, 'APPLIED', ${state})
    on conflict (user_id, reference_id, kind) do update set state = excluded.state,
      created_at = case when a.state = excluded.state then a.created_at else now() end
    returning ${stored}`.execute(trx);
  return rows[0];
}

/** Whatever became of the job, what was said can be taken back. */
async function takeBack(trx: Trx, userId: string, jobId: string) {
  const { rows } = await sql<ActivityRow>`
    update activities set state = 'NOT_APPLIED',
      created_at = case when state = 'NOT_APPLIED' then created_at else now() end
    where user_id = ${userId} and reference_id = ${jobId} and kind = 'APPLIED'
    returning ${stored}`.execute(trx);
  return rows[0];
}

/** Keeps whether somebody applied to a job by other ways than here. The later word stands. */
export async function recordApplied(
  registry: TargetRegistry,
  context: WriteContext,
  jobId: string,
  state: AppliedState,
): Promise<CallOutput<typeof recordActivity>> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const found = await registry.find(trx, userId, { referenceType: 'JOB', referenceId: jobId });
  if (found?.ownerId === userId) throw new AppError(activityErrors.OWN_JOB);
  const isGone = found === null;
  const row =
    isGone && (state === 'APPLIED' || !isId(jobId))
      ? undefined
      : await (isGone ? takeBack(trx, userId, jobId) : keep(trx, userId, jobId, state));
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return presentActivity(row);
}
