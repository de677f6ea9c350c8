import { isThere, noBlock, notMuted, type Database } from '@upround/shared/db';
import { links, mediaUrl } from '@upround/shared/links';
import {
  messaged,
  notifiesOf,
  type DigestSummary,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** A row of `aboutMessage`. */
interface AboutMessage {
  conversation_id: string;
  is_request: boolean;
  display_name: string;
  avatar_key: string | null;
}

/** Where the conversation's id begins in the group's key; an index could not look up a whole key. */
const CONVERSATION_AT = 'MESSAGE:'.length + 1;

/** Conversations `w` with unread messages, with people `p` that the member sees and does not mute. */
const waiting = sql`waiting_message_view w
  join person_view p on p.id = w.other_id
    and ${noBlock(sql.ref('w.user_id'), sql.ref('w.other_id'))}
    and ${notMuted(sql.ref('w.user_id'), sql.ref('w.other_id'))}`;

/** The conversation of a notification, while its messages are unread. */
const aboutMessage = sql`
  select w.conversation_id, w.is_request, p.display_name, p.avatar_key
  from ${waiting}
  where w.user_id = n.user_id
    and w.conversation_id = substr(n.group_key, ${CONVERSATION_AT}::int)::uuid
  limit 1`;

const people = (count: number, one: string, many: string) =>
  count === 1 ? `One person ${one}` : `${count} people ${many}`;

/** How many people's messages a person has not read, the requests among them. */
async function summarize(db: Database, userId: string): Promise<DigestSummary | null> {
  const { rows } = await sql<{ conversations: number; requests: number }>`
    select count(*) filter (where not w.is_request)::int as conversations,
      count(*) filter (where w.is_request)::int as requests
    from ${waiting} where w.user_id = ${userId}::uuid`.execute(db);
  const { conversations, requests } = rows[0] ?? { conversations: 0, requests: 0 };
  if (conversations + requests === 0) return null;
  const sentences = [
    conversations > 0 &&
      `${people(conversations, 'sent you a message', 'sent you messages')} you haven’t read.`,
    requests > 0 && people(requests, 'wants to message you.', 'want to message you.'),
  ];
  return {
    sentences: sentences.filter((sentence) => sentence !== false),
    label: 'Your messages',
    path: links.messages(),
  };
}

/** New messages: who wrote, and never what. In the app the number at the messages shows them. */
const messageNotification: NotificationKind<AboutMessage> = {
  type: 'MESSAGE',
  group: 'PEOPLE',
  label: 'Messages',
  hint: 'Someone messages you. The unread count always shows in the app.',
  isPushOnly: true,
  about: aboutMessage,
  describe: (_notification, about) => ({
    sentence: [
      { name: about.display_name },
      { text: about.is_request ? ' wants to message you' : ' sent you a message' },
    ],
    deeplink: links.messages({
      conversation: about.conversation_id,
      ...(about.is_request && { tab: 'requests' as const }),
    }),
    excerpt: about.is_request
      ? 'Read it, then accept or decline.'
      : 'Open the conversation to read it.',
    pushIcon: about.avatar_key === null ? null : mediaUrl(about.avatar_key),
    pushData: {
      shownBy: links.messages({ conversation: about.conversation_id }),
      // For the web apps of the release before; the next minor release drops it.
      conversationId: about.conversation_id,
    },
  }),
  summarize,
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-message', data: messaged.data },
      [messaged],
      (_context, { conversationId, messageId, sequence, recipientId }) => [
        {
          userId: recipientId,
          type: 'MESSAGE',
          referenceType: 'MESSAGE',
          referenceId: messageId,
          actorId: recipientId,
          groupKey: `MESSAGE:${conversationId}`,
          actKey: `MESSAGE:${messageId}`,
          sequence,
          holds: sql`(${isThere(recipientId)} and exists (
            select 1 from ${waiting}
            where w.user_id = ${recipientId}::uuid
              and w.conversation_id = ${conversationId}::uuid))`,
        },
      ],
    ),
  ],
};

/** The kinds of notifications that messaging makes. */
export const messagingNotifications: readonly NotificationKind[] = [messageNotification];
