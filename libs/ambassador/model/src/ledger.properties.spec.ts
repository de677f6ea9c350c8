import * as fc from 'fast-check';
import { incentiveKinds, type IncentiveRules } from './incentives';
import { incentiveVersions } from './incentives.data';
import {
  awardFor,
  refundFor,
  released,
  standingOf,
  totalOf,
  type IncentiveEvent,
  type LedgerLine,
} from './ledger';
import { naiveAwards, naiveReachedAt } from './naive-ledger.fixtures';

const [version] = incentiveVersions as [IncentiveRules];
/** The same points with caps that a few events reach. */
const rules: IncentiveRules = {
  ...version,
  awards: {
    REFERRAL_JOINED: version.awards.REFERRAL_JOINED,
    REFERRAL_FIRST_POST: { ...version.awards.REFERRAL_FIRST_POST, mostADay: 1, mostASeason: 3 },
    REFERRAL_ACTIVE: { ...version.awards.REFERRAL_ACTIVE, mostADay: 2, mostASeason: 4 },
    REFERRAL_PAID: { ...version.awards.REFERRAL_PAID, mostADay: null, mostASeason: 3 },
  },
};

const DAY = 86_400_000;
/** Midnight in Asia/Kolkata as 2027-Q1 begins. */
const midnight = Date.parse('2026-12-31T18:30Z');

/** Few people, days around the end of a season, moments around midnight. */
const anyEvent = fc.record({
  kind: fc.constantFrom(...incentiveKinds),
  subject: fc.nat(9),
  ambassador: fc.nat(2),
  day: fc.integer({ min: -2, max: 2 }),
  ms: fc.constantFrom(-1, 0, 1, 30_000_000),
  isHeld: fc.boolean(),
});
const anyEvents = fc.array(anyEvent, { minLength: 1, maxLength: 60, size: 'max' }).map((events) =>
  events.map(({ kind, subject, ambassador, day, ms, isHeld }, at): IncentiveEvent => ({
    id: `e${at}`,
    kind,
    // The first three are ambassadors themselves.
    subjectId: `p${subject}`,
    ambassadorId: `p${ambassador}`,
    at: new Date(midnight + day * DAY + ms),
    isHeld,
  })),
);

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

/** Events and the order of their deliveries, three of each. */
const deliveries = anyEvents.chain((events) =>
  fc.tuple(fc.constant(events), shuffled([...events, ...events, ...events])),
);

function deliver(events: readonly IncentiveEvent[], inForce = rules): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const event of events) {
    const line = awardFor(event, inForce, lines);
    if (typeof line !== 'string') lines.push(line);
  }
  return lines;
}

const pointsOf = ({ kind }: Pick<IncentiveEvent, 'kind'>) => rules.awards[kind].points;
const ids = (lines: readonly LedgerLine[]) => lines.map(({ id }) => id);

describe('a ledger', () => {
  it('has the awards of the naive ledger, whatever is delivered three times in any order', () => {
    let [awarded, refused] = [0, 0];
    fc.assert(
      fc.property(deliveries, ([events, delivered]) => {
        const lines = deliver(delivered);
        const naive = naiveAwards(
          delivered,
          (kind) => rules.awards[kind as IncentiveEvent['kind']],
        );
        expect(new Set(ids(lines))).toEqual(naive);
        expect(lines).toHaveLength(naive.size);
        // Once in the order of the first deliveries is the same.
        expect(deliver([...new Set(delivered)])).toEqual(lines);
        const counted = events.filter(({ id, isHeld }) => naive.has(id) && !isHeld);
        expect(totalOf(lines)).toBe(counted.reduce((sum, event) => sum + pointsOf(event), 0));
        awarded += lines.length;
        refused += events.length - lines.length;
      }),
      { numRuns: 500 },
    );
    expect(awarded).toBeGreaterThan(3_000);
    expect(refused).toBeGreaterThan(3_000);
  });

  it('has the same points in any order of delivery, where each person has one ambassador', () => {
    let capped = 0;
    const oneAmbassador = anyEvents
      .map((events) => {
        const seen = new Set<string>();
        return events.flatMap((event, at) => {
          // Many more people than days, so that caps and not repetitions refuse.
          const subjectId = `s${at % 40}`;
          const key = `${event.kind}:${subjectId}`;
          if (seen.has(key)) return [];
          seen.add(key);
          return [{ ...event, subjectId, ambassadorId: `p${at % 2}`, isHeld: false }];
        });
      })
      .chain((events) =>
        fc.tuple(fc.constant(events), shuffled([...events, ...events, ...events])),
      );
    fc.assert(
      fc.property(oneAmbassador, ([events, delivered]) => {
        const once = deliver(events);
        const thrice = deliver(delivered);
        for (const ambassador of ['p0', 'p1']) {
          const own = (lines: LedgerLine[]) =>
            totalOf(lines.filter(({ ambassadorId }) => ambassadorId === ambassador));
          expect(own(thrice)).toBe(own(once));
        }
        if (ids(once).join() !== [...ids(thrice)].sort().join()) capped += 1;
      }),
      { numRuns: 500 },
    );
    expect(capped).toBeGreaterThan(100);
  });

  it('loses what is refunded exactly once, and counts it with its award', () => {
    let refunds = 0;
    const withRefunds = fc.tuple(deliveries, fc.array(fc.nat(9), { maxLength: 12 }));
    fc.assert(
      fc.property(withRefunds, ([[events, delivered], refunded]) => {
        let lines = deliver(delivered);
        const awards = lines;
        for (const [at, subject] of refunded.entries()) {
          const refund = { id: `r${at}`, subjectId: `p${subject}`, at: new Date(midnight) };
          const line = refundFor({ ...refund, kind: 'REFERRAL_PAID' }, lines, [rules]);
          if (typeof line !== 'string') lines = [...lines, line];
        }
        const subjects = new Set(refunded.map((subject) => `p${subject}`));
        const isLost = ({ id }: LedgerLine) => {
          const event = events.find((one) => one.id === id);
          return event?.kind === 'REFERRAL_PAID' && subjects.has(event.subjectId);
        };
        const left = (all: readonly LedgerLine[]) =>
          all.filter((line) => !isLost(line)).reduce((sum, { points }) => sum + points, 0);
        expect(totalOf(lines)).toBe(left(awards.filter(({ state }) => state === 'COUNTED')));
        const all = ids(awards).reduce(released, lines);
        expect(totalOf(all)).toBe(left(awards));
        expect(new Set(lines.map(({ eventKey }) => eventKey)).size).toBe(lines.length);
        // Events and refunds that arrive again add nothing.
        for (const event of delivered) expect(typeof awardFor(event, rules, lines)).toBe('string');
        refunds += lines.length - awards.length;
      }),
      { numRuns: 500 },
    );
    expect(refunds).toBeGreaterThan(300);
  });

  it('has the standing of the naive ledger for any changes', () => {
    const change = fc.tuple(fc.nat(8), fc.constantFrom(20, 100, 150, -20, -100, -150));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const lines = changes.map(([at, points], number): LedgerLine => ({
          id: `l${number}`,
          eventKey: `k${number}`,
          ambassadorId: 'p0',
          kind: 'REFERRAL_ACTIVE',
          points,
          ruleVersion: 1,
          at: new Date(at),
          reverses: null,
          state: 'COUNTED',
        }));
        const standing = standingOf(lines);
        expect(standing?.reachedAt.getTime() ?? null).toBe(naiveReachedAt(changes));
        expect(standing?.points ?? 0).toBe(changes.reduce((sum, [, points]) => sum + points, 0));
      }),
      { numRuns: 1_000 },
    );
  });
});
