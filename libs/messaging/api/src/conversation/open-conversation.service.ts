import { messagingErrors, type Conversation } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId, statement, type Trx } from '@upround/shared/db';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import type { MessagingSettings } from '../messaging-settings';
import { sendConversationEvent } from '../realtime/notify-pages';
import { areKnown, isOpenTo } from './acquaintance';
import { readOwnView } from './conversation.read-model';
import {
  lockPair,
  pairOf,
  setListed,
  setState,
  relationshipOf,
  type Pair,
} from './conversation.store';

/** How many conversations a person may open a day. */
const OPENINGS = { name: 'messaging.open', points: 50, seconds: 24 * 3600 };

type InsertValues = Pair & { id: string; requester: string; state: 'ACCEPTED' | 'PENDING' };

const insertPair = statement<{ id: string }, InsertValues>(
  'messaging.insert-conversation',
  `insert into conversations (id, low_id, high_id, requester_id, state)
   values (:id::uuid, :low::uuid, :high::uuid, :requester::uuid, :state)
   on conflict (low_id, high_id) do nothing returning id`,
);

/** The other person does not see the conversation before its first message. */
const insertMembers = statement<never, InsertValues>(
  'messaging.insert-members',
  `insert into conversation_members
     (conversation_id, user_id, other_id, state, asked, listed, activity_id)
   select :id::uuid, member.user_id, member.other_id, :state::text,
     member.user_id <> :requester::uuid, member.user_id = :requester::uuid, :id::uuid
   from (values (:low::uuid, :high::uuid), (:high::uuid, :low::uuid)) as member (user_id, other_id)`,
);

/** @returns its id, or null where the two have one already */
async function insertConversation(
  trx: Trx,
  { low, high }: Pair,
  requesterId: string,
  state: 'ACCEPTED' | 'PENDING',
): Promise<string | null> {
  const id = newId();
  const values = { id, low, high, requester: requesterId, state };
  if ((await insertPair.first(trx, values)) === undefined) return null;
  await insertMembers.all(trx, values);
  return id;
}

/** Opens the existing conversation of a pair, and lists it for the person who opens it. */
async function openAgain(
  trx: Trx,
  userId: string,
  { low, high }: Pair,
  isOpen: () => Promise<boolean>,
): Promise<{ id: string; changed: boolean }> {
  const locked = await lockPair(trx, userId, low, high);
  if (locked === undefined) throw new Error('the conversation of the pair disappeared');
  const accepts = locked.state === 'PENDING' && (await isOpen());
  if (accepts) await setState(trx, locked.id, 'ACCEPTED');
  const listed = await setListed(trx, locked.id, userId);
  return { id: locked.id, changed: accepts || listed };
}

async function make(
  settings: MessagingSettings,
  context: WriteContext,
  otherId: string,
): Promise<{ id: string; changed: boolean }> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const relationship = await relationshipOf(trx, userId, otherId);
  if (relationship.blocked || relationship.gone) throw new AppError(coreErrors.NOT_FOUND);
  const known = await areKnown(settings, trx, [userId, otherId], relationship);
  const pair = pairOf(userId, otherId);
  const id = await insertConversation(trx, pair, userId, known ? 'ACCEPTED' : 'PENDING');
  if (id === null) {
    return openAgain(trx, userId, pair, () =>
      isOpenTo(settings, trx, [userId, otherId], relationship),
    );
  }
  if (!(await settings.permission.mayMessage(trx, userId, otherId, known))) {
    throw new AppError(messagingErrors.MESSAGES_NOT_TAKEN);
  }
  await context.countAttempt(OPENINGS, userId);
  return { id, changed: true };
}

/**
 * Opens the conversation of two people. The pair's unique row decides between parallel calls: one inserts it, the
 * others return it.
 */
export async function openConversation(
  settings: MessagingSettings,
  context: WriteContext,
  givenId: string,
): Promise<Conversation> {
  const { userId } = memberOf(context);
  if (!isId(givenId)) throw new AppError(coreErrors.NOT_FOUND);
  const otherId = givenId.toLowerCase();
  if (otherId === userId) throw new AppError(messagingErrors.OWN_ACCOUNT, { path: 'userId' });
  const { id, changed } = await make(settings, context, otherId);
  if (changed) await sendConversationEvent(settings, context, id);
  return readOwnView(context.trx, id, userId);
}
