import { aConversation, aMessage } from '../messaging-test.fixtures';
import { isOlderView, listOf, placed, withHead } from './conversation-lists';

const at = (id: string, hour: number) =>
  aConversation({ id, createdAt: new Date(Date.UTC(2026, 0, 5, hour)).toISOString() });
const idsOf = ({ conversations }: { conversations: readonly { id: string }[] }) =>
  conversations.map(({ id }) => id);

describe('lists of conversations', () => {
  it('A4: a conversation is in one list, by its state', () => {
    const asked = { state: 'PENDING', asked: true } as const;
    expect(listOf(aConversation())).toBe('inbox');
    expect(listOf(aConversation({ state: 'PENDING' }))).toBe('inbox');
    expect(listOf(aConversation(asked))).toBe('requests');
    expect(listOf(aConversation({ ...asked, state: 'REJECTED' }))).toBe('declined');
    expect(listOf(aConversation({ ...asked, archived: true }))).toBe('archived');
  });

  it('sorts a conversation by its last message, and removes it from lists it no longer belongs to', () => {
    const list = { conversations: [at('a', 9), at('b', 7), at('c', 5)], more: 'more' };
    expect(idsOf(placed(list, at('d', 8), true))).toEqual(['a', 'd', 'b', 'c']);
    expect(idsOf(placed(list, at('c', 10), true))).toEqual(['c', 'a', 'b']);
    expect(idsOf(placed(list, at('b', 7), false))).toEqual(['a', 'c']);
    expect(idsOf(placed(list, at('e', 2), true))).toEqual(['a', 'b', 'c']);
    expect(idsOf(placed({ ...list, more: null }, at('e', 2), true)).at(-1)).toBe('e');
    // What only changed its marks stays where it is, also at the end of what was read.
    expect(idsOf(placed(list, { ...at('c', 5), readUpTo: 3 }, true))).toEqual(['a', 'b', 'c']);
  });

  it('refetching the first page keeps the later pages', () => {
    const list = { conversations: [at('a', 9), at('b', 7), at('c', 5)], more: 'far' };
    const head = { conversations: [at('d', 10), at('a', 9)], more: 'near' };
    expect(withHead(list, head)).toMatchObject({ more: 'far' });
    expect(idsOf(withHead(list, head))).toEqual(['d', 'a', 'b', 'c']);
    expect(withHead(list, { ...head, more: null })).toMatchObject({ more: null });
  });

  it('R5: an earlier view never takes the place of a later one', () => {
    const view = aConversation({ lastSequence: 4, readUpTo: 2, lastMessage: aMessage(4) });
    expect(isOlderView({ ...view, lastSequence: 3 }, view)).toBe(true);
    expect(isOlderView({ ...view, readUpTo: 1 }, view)).toBe(true);
    expect(isOlderView({ ...view, readUpTo: 3 }, view)).toBe(false);
  });
});
