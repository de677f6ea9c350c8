import * as fc from 'fast-check';
import {
  creatorNeeds,
  creatorProgress,
  isCreatorEligible,
  type CreatorFigures,
} from './creator-eligibility';

const DAY = 86_400_000;
const now = new Date('2026-11-27T12:00Z');
const figures: CreatorFigures = {
  accountCreatedAt: new Date(now.getTime() - 60 * DAY),
  posts: 10,
  reads: 500,
  restrictions: 0,
};
const created = (ms: number) => ({ accountCreatedAt: new Date(now.getTime() - ms) });

describe('the needs of the creator programme', () => {
  it('are met exactly at their minimums', () => {
    const progress = creatorProgress(figures, now);
    expect(progress).toEqual([
      { need: 'ACCOUNT_DAYS', value: 60, needed: 60, progress: 1, isMet: true },
      { need: 'POSTS', value: 10, needed: 10, progress: 1, isMet: true },
      { need: 'READS', value: 500, needed: 500, progress: 1, isMet: true },
      { need: 'NO_RESTRICTION', value: 0, needed: 0, progress: 1, isMet: true },
    ]);
    expect(isCreatorEligible(progress)).toBe(true);
  });

  it.each<[string, Partial<CreatorFigures>, number, number]>([
    ['a millisecond before 60 days', created(60 * DAY - 1), 0, 59 / 60],
    ['a new account', created(0), 0, 0],
    ['an account from later', created(-DAY), 0, 0],
    ['9 posts', { posts: 9 }, 1, 0.9],
    ['499 reads', { reads: 499 }, 2, 0.998],
    ['no reads', { reads: 0 }, 2, 0],
    ['a restriction', { restrictions: 1 }, 3, 0],
  ])('aren’t met with %s', (_, changes, at, expected) => {
    const progress = creatorProgress({ ...figures, ...changes }, now);
    expect(progress.map(({ isMet }) => !isMet).indexOf(true)).toBe(at);
    expect(progress[at]?.progress).toBeCloseTo(expected, 12);
    expect(isCreatorEligible(progress)).toBe(false);
  });

  it('have progress from 0 to 1, and 1 exactly where they are met', () => {
    const count = fc.oneof(fc.nat(20), fc.nat(2_000), fc.maxSafeNat());
    fc.assert(
      fc.property(count, count, count, count, (days, posts, reads, restrictions) => {
        const { accountCreatedAt } = created((days % 10_000) * DAY);
        const progress = creatorProgress({ accountCreatedAt, posts, reads, restrictions }, now);
        expect(progress.map(({ need }) => need)).toEqual(creatorNeeds);
        const met = [days % 10_000 >= 60, posts >= 10, reads >= 500, restrictions === 0];
        expect(progress.map(({ isMet }) => isMet)).toEqual(met);
        for (const one of progress) {
          expect(one.progress).toBeGreaterThanOrEqual(0);
          expect(one.progress).toBeLessThanOrEqual(1);
          expect(one.progress === 1).toBe(one.isMet);
        }
      }),
    );
  });

  it.each<Partial<CreatorFigures>>([
    { posts: -1 },
    { reads: 0.5 },
    { restrictions: NaN },
    { accountCreatedAt: new Date(NaN) },
  ])('aren’t defined for %j', (changes) => {
    expect(() => creatorProgress({ ...figures, ...changes }, now)).toThrow(RangeError);
  });
});
