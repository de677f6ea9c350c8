import { aMessage } from '../messaging-test.fixtures';
import { historyOf, leavesGap, withArrived, withNewer, withOlder, type History } from './history';

const page = (sequences: number[], prevSegment: string | null, nextSegment: string | null) => ({
  data: sequences.map((sequence) => aMessage(sequence)),
  prevSegment,
  nextSegment,
});
const placesOf = ({ messages }: History) => messages.map(({ sequence }) => sequence);

describe('the part of a conversation that was read', () => {
  const end = historyOf(page([6, 5, 4], null, 'older'));

  it('spec 3.8: grows in both directions', () => {
    expect(placesOf(withOlder(end, page([3, 2, 1], 'x', null)))).toEqual([1, 2, 3, 4, 5, 6]);
    const middle = historyOf(page([6, 5, 4], 'newer', 'older'));
    const grown = withNewer(middle, page([8, 7], null, 'x'));
    expect([placesOf(grown), grown.newer, grown.older]).toEqual([[4, 5, 6, 7, 8], null, 'older']);
  });

  it('R5: takes each message once, in the order of the sequence, and never leaves a gap', () => {
    const arrived = [aMessage(8), aMessage(7), aMessage(6), aMessage(10), aMessage(2)];
    expect(placesOf(withArrived(end, arrived))).toEqual([4, 5, 6, 7, 8]);
    expect(withArrived(end, [aMessage(9)])).toBe(end);
    expect([leavesGap(end, aMessage(8)), leavesGap(end, aMessage(7))]).toEqual([true, false]);
  });

  it('takes nothing in while it is read far from the end', () => {
    const middle = historyOf(page([6, 5], 'newer', null));
    expect(withArrived(middle, [aMessage(7)])).toBe(middle);
    expect(leavesGap(middle, aMessage(70))).toBe(false);
  });
});
