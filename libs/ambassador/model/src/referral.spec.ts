import * as fc from 'fast-check';
import { referralRefusal, referrersOf, RING_BOUND, type ReferralFacts } from './referral';

const DAY = 86_400_000;
const now = new Date('2026-11-27T12:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const facts: ReferralFacts = {
  personId: 'asha',
  accountCreatedAt: now,
  referredById: null,
  ambassadorId: 'ravi',
  codeSavedAt: ago(DAY),
  referrers: [],
};
const none = new Date(NaN);

describe('whether a person is referred by a code', () => {
  it.each<[string, Partial<ReferralFacts>, string | null]>([
    ['a day after the link', {}, null],
    ['with no one’s code', { ambassadorId: null }, 'UNKNOWN_CODE'],
    ['with their own code', { ambassadorId: 'asha' }, 'OWN_CODE'],
    ['who was referred before', { referredById: 'meera' }, 'ALREADY_REFERRED'],
    ['who was referred before by the same', { referredById: 'ravi' }, 'ALREADY_REFERRED'],
    ['with an account of seven days', { accountCreatedAt: ago(7 * DAY) }, null],
    ['with one a millisecond older', { accountCreatedAt: ago(7 * DAY + 1) }, 'ACCOUNT_TOO_OLD'],
    ['with an account that has no moment', { accountCreatedAt: none }, 'ACCOUNT_TOO_OLD'],
    ['a millisecond before 30 days', { codeSavedAt: ago(30 * DAY - 1) }, null],
    ['after 30 days', { codeSavedAt: ago(30 * DAY) }, 'EXPIRED'],
    ['with a code that has no moment', { codeSavedAt: none }, 'EXPIRED'],
    ['who referred the ambassador', { referrers: ['asha'] }, 'RING'],
    ['who referred them through others', { referrers: ['a', 'b', 'asha', 'c'] }, 'RING'],
    ['by an ambassador whom others referred', { referrers: ['a', 'b', 'ravi'] }, null],
  ])('%s', (_, changes, refusal) => {
    expect(referralRefusal({ ...facts, ...changes }, now)).toBe(refusal);
  });

  it('is refused by the first of several reasons', () => {
    const reasons: [string, Partial<ReferralFacts>][] = [
      ['UNKNOWN_CODE', { ambassadorId: null }],
      ['OWN_CODE', { ambassadorId: 'asha' }],
      ['ALREADY_REFERRED', { referredById: 'meera' }],
      ['ACCOUNT_TOO_OLD', { accountCreatedAt: ago(8 * DAY) }],
      ['EXPIRED', { codeSavedAt: ago(31 * DAY) }],
      ['RING', { referrers: ['asha'] }],
    ];
    reasons.forEach(([first], at) => {
      // Later reasons are applied first, so that each earlier one replaces what it excludes.
      const changes = reasons
        .slice(at)
        .reverse()
        .map(([, change]) => change);
      expect(referralRefusal(Object.assign({}, facts, ...changes), now)).toBe(first);
    });
  });
});

describe('the chain of referrers', () => {
  const line = new Map(Array.from({ length: 100 }, (_, at) => [`p${at}`, `p${at + 1}`]));

  it('lists the nearest first, up to the bound', () => {
    expect(referrersOf('p0', line, 3)).toEqual(['p1', 'p2', 'p3']);
    expect(referrersOf('p0', line)).toHaveLength(RING_BOUND);
    expect(referrersOf('p98', line)).toEqual(['p99', 'p100']);
    expect(referrersOf('p100', line)).toEqual([]);
  });

  it('ends where the data has a ring', () => {
    const ring = new Map([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]);
    expect(referrersOf('a', ring)).toEqual(['b', 'c']);
    expect(referrersOf('b', ring)).toEqual(['c']);
  });

  it('keeps referrals free of rings, whoever refers whom in which order', () => {
    const id = fc.integer({ min: 0, max: 11 }).map((number) => `p${number}`);
    let rings = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id), { minLength: 20, maxLength: 60 }), (tries) => {
        const referrerOf = new Map<string, string>();
        for (const [personId, ambassadorId] of tries) {
          const refusal = referralRefusal(
            {
              ...facts,
              personId,
              ambassadorId,
              referredById: referrerOf.get(personId) ?? null,
              referrers: referrersOf(ambassadorId, referrerOf),
            },
            now,
          );
          if (refusal === 'RING') rings += 1;
          if (refusal === null) referrerOf.set(personId, ambassadorId);
        }
        // From anyone, as many steps as there are people lead to someone whom no one referred.
        for (const start of referrerOf.keys()) {
          let at: string | undefined = start;
          for (let step = 0; step < 12 && at !== undefined; step += 1) at = referrerOf.get(at);
          expect(at).toBeUndefined();
        }
        // A ring is the only reason why someone who wasn't referred isn't referred by someone else.
        for (const [personId, ambassadorId] of tries) {
          if (personId === ambassadorId || referrerOf.has(personId)) continue;
          expect(referrersOf(ambassadorId, referrerOf)).toContain(personId);
        }
      }),
      { numRuns: 500 },
    );
    expect(rings).toBeGreaterThan(300);
  });
});
