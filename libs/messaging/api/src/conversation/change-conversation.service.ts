import {
  messagingErrors,
  type changeConversation as call,
  type Conversation,
} from '@upround/messaging/contract';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import type { MessagingSettings } from '../messaging-settings';
import { sendConversationEvent } from '../realtime/notify-pages';
import { readOwnView } from './conversation.read-model';
import {
  lockConversation,
  setArchived,
  setListed,
  setReadUpTo,
  setState,
  type LockedConversation,
} from './conversation.store';

type Change = HandlerInput<typeof call>['body'];

/** Accepts or rejects a request. The recipient may change their answer; both members get one event for each change. */
async function answer(
  settings: MessagingSettings,
  context: WriteContext,
  locked: LockedConversation,
  state: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  if (locked.requesterId === memberOf(context).userId) {
    throw new AppError(messagingErrors.NOT_ASKED, { path: 'state' });
  }
  if (locked.state === state) return;
  await setState(context.trx, locked.id, state);
  await setListed(context.trx, locked.id, memberOf(context).userId);
  await sendConversationEvent(settings, context, locked.id);
}

/** The reader's own pages always get the event; the other person's only where neither hides their read marks. */
async function markRead(
  settings: MessagingSettings,
  context: WriteContext,
  { id, lastSequence }: LockedConversation,
  readUpTo: number,
): Promise<void> {
  const { trx } = context;
  const { userId } = memberOf(context);
  if (!(await setReadUpTo(trx, id, userId, Math.min(readUpTo, lastSequence)))) return;
  await sendConversationEvent(
    settings,
    context,
    id,
    (view) => view.user_id === userId || view.other_read_up_to !== null,
  );
}

async function archive(
  settings: MessagingSettings,
  context: WriteContext,
  { id }: LockedConversation,
  archived: boolean,
): Promise<void> {
  const { userId } = memberOf(context);
  if (!(await setArchived(context.trx, id, userId, archived))) return;
  await sendConversationEvent(settings, context, id, (view) => view.user_id === userId);
}

export async function changeConversation(
  settings: MessagingSettings,
  context: WriteContext,
  id: string,
  { state, readUpTo, archived }: Change,
): Promise<Conversation> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const { locked } = await lockConversation(trx, userId, id);
  if (state !== undefined) await answer(settings, context, locked, state);
  if (readUpTo !== undefined) await markRead(settings, context, locked, readUpTo);
  if (archived !== undefined) await archive(settings, context, locked, archived);
  return readOwnView(trx, locked.id, userId);
}
