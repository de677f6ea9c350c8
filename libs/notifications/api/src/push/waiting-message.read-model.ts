import type { Database, PersonRow, Trx } from '@upround/shared/db';
import { mediaUrl, links } from '@upround/shared/links';
import type { PushMessage } from '@upround/shared/ports';
import { sql } from 'kysely';
import { oneLine } from '../list/notification.mapper';
import { muted, unblocked } from '../list/visible';
import { messageSentences } from './push-sentences';

const NAME_MAX = 40;
/** Where the conversation's id begins in the key of its line; a whole key could not be looked up by an index. */
const CONVERSATION_AT = 'MESSAGE:'.length + 1;

/** Messages `w` that wait for somebody, from the people `p` whom they may see and do not mute. */
const waiting = sql`waiting_message_view w
  join person_view p on p.id = w.other_id and ${unblocked('w.user_id', 'w.other_id')}
    and not ${muted('w.user_id', 'w.other_id')}`;

/** A conversation whose messages wait. */
export interface WaitingMessage extends PersonRow {
  notification_id: string;
  conversation_id: string;
  is_request: boolean;
}

/** Whether a message of this conversation still waits for its reader, who is there and may see the sender. */
export async function messageWaits(
  trx: Trx,
  { recipientId, conversationId }: { recipientId: string; conversationId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${waiting}
    where w.user_id = ${recipientId}::uuid and w.conversation_id = ${conversationId}::uuid
      and exists (select 1 from person_view where id = w.user_id)`.execute(trx);
  return rows.length > 0;
}

/** Of some notifications those of messages that still wait. */
export async function readWaitingMessages(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WaitingMessage>> {
  const { rows } = await sql<WaitingMessage>`
    select n.id as notification_id, w.conversation_id, w.is_request, p.*
    from notifications n join ${waiting}
      on w.user_id = n.user_id and w.conversation_id
        = case when n.type = 'MESSAGE' then substr(n.group_key, ${CONVERSATION_AT}::int)::uuid end
    where n.id = any(${ids}::uuid[]) and n.type = 'MESSAGE'`.execute(db);
  return new Map(rows.map((row) => [row.notification_id, row]));
}

/** How many people's messages wait for somebody, the requests among them. */
export async function countWaiting(
  db: Database,
  userId: string,
): Promise<{ conversations: number; requests: number }> {
  const { rows } = await sql<{ conversations: number; requests: number }>`
    select count(*) filter (where not w.is_request)::int as conversations,
      count(*) filter (where w.is_request)::int as requests
    from ${waiting} where w.user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? { conversations: 0, requests: 0 };
}

/** What a device shows of it: who wrote, and never what. */
export function toMessagePush(
  { notification_id, conversation_id, is_request, display_name, avatar_key }: WaitingMessage,
  device: PushMessage['device'],
): PushMessage {
  const sentences = messageSentences[is_request ? 'request' : 'message'];
  return {
    device,
    title: sentences.title(oneLine(display_name, NAME_MAX)),
    body: sentences.body,
    image: null,
    icon: avatar_key === null ? null : mediaUrl(avatar_key),
    deeplink: links.messages({
      conversation: conversation_id,
      ...(is_request ? { tab: 'requests' as const } : {}),
    }),
    tag: notification_id,
    data: { notificationId: notification_id, type: 'MESSAGE', conversationId: conversation_id },
  };
}
