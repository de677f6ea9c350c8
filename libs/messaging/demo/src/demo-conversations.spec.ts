import { cast } from '@upround/shared/demo';
import { textLimits } from '@upround/shared/domain';
import { demoConversations } from './conversations.data';

const slugs = new Set(cast.map(({ slug }) => slug));
const titled = demoConversations.map((one) => [`${one.from} to ${one.to}`, one] as const);

describe('the conversations of the demo community', () => {
  it.each(titled)('%s keep to the rules of the product', (_who, conversation) => {
    const { from, to, state, messages, unread = 0, archivedBy } = conversation;
    expect([slugs.has(from), slugs.has(to), from === to]).toEqual([true, true, false]);
    const [first] = messages;
    expect(first?.by).toBe('from');
    expect([...(first?.text ?? '')].length).toBeLessThanOrEqual(textLimits.firstMessage);
    if (state === 'PENDING' || state === 'REJECTED') expect(messages).toHaveLength(1);
    else expect(messages.some(({ by }) => by === 'to')).toBe(true);
    const last = messages.at(-1)?.by;
    const tail = messages.slice(messages.length - unread);
    expect(tail.every(({ by }) => by === last)).toBe(true);
    if (archivedBy !== undefined) expect([from, to]).toContain(archivedBy);
  });

  it('say nothing twice, and no pair has two', () => {
    const texts = demoConversations.flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
    const pairs = demoConversations.map(({ from, to }) => [from, to].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
