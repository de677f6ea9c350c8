import * as fc from 'fast-check';
import { areCountsShown, voteRefusal, type VoteFacts } from './vote-visibility';

const HOUR = 3_600_000;
const opensAt = new Date('2027-02-12T00:00Z');
const after = (ms: number) => new Date(opensAt.getTime() + ms);

describe('the counts of votes', () => {
  const moments = { votingOpensAt: opensAt, hiddenHours: 24, publishedAt: null };
  it.each([
    ['before voting', -1, false],
    ['as voting opens', 0, false],
    ['a millisecond before the end of the hidden hours', 24 * HOUR - 1, false],
    ['at the end of the hidden hours', 24 * HOUR, true],
    ['a month later', 720 * HOUR, true],
  ])('%s', (_, ms, isShown) => {
    expect(areCountsShown(moments, after(ms))).toBe(isShown);
  });

  it('are shown as voting opens where no hours are hidden, and not before', () => {
    expect(areCountsShown({ ...moments, hiddenHours: 0 }, opensAt)).toBe(true);
    expect(areCountsShown({ ...moments, hiddenHours: 0 }, after(-1))).toBe(false);
  });

  it('are shown with the result, however many hours are hidden', () => {
    expect(
      areCountsShown({ ...moments, hiddenHours: 1_000, publishedAt: after(1) }, after(2)),
    ).toBe(true);
    expect(areCountsShown({ ...moments, hiddenHours: Infinity }, after(9_999 * HOUR))).toBe(false);
  });

  it.each([-1, NaN])('aren’t defined for %s hours', (hiddenHours) => {
    expect(() => areCountsShown({ ...moments, hiddenHours }, opensAt)).toThrow(RangeError);
  });

  it('are never hidden again', () => {
    const ms = fc.integer({ min: -100 * HOUR, max: 100 * HOUR });
    fc.assert(
      fc.property(fc.nat(100), ms, ms, (hiddenHours, one, other) => {
        const isShown = (at: number) => areCountsShown({ ...moments, hiddenHours }, after(at));
        expect(isShown(Math.min(one, other)) && !isShown(Math.max(one, other))).toBe(false);
      }),
    );
  });
});

describe('whether a member can vote', () => {
  const facts: VoteFacts = {
    accountCreatedAt: after(-73 * HOUR),
    isOwnEntry: false,
    voteOpensAt: opensAt,
    voteClosesAt: after(100 * HOUR),
  };
  const late = { isOwnEntry: true, accountCreatedAt: opensAt };
  it.each<[string, Partial<VoteFacts>, number, string | null]>([
    ['as voting opens', {}, 0, null],
    ['a millisecond before', {}, -1, 'NOT_OPEN'],
    ['a millisecond before it closes', {}, 100 * HOUR - 1, null],
    ['as it closes', {}, 100 * HOUR, 'CLOSED'],
    ['with an account of 72 hours', { accountCreatedAt: after(-72 * HOUR) }, 0, null],
    [
      'with one a millisecond younger',
      { accountCreatedAt: after(1 - 72 * HOUR) },
      0,
      'FRESH_ACCOUNT',
    ],
    ['with one that becomes old enough', { accountCreatedAt: opensAt }, 72 * HOUR, null],
    ['for their own entry', { isOwnEntry: true }, 0, 'OWN_ENTRY'],
    ['with all reasons against it, before', late, -1, 'NOT_OPEN'],
    ['with all reasons against it', late, 0, 'OWN_ENTRY'],
    ['with all reasons against it, after', late, 100 * HOUR, 'CLOSED'],
  ])('%s', (_, changes, ms, refusal) => {
    expect(voteRefusal({ ...facts, ...changes }, after(ms))).toBe(refusal);
  });
});
