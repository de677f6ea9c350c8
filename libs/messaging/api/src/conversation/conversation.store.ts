import type { ConversationState } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { type Database, isId, noBlock, type Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import { sql } from 'kysely';

/** A conversation whose row this transaction holds. */
export interface LockedConversation {
  id: string;
  state: ConversationState;
  requesterId: string;
  otherId: string;
  lastSequence: number;
}

/** How two people stand to each other. */
export interface Standing {
  blocked: boolean;
  /** The other one's account cannot be seen any more. */
  gone: boolean;
  /** Each follows the other. */
  mutual: boolean;
}

/** Two people in the order in which their conversation keeps them. */
export interface Pair {
  low: string;
  high: string;
}

export const pairOf = (one: string, other: string): Pair =>
  one < other ? { low: one, high: other } : { low: other, high: one };

const missing = () => new AppError(coreErrors.NOT_FOUND);

export async function standingOf(trx: Trx, userId: string, otherId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`/* name: messaging.standing */
    select
      not ${noBlock(userId, otherId)} as blocked,
      not exists (select 1 from person_view p where p.id = ${otherId}) as gone,
      (select count(*) from follow_view f where f.reference_type = 'USER'
        and ((f.follower_id = ${userId} and f.reference_id = ${otherId})
          or (f.follower_id = ${otherId} and f.reference_id = ${userId}))) = 2 as mutual`.execute(
    trx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a row of constants is not there');
  return row;
}

async function lock(
  trx: Trx,
  userId: string,
  key: { id: string } | Pair,
): Promise<LockedConversation | undefined> {
  const [name, which] =
    'id' in key
      ? [sql`/* name: messaging.hold */`, sql<boolean>`c.id = ${key.id}`]
      : [
          sql`/* name: messaging.hold-pair */`,
          sql<boolean>`c.low_id = ${key.low} and c.high_id = ${key.high}`,
        ];
  const { rows } = await sql<LockedConversation>`${name}
    select c.id, c.state, c.requester_id as "requesterId", c.last_sequence as "lastSequence",
      case when c.low_id = ${userId} then c.high_id else c.low_id end as "otherId"
    from conversations c
    where ${which} and ${userId}::uuid in (c.low_id, c.high_id)
    for update`.execute(trx);
  return rows[0];
}

/** The conversation of a pair, locked until the transaction ends. */
export const lockPair = (trx: Trx, userId: string, low: string, high: string) =>
  lock(trx, userId, { low, high });

/**
 * Locks a conversation for a change: other transactions that change it wait. How the two stand to each other is read
 * afterwards, so that a block made while this one waited counts.
 *
 * @throws AppError `NOT_FOUND` for whoever is no member, and for blocked pairs
 */
export async function lockConversation(
  trx: Trx,
  userId: string,
  id: string,
): Promise<{ locked: LockedConversation; standing: Standing }> {
  const locked = isId(id) ? await lock(trx, userId, { id }) : undefined;
  if (locked === undefined) throw missing();
  const standing = await standingOf(trx, userId, locked.otherId);
  if (standing.blocked) throw missing();
  return { locked, standing };
}

/** Id and length of a conversation as its members read it. */
export interface SeenConversation {
  id: string;
  lastSequence: number;
}

/** @throws AppError `NOT_FOUND` for whoever is no member, and for blocked pairs */
export async function seeConversation(
  db: Database,
  userId: string,
  id: string,
): Promise<SeenConversation> {
  if (!isId(id)) throw missing();
  const { rows } = await sql<SeenConversation>`/* name: messaging.see */
    select c.id, c.last_sequence as "lastSequence" from conversations c
    where c.id = ${id} and ${userId}::uuid in (c.low_id, c.high_id) and ${noBlock(sql.ref('c.low_id'), sql.ref('c.high_id'))}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw missing();
  return row;
}

export async function setState(trx: Trx, id: string, state: ConversationState): Promise<void> {
  await sql`
    with changed as (update conversations set state = ${state} where id = ${id})
    update conversation_members set state = ${state} where conversation_id = ${id}`.execute(trx);
}

/**
 * Puts a conversation among a person's own; until then only the one who opened it knows of it.
 *
 * @returns whether that changed anything
 */
export async function setListed(trx: Trx, id: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update conversation_members set listed = true
    where conversation_id = ${id} and user_id = ${userId} and not listed
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** @returns whether that changed anything */
export async function setArchived(
  trx: Trx,
  id: string,
  userId: string,
  archived: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update conversation_members set archived = ${archived}
    where conversation_id = ${id} and user_id = ${userId} and archived <> ${archived}
    returning 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Moves a person's read mark forward; it never goes back.
 *
 * @returns whether that changed anything
 */
export async function setReadUpTo(
  trx: Trx,
  id: string,
  userId: string,
  readUpTo: number,
): Promise<boolean> {
  const { rows } = await sql`
    update conversation_members set read_up_to = ${readUpTo}::int, unread_count = (
      select count(*)::int from messages
      where conversation_id = ${id} and sequence > ${readUpTo}::int and sender_id <> ${userId}
    )
    where conversation_id = ${id} and user_id = ${userId} and read_up_to < ${readUpTo}::int
    returning 1`.execute(trx);
  return rows.length > 0;
}
