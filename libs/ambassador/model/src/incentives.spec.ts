import * as fc from 'fast-check';
import { incentiveKinds, rewardIds, rewardProgress, rulesAt, rulesOf } from './incentives';
import { incentiveVersions } from './incentives.data';
import { seasonOf } from './seasons';

const [first] = incentiveVersions as [(typeof incentiveVersions)[0]];

describe('the versions of the incentive rules', () => {
  it('are numbered from 1, the oldest first, and each begins with a season', () => {
    incentiveVersions.forEach(({ version, from }, at) => {
      expect(version).toBe(at + 1);
      expect(seasonOf(from).from).toEqual(from);
      const before = incentiveVersions[at - 1];
      if (before !== undefined) expect(from > before.from).toBe(true);
    });
  });

  it('award whole points within caps, and no points for an account alone', () => {
    for (const { awards } of incentiveVersions) {
      expect(Object.keys(awards).sort()).toEqual([...incentiveKinds].sort());
      for (const { points, mostADay, mostASeason } of Object.values(awards)) {
        expect(Number.isInteger(points) && points >= 0).toBe(true);
        if (points === 0) continue;
        expect(mostADay).toBeGreaterThan(0);
        expect(mostASeason).toBeGreaterThanOrEqual(mostADay ?? Infinity);
      }
      expect(awards.REFERRAL_JOINED.points).toBe(0);
    }
  });

  it('have each reward once, the lowest first', () => {
    for (const { rewards } of incentiveVersions) {
      expect(rewards.map(({ id }) => id)).toEqual(rewardIds);
      const points = rewards.map((reward) => reward.points);
      expect(points).toEqual([...new Set(points)].sort((left, right) => left - right));
    }
  });

  it('say in version 1 what was announced', () => {
    const { awards, rewards } = rulesOf(1);
    const points = incentiveKinds.map((kind) => awards[kind].points);
    expect(points).toEqual([0, 20, 100, 150]);
    expect(rewards.map((reward) => reward.points)).toEqual([500, 2_000, 5_000, 10_000]);
    expect(awards.REFERRAL_ACTIVE).toMatchObject({ mostADay: 20, mostASeason: 300 });
    const reversed = incentiveKinds.filter((kind) => awards[kind].isReversedByRefund);
    expect(reversed).toEqual(['REFERRAL_PAID']);
  });
});

describe('the rules in force', () => {
  const next = { ...first, version: 2, from: new Date('2027-01-01T00:00:00+05:30') };
  const later = { ...first, version: 3, from: new Date('2027-04-01T00:00:00+05:30') };
  const before = (date: Date) => new Date(date.getTime() - 1);

  it.each([
    ['before the first', before(first.from), undefined],
    ['as the first begins', first.from, 1],
    ['before the next', before(next.from), 1],
    ['as the next begins', next.from, 2],
    ['before the last', before(later.from), 2],
    ['long after', new Date('2040-01-01T00:00Z'), 3],
    ['at no moment', new Date(NaN), undefined],
  ])('%s', (_, at, version) => {
    expect(rulesAt(at, [first, next, later])?.version).toBe(version);
    expect(rulesAt(at, [later, first, next])?.version).toBe(version);
  });

  it('begin at midnight in Asia/Kolkata', () => {
    expect(rulesAt(new Date('2025-12-31T18:29:59.999Z'))).toBeNull();
    expect(rulesAt(new Date('2025-12-31T18:30Z'))).toBe(first);
  });

  it('of a version are found by its number', () => {
    expect(rulesOf(2, [first, next])).toBe(next);
    expect(() => rulesOf(2, [first])).toThrow(RangeError);
  });
});

describe('the progress to rewards', () => {
  it.each([
    [-50, [0, 0, 0, 0]],
    [0, [0, 0, 0, 0]],
    [250, [0.5, 0.125, 0.05, 0.025]],
    [500, [1, 0.25, 0.1, 0.05]],
    [10_000, [1, 1, 1, 1]],
  ])('with %d points', (points, expected) => {
    const progress = rewardProgress(points, first).map((reward) => reward.progress);
    progress.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? NaN, 12));
  });

  it('is 1 exactly where nothing is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 12_000 }), (points) => {
        for (const reward of rewardProgress(points, first)) {
          expect(reward.isReached).toBe(points >= reward.points);
          expect(reward.progress === 1).toBe(reward.isReached);
          expect(reward.progress).toBeGreaterThanOrEqual(0);
          expect(reward.missing).toBe(Math.max(0, reward.points - Math.max(0, points)));
        }
      }),
    );
  });
});
