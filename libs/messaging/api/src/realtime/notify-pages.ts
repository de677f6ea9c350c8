import {
  conversationEvent,
  messageEvent,
  type Conversation,
  type MessageCounts,
} from '@upround/messaging/contract';
import type { WriteContext } from '@upround/shared/server-kit';
import { toConversation, type ConversationRow } from '../conversation/conversation-rows';
import { readBothViews } from '../conversation/conversation.read-model';
import { toMessage, type MessageRow } from '../message/message-rows';
import type { MessagingSettings } from '../messaging-settings';

interface View {
  userId: string;
  conversation: Conversation;
  counts: MessageCounts;
}

/** The conversation as each of these members sees it, with their counts over all conversations. */
async function viewsOf(
  { trx }: WriteContext,
  conversationId: string,
  includes: (view: ConversationRow) => boolean,
): Promise<View[]> {
  // A recipient without a message does not see the conversation yet.
  const rows = (await readBothViews(trx, conversationId)).filter(
    (row) => row.listed && includes(row),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    conversation: toConversation(row),
    counts: { unreadCount: row.unreadCount, requestCount: row.requestCount },
  }));
}

/** Sends a message to the open pages of both members, once it is committed. */
export async function sendMessageEvent(
  settings: MessagingSettings,
  context: WriteContext,
  message: MessageRow,
): Promise<void> {
  const { realtime } = settings;
  if (realtime === undefined) return;
  const views = await viewsOf(context, message.conversation_id, () => true);
  context.afterCommit(() => {
    for (const { userId, conversation, counts } of views) {
      const data = { message: toMessage(message, userId), conversation, counts };
      realtime.send([userId], { name: messageEvent.name, data });
    }
  });
}

/**
 * Sends a changed conversation to open pages, once it is committed.
 *
 * @param includes decides whether the member of a view gets the event
 */
export async function sendConversationEvent(
  settings: MessagingSettings,
  context: WriteContext,
  conversationId: string,
  includes: (view: ConversationRow) => boolean = () => true,
): Promise<void> {
  const { realtime } = settings;
  if (realtime === undefined) return;
  const views = await viewsOf(context, conversationId, includes);
  context.afterCommit(() => {
    for (const { userId, conversation, counts } of views) {
      realtime.send([userId], { name: conversationEvent.name, data: { conversation, counts } });
    }
  });
}
