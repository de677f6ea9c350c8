import type { recordActivity } from '@upround/social/contract';
import { coreErrors, type CallOutput } from '@upround/shared/contract-core';
import { isId, newId, type Trx } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { RecordMark } from '@upround/shared/ports';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import type { TargetRegistry } from '../targets/target-registry';
import { findActivity, presentActivity } from './activity.read-model';

type Marked = Reference & { userId: string };

const insertState = (marked: Marked, kind: string, state: string) =>
  sql`insert into activities (id, user_id, reference_type, reference_id, kind, state)
    values (${newId()}, ${marked.userId}, ${marked.referenceType}, ${marked.referenceId}, ${kind},
      ${state})`;

const setStatement = (marked: Marked, { kind, states }: RecordMark) => sql`
  ${insertState(marked, kind, states.set)}
  on conflict (user_id, reference_id, kind) do update
    set state = excluded.state, created_at = now()
    where activities.state <> excluded.state returning 1`;

const unsetStatement = ({ userId, referenceId }: Marked, { kind, states }: RecordMark) => sql`
  update activities set state = ${states.unset}, created_at = now()
  where user_id = ${userId} and reference_id = ${referenceId} and kind = ${kind}
    and state = ${states.set} returning 1`;

const storedMark = (trx: Trx, { userId, referenceId }: Marked, { kind }: RecordMark) =>
  findActivity(trx, userId, referenceId, kind);

/** Writes the mark, and moves the record's counter with it where it has one. */
async function writeMark(
  registry: TargetRegistry,
  trx: Trx,
  marked: Marked,
  { mark, active }: { mark: RecordMark; active: boolean },
): Promise<{ changed: boolean; counted?: { count: number; wouldUseCount: number } }> {
  if (!active) {
    await sql`${insertState(marked, mark.kind, mark.states.unset)} on conflict do nothing`.execute(
      trx,
    );
  }
  const statement = (active ? setStatement : unsetStatement)(marked, mark);
  if (!mark.counts) {
    const { rows } = await statement.execute(trx);
    return { changed: rows.length > 0 };
  }
  const { userId: actorId, ...reference } = marked;
  const { count, changed } = await registry.add(trx, {
    reference,
    kind: 'MARK',
    delta: active ? 1 : -1,
    actorId,
    name: `social.${active ? 'set' : 'unset'}-mark`,
    statement,
  });
  return { changed, counted: { count, wouldUseCount: count } };
}

/**
 * Stores whether a person marks a record. The last state applies, and the same one again changes nothing. A mark can be
 * removed after the record is gone.
 */
export async function recordMark(
  registry: TargetRegistry,
  context: WriteContext,
  { referenceType, referenceId }: Reference,
  change: { mark: RecordMark; active: boolean },
): Promise<CallOutput<typeof recordActivity>> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const marked = { referenceType, referenceId, userId };
  const { mark, active } = change;
  const found = await registry.find(trx, userId, { referenceType, referenceId });
  if (found?.ownerId === userId) throw new AppError(mark.ownError);
  if (found === null) {
    const isStored =
      !active && isId(referenceId) && (await storedMark(trx, marked, mark)) !== undefined;
    if (!isStored) throw new AppError(coreErrors.NOT_FOUND);
  }
  const { changed, counted } = await writeMark(registry, trx, marked, change);
  if (changed) {
    const { afterCommit } = context;
    const target = registry.of(referenceType);
    await target.marked?.({ trx, referenceId, actorId: userId, active, afterCommit });
  }
  const row = await storedMark(trx, marked, mark);
  if (row === undefined) throw new Error('the mark was written and is not there');
  return { ...presentActivity(row), ...counted };
}
