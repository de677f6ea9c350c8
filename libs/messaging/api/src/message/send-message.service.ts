import {
  messagingErrors,
  type ConversationState,
  type Message,
  type sendMessage as call,
} from '@upround/messaging/contract';
import type { HandlerInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { textLimits } from '@upround/shared/domain';
import { messaged } from '@upround/shared/ports';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { isOpenTo } from '../conversation/acquaintance';
import {
  lockConversationToSend,
  type LockedConversation,
  type Relationship,
} from '../conversation/conversation.store';
import type { MessagingSettings } from '../messaging-settings';
import { sendMessageEvent } from '../realtime/notify-pages';
import { toMessage } from './message-rows';
import { findByClientId, insertMessage } from './message.store';

type Draft = HandlerInput<typeof call>['body'];

/**
 * The conversation's state after a message.
 *
 * @throws AppError where the sender may not write now
 */
async function stateAfter(
  settings: MessagingSettings,
  { trx }: WriteContext,
  { locked, relationship }: { locked: LockedConversation; relationship: Relationship },
  senderId: string,
  text: string,
): Promise<ConversationState> {
  if (relationship.gone) throw new AppError(messagingErrors.ACCOUNT_GONE);
  // A recipient accepts the request by writing.
  if (locked.state === 'ACCEPTED' || locked.requesterId !== senderId) return 'ACCEPTED';
  if (locked.state === 'REJECTED') throw new AppError(messagingErrors.REQUEST_REJECTED);
  if (await isOpenTo(settings, trx, [senderId, locked.otherId], relationship)) return 'ACCEPTED';
  if (locked.lastSequence > 0) throw new AppError(messagingErrors.REQUEST_WAITING);
  if (!(await settings.permission.mayMessage(trx, senderId, locked.otherId))) {
    throw new AppError(messagingErrors.MESSAGES_NOT_TAKEN);
  }
  if ([...text].length > textLimits.firstMessage) {
    throw new AppError(messagingErrors.FIRST_MESSAGE_TOO_LONG, { path: 'text' });
  }
  return 'PENDING';
}

/** Sends a message; returns the stored one where it was sent before under the same client id. */
export async function sendMessage(
  settings: MessagingSettings,
  context: WriteContext,
  { conversationId, text, clientId }: Draft,
): Promise<Message> {
  const { trx, tasks } = context;
  const { userId } = memberOf(context);
  const conversation = await lockConversationToSend(trx, userId, conversationId);
  const { locked } = conversation;
  const stored =
    clientId === undefined ? undefined : await findByClientId(trx, locked.id, userId, clientId);
  if (stored !== undefined) {
    if (stored.text !== text) {
      throw new AppError(messagingErrors.CLIENT_ID_REUSED, { path: 'clientId' });
    }
    return toMessage(stored, userId);
  }
  const state = await stateAfter(settings, context, conversation, userId, text);
  const message = await insertMessage(trx, {
    id: newId(),
    conversationId: locked.id,
    senderId: userId,
    text,
    clientId,
    state,
  });
  await tasks.publish(messaged, {
    conversationId: locked.id,
    messageId: message.id,
    sequence: message.sequence,
    recipientId: locked.otherId,
  });
  await sendMessageEvent(settings, context, message);
  return toMessage(message, userId);
}
