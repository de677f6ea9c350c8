import { activityErrors, type recordActivity } from '@upround/social/contract';
import { coreErrors, type CallOutput } from '@upround/shared/contract-core';
import { isId, newId, type Trx } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import type { TargetRegistry } from '../targets/target-registry';
import { presentActivity, type ActivityRow } from './activity.read-model';

/** What somebody says of an idea. */
export type WouldUseState = 'WOULD_USE' | 'NOT_WOULD_USE';

const insertState = (userId: string, { referenceType, referenceId }: Reference, state: string) =>
  sql`insert into activities (id, user_id, reference_type, reference_id, kind, state)
    values (${newId()}, ${userId}, ${referenceType}, ${referenceId}, 'WOULD_USE', ${state})`;

const setStatement = (userId: string, idea: Reference) => sql`
  ${insertState(userId, idea, 'WOULD_USE')}
  on conflict (user_id, reference_id, kind) do update set state = 'WOULD_USE', created_at = now()
    where activities.state <> 'WOULD_USE' returning 1`;

const unsetStatement = (userId: string, { referenceId }: Reference) => sql`
  update activities set state = 'NOT_WOULD_USE', created_at = now()
  where user_id = ${userId} and reference_id = ${referenceId} and kind = 'WOULD_USE'
    and state = 'WOULD_USE' returning 1`;

async function storedState(trx: Trx, userId: string, ideaId: string) {
  const { rows } = await sql<ActivityRow>`
    select id, reference_type, reference_id, state, selection, created_at from activities
    where user_id = ${userId} and reference_id = ${ideaId} and kind = 'WOULD_USE'`.execute(trx);
  return rows[0];
}

/**
 * Keeps whether somebody would use an idea, and moves the idea's counter with it. The later word stands, and the same
 * again changes nothing. It can be taken back whatever became of the idea.
 */
export async function recordWouldUse(
  registry: TargetRegistry,
  context: WriteContext,
  ideaId: string,
  state: WouldUseState,
): Promise<CallOutput<typeof recordActivity>> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const idea = { referenceType: 'IDEA', referenceId: ideaId } as const;
  const found = await registry.find(trx, userId, idea);
  if (found?.ownerId === userId) throw new AppError(activityErrors.OWN_IDEA);
  const active = state === 'WOULD_USE';
  if (found === null) {
    const said = !active && isId(ideaId) && (await storedState(trx, userId, ideaId)) !== undefined;
    if (!said) throw new AppError(coreErrors.NOT_FOUND);
  }
  if (!active) {
    await sql`${insertState(userId, idea, state)} on conflict do nothing`.execute(trx);
  }
  const { count } = await registry.add(trx, {
    reference: idea,
    kind: 'WOULD_USE',
    delta: active ? 1 : -1,
    actorId: userId,
    name: `social.${active ? 'set' : 'unset'}-would-use`,
    statement: (active ? setStatement : unsetStatement)(userId, idea),
  });
  const row = await storedState(trx, userId, ideaId);
  if (row === undefined) throw new Error('what was just said of an idea is not there');
  return { ...presentActivity(row), wouldUseCount: count };
}
