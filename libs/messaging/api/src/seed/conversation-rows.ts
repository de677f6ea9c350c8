import { idAt } from '@upround/shared/db';
import type { DemoClock } from '@upround/shared/demo';
import type { DemoConversation } from './demo-conversation';
import type { SeedConversations, SeedMember, SeedMessage } from './seed-rows';

interface Place {
  id: string;
  fromId: string;
  toId: string;
}

function messageRows(
  { messages, opened }: DemoConversation,
  { id, fromId, toId }: Place,
  clock: DemoClock,
): SeedMessage[] {
  const start = clock.at(...opened);
  // Counted from the opening: waits shrink near the first start, and the order must stay.
  let minutes = 0;
  return messages.map((message, index) => {
    minutes += message.minutes;
    const createdAt = clock.after(start, minutes);
    return {
      id: idAt(createdAt),
      conversationId: id,
      sequence: index + 1,
      senderId: message.by === 'from' ? fromId : toId,
      text: message.text,
      createdAt,
    };
  });
}

function memberRow(
  data: DemoConversation,
  { id, fromId, toId }: Place,
  messages: readonly SeedMessage[],
  asked: boolean,
): SeedMember {
  const userId = asked ? toId : fromId;
  const wroteLast = messages.at(-1)?.senderId === userId;
  const unread = wroteLast ? 0 : (data.unread ?? 0);
  return {
    conversationId: id,
    userId,
    otherId: asked ? fromId : toId,
    state: data.state,
    asked,
    archived: data.archivedBy === (asked ? data.to : data.from),
    activityId: messages.at(-1)?.id ?? id,
    readUpTo: messages.length - unread,
    unreadCount: unread,
  };
}

/** Turns the data of conversations into rows. Those of people who are not part of the community are left out. */
export function conversationRows(
  data: readonly DemoConversation[],
  people: ReadonlyMap<string, string>,
  clock: DemoClock,
): SeedConversations {
  const rows: SeedConversations = { conversations: [], members: [], messages: [] };
  for (const conversation of data) {
    const [fromId, toId] = [people.get(conversation.from), people.get(conversation.to)];
    if (fromId === undefined || toId === undefined) continue;
    const createdAt = clock.at(...conversation.opened);
    const place = { id: idAt(createdAt), fromId, toId };
    const messages = messageRows(conversation, place, clock);
    const [lowId, highId] = fromId < toId ? [fromId, toId] : [toId, fromId];
    rows.conversations.push({
      id: place.id,
      lowId,
      highId,
      requesterId: fromId,
      state: conversation.state,
      lastSequence: messages.length,
      createdAt,
    });
    rows.messages.push(...messages);
    for (const asked of [false, true]) {
      rows.members.push(memberRow(conversation, place, messages, asked));
    }
  }
  return rows;
}
