import { demoClock } from '@upround/shared/demo';
import { conversationRows } from './conversation-rows';
import type { DemoConversation } from './demo-conversation';

const now = new Date('2026-03-04T09:30:00.000Z');
const people = new Map([
  ['asha', 'id of asha'],
  ['ben', 'id of ben'],
]);

/** Waits of three days each from the day before the first start: shortened, or they would lie after it. */
const conversation: DemoConversation = {
  from: 'asha',
  to: 'ben',
  state: 'ACCEPTED',
  opened: [1, 9],
  unread: 1,
  messages: (['from', 'to', 'from'] as const).map((by, index) => ({
    by,
    minutes: 4_320,
    text: `Message ${index}`,
  })),
};

describe('the rows of a demo conversation', () => {
  it('are before the first start, each message after the previous one', () => {
    const rows = conversationRows([conversation], people, demoClock(now));
    const [row] = rows.conversations;
    const times = [row, ...rows.messages].map((one) => Number(one?.createdAt));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
    expect(Math.max(...times)).toBeLessThan(Number(now));
  });

  it('count the unread messages', () => {
    const { members } = conversationRows([conversation], people, demoClock(now));
    expect(members.map(({ userId, unreadCount }) => [userId, unreadCount])).toEqual([
      ['id of asha', 0],
      ['id of ben', 1],
    ]);
  });

  it('leave out conversations with people who are not in the community', () => {
    const stranger = { ...conversation, to: 'nobody-known' };
    expect(conversationRows([stranger], people, demoClock(now)).conversations).toEqual([]);
  });
});
