import type { ConversationState } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, noBlockText, statement, type Database, type Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';

/** A conversation whose row this transaction has locked. */
export interface LockedConversation {
  id: string;
  state: ConversationState;
  requesterId: string;
  otherId: string;
  lastSequence: number;
}

/** The relationship of two people. */
export interface Relationship {
  blocked: boolean;
  /** The other person's account is not visible any more. */
  gone: boolean;
  /** Each follows the other. */
  mutual: boolean;
}

/** Two people in the order in which their conversation stores them. */
export type Pair = { low: string; high: string };

export const pairOf = (one: string, other: string): Pair =>
  one < other ? { low: one, high: other } : { low: other, high: one };

const missing = () => new AppError(coreErrors.NOT_FOUND);

const relationshipColumns = (other: string) => `
  not ${noBlockText(':viewer::uuid', other)} as blocked,
  not exists (select 1 from person_view p where p.id = ${other}) as gone,
  (select count(*) from follow_view f where f.reference_type = 'USER'
    and ((f.follower_id = :viewer::uuid and f.reference_id = ${other})
      or (f.follower_id = ${other} and f.reference_id = :viewer::uuid))) = 2 as mutual`;

const relationship = statement<Relationship, { viewer: string; other: string }>(
  'messaging.relationship',
  `select ${relationshipColumns(':other::uuid')}`,
);

export async function relationshipOf(
  trx: Trx,
  userId: string,
  otherId: string,
): Promise<Relationship> {
  const row = await relationship.first(trx, { viewer: userId, other: otherId });
  if (row === undefined) throw new Error('a row of constants is not there');
  return row;
}

const lockedColumns = `c.id, c.state, c.requester_id as "requesterId",
  c.last_sequence as "lastSequence", other.id as "otherId"`;
const otherOf = `cross join lateral (
  select case when c.low_id = :viewer::uuid then c.high_id else c.low_id end as id) other`;

const lock = <Values extends { viewer: string }>(name: string, which: string) =>
  statement<LockedConversation, Values>(
    name,
    `select ${lockedColumns} from conversations c ${otherOf}
     where ${which} and :viewer::uuid in (c.low_id, c.high_id)
     for update of c`,
  );
const lockById = lock<{ viewer: string; id: string }>('messaging.lock', 'c.id = :id::uuid');
const lockByPair = lock<Pair & { viewer: string }>(
  'messaging.lock-pair',
  'c.low_id = :low::uuid and c.high_id = :high::uuid',
);

/** The conversation of a pair, locked until the transaction ends. */
export const lockPair = (trx: Trx, userId: string, low: string, high: string) =>
  lockByPair.first(trx, { viewer: userId, low, high });

/**
 * Locks a conversation for a change: other transactions that change it wait. The relationship is read afterwards, so
 * that a block made while this transaction waited counts.
 *
 * @throws AppError `NOT_FOUND` for people outside of the conversation, and for blocked pairs
 */
export async function lockConversation(
  trx: Trx,
  userId: string,
  id: string,
): Promise<{ locked: LockedConversation; relationship: Relationship }> {
  const locked = isId(id) ? await lockById.first(trx, { viewer: userId, id }) : undefined;
  if (locked === undefined) throw missing();
  const relation = await relationshipOf(trx, userId, locked.otherId);
  if (relation.blocked) throw missing();
  return { locked, relationship: relation };
}

const lockToSend = statement<LockedConversation & Relationship, { viewer: string; id: string }>(
  'messaging.lock-to-send',
  `select ${lockedColumns}, ${relationshipColumns('other.id')} from conversations c ${otherOf}
   where c.id = :id::uuid and :viewer::uuid in (c.low_id, c.high_id)
   for update of c`,
);

/**
 * Locks a conversation for a message, and reads the relationship in the same statement. It misses what
 * changed in the relationship while this transaction waited for the lock; the insert of the message checks blocks again.
 *
 * @throws AppError `NOT_FOUND` for people outside of the conversation, and for blocked pairs
 */
export async function lockConversationToSend(
  trx: Trx,
  userId: string,
  id: string,
): Promise<{ locked: LockedConversation; relationship: Relationship }> {
  const row = isId(id) ? await lockToSend.first(trx, { viewer: userId, id }) : undefined;
  if (row === undefined || row.blocked) throw missing();
  return { locked: row, relationship: row };
}

/** Id and length of a conversation that its member may read. */
export interface SeenConversation {
  id: string;
  lastSequence: number;
}

const seen = statement<SeenConversation, { viewer: string; id: string }>(
  'messaging.see',
  `select c.id, c.last_sequence as "lastSequence" from conversations c
   where c.id = :id::uuid and :viewer::uuid in (c.low_id, c.high_id)
     and ${noBlockText('c.low_id', 'c.high_id')}`,
);

/** @throws AppError `NOT_FOUND` for people outside of the conversation, and for blocked pairs */
export async function seeConversation(
  db: Database,
  userId: string,
  id: string,
): Promise<SeenConversation> {
  const row = isId(id) ? await seen.first(db, { viewer: userId, id }) : undefined;
  if (row === undefined) throw missing();
  return row;
}

const changeState = statement<never, { id: string; state: ConversationState }>(
  'messaging.set-state',
  `with changed as (update conversations set state = :state::text where id = :id::uuid)
   update conversation_members set state = :state::text where conversation_id = :id::uuid`,
);

export async function setState(trx: Trx, id: string, state: ConversationState): Promise<void> {
  await changeState.all(trx, { id, state });
}

/** A person's own row of a conversation. */
type Member = { id: string; viewer: string };

/** Changes a person's own row; returns a row only where something changed. */
const change = <Values extends Member>(name: string, set: string, unless: string) =>
  statement<{ id: string }, Values>(
    name,
    `update conversation_members set ${set}
     where conversation_id = :id::uuid and user_id = :viewer::uuid and ${unless}
     returning conversation_id as id`,
  );
const list = change<Member>('messaging.set-listed', 'listed = true', 'not listed');
const archive = change<Member & { archived: boolean }>(
  'messaging.set-archived',
  'archived = :archived::boolean',
  'archived <> :archived::boolean',
);
const read = change<Member & { readUpTo: number }>(
  'messaging.set-read',
  `read_up_to = :readUpTo::int, unread_count = (
     select count(*)::int from messages
     where conversation_id = :id::uuid and sequence > :readUpTo::int and sender_id <> :viewer::uuid)`,
  'read_up_to < :readUpTo::int',
);

/**
 * Puts a conversation among a person's own; until then only the one who opened it knows of it.
 *
 * @returns whether that changed anything
 */
export async function setListed(trx: Trx, id: string, userId: string): Promise<boolean> {
  return (await list.first(trx, { id, viewer: userId })) !== undefined;
}

/** @returns whether that changed anything */
export async function setArchived(
  trx: Trx,
  id: string,
  userId: string,
  archived: boolean,
): Promise<boolean> {
  return (await archive.first(trx, { id, viewer: userId, archived })) !== undefined;
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
  return (await read.first(trx, { id, viewer: userId, readUpTo })) !== undefined;
}
