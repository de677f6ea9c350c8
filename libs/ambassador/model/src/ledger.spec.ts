import type { IncentiveRules } from './incentives';
import { rulesOf } from './incentives';
import {
  awardFor,
  refundFor,
  released,
  reversalOf,
  standingOf,
  totalOf,
  type IncentiveEvent,
  type LedgerLine,
} from './ledger';

const rules = rulesOf(1);
const date = (text: string) => new Date(text);
const event: IncentiveEvent = {
  id: 'e1',
  kind: 'REFERRAL_ACTIVE',
  subjectId: 'asha',
  ambassadorId: 'ravi',
  at: date('2026-11-27T12:00Z'),
  isHeld: false,
};

const lineFor = (changes: Partial<IncentiveEvent>, already: readonly LedgerLine[] = []) => {
  const line = awardFor({ ...event, ...changes }, rules, already);
  if (typeof line === 'string') throw new Error(line);
  return line;
};
const award = lineFor({});
const paid = lineFor({ id: 'e2', kind: 'REFERRAL_PAID' });

describe('an award', () => {
  it('is a line with the points and version of the rules', () => {
    expect(award).toEqual({
      id: 'e1',
      eventKey: 'REFERRAL_ACTIVE:asha',
      ambassadorId: 'ravi',
      kind: 'REFERRAL_ACTIVE',
      points: 100,
      ruleVersion: 1,
      at: event.at,
      reverses: null,
      state: 'COUNTED',
    });
  });

  it.each<[string, Partial<IncentiveEvent>]>([
    ['again', {}],
    ['under another id', { id: 'e9' }],
    ['at another moment', { at: date('2027-05-01T00:00Z') }],
    ['for another ambassador', { ambassadorId: 'meera' }],
    ['held', { isHeld: true }],
  ])('isn’t given %s', (_, changes) => {
    expect(awardFor({ ...event, ...changes }, rules, [award])).toBe('ALREADY_AWARDED');
  });

  it('is given for another kind and another person', () => {
    expect(lineFor({ kind: 'REFERRAL_PAID' }, [award]).points).toBe(150);
    expect(lineFor({ kind: 'REFERRAL_FIRST_POST' }, [award]).points).toBe(20);
    expect(lineFor({ subjectId: 'kabir' }, [award]).points).toBe(100);
  });

  it('isn’t given again after it was taken back', () => {
    const lines = [award, reversalOf(award, { id: 'r1', at: event.at })];
    expect(awardFor(event, rules, lines)).toBe('ALREADY_AWARDED');
  });

  it.each<[string, Partial<IncentiveEvent>, IncentiveRules | null]>([
    ['without rules', {}, null],
    ['for an account alone', { kind: 'REFERRAL_JOINED' }, rules],
    ['for oneself', { subjectId: 'ravi' }, rules],
  ])('isn’t given %s', (_, changes, inForce) => {
    expect(awardFor({ ...event, ...changes }, inForce, [])).toBe('NOT_AWARDED');
  });

  it('isn’t defined before its rules, or at no moment', () => {
    const early = new Date(rules.from.getTime() - 1);
    expect(() => awardFor({ ...event, at: early }, rules, [])).toThrow(RangeError);
    expect(() => awardFor({ ...event, at: new Date(NaN) }, rules, [])).toThrow(RangeError);
    expect(lineFor({ at: rules.from }).at).toBe(rules.from);
  });
});

describe('caps', () => {
  const linesAt = (count: number, at: Date, changes: Partial<LedgerLine> = {}) =>
    Array.from({ length: count }, (_, number) => ({
      ...award,
      id: `${at.toISOString()}-${number}`,
      eventKey: `REFERRAL_ACTIVE:${at.toISOString()}-${number}`,
      at,
      ...changes,
    }));
  const outcome = (already: readonly LedgerLine[], at = event.at) => {
    const result = awardFor({ ...event, at }, rules, already);
    return typeof result === 'string' ? result : result.points;
  };
  const noon = date('2026-11-27T06:30Z');

  it('allow 20 a day', () => {
    expect(outcome(linesAt(19, noon))).toBe(100);
    expect(outcome(linesAt(20, noon))).toBe('CAP_REACHED');
  });

  it('begin again at midnight in Asia/Kolkata', () => {
    expect(outcome(linesAt(20, noon), date('2026-11-27T18:29:59.999Z'))).toBe('CAP_REACHED');
    expect(outcome(linesAt(20, noon), date('2026-11-27T18:30Z'))).toBe(100);
    expect(outcome(linesAt(20, noon), date('2026-11-26T18:30Z'))).toBe('CAP_REACHED');
    expect(outcome(linesAt(20, noon), date('2026-11-26T18:29:59.999Z'))).toBe(100);
  });

  const season = Array.from({ length: 15 }, (_, day) =>
    linesAt(20, new Date(date('2026-10-01T06:30Z').getTime() + day * 86_400_000)),
  ).flat();

  it('allow 300 a season', () => {
    expect(season).toHaveLength(300);
    expect(outcome(season)).toBe('CAP_REACHED');
    expect(outcome(season.slice(1))).toBe(100);
  });

  it('begin again with the season', () => {
    expect(outcome(season, date('2026-12-31T18:29:59.999Z'))).toBe('CAP_REACHED');
    expect(outcome(season, date('2026-12-31T18:30Z'))).toBe(100);
    expect(outcome(season, date('2026-09-30T18:29:59.999Z'))).toBe(100);
  });

  it('are counted by ambassador and kind', () => {
    expect(outcome(linesAt(20, noon, { ambassadorId: 'meera' }))).toBe(100);
    expect(outcome(linesAt(20, noon, { kind: 'REFERRAL_PAID' }))).toBe(100);
  });

  it('count held lines and those taken back, but no counter-entries', () => {
    const lines = linesAt(20, noon, { state: 'HELD' });
    expect(outcome(lines)).toBe('CAP_REACHED');
    const reversals = lines.map((line) => reversalOf(line, { id: `r-${line.id}`, at: noon }));
    expect(outcome([...lines, ...reversals])).toBe('CAP_REACHED');
    expect(outcome([...lines.slice(10), ...reversals])).toBe(100);
  });
});

describe('a refund', () => {
  const refund = {
    id: 'r2',
    kind: 'REFERRAL_PAID',
    subjectId: 'asha',
    at: date('2027-01-05T00:00Z'),
  } as const;

  it('takes the points back with a counter-entry of its own moment', () => {
    const line = refundFor(refund, [award, paid]);
    expect(line).toEqual({
      ...paid,
      id: 'r2',
      eventKey: 'REVERSAL:REFERRAL_PAID:asha',
      points: -150,
      at: refund.at,
      reverses: 'e2',
    });
    expect(totalOf([award, paid, line as LedgerLine])).toBe(100);
  });

  it('takes them back once', () => {
    const line = refundFor(refund, [paid]) as LedgerLine;
    expect(refundFor({ ...refund, id: 'r3' }, [paid, line])).toBe('ALREADY_REVERSED');
  });

  it('takes back what there is, and only what is paid for', () => {
    expect(refundFor(refund, [award])).toBe('NOT_AWARDED');
    expect(refundFor({ ...refund, kind: 'REFERRAL_ACTIVE' }, [award])).toBe('NOT_REVERSIBLE');
    expect(() => refundFor(refund, [{ ...paid, ruleVersion: 99 }])).toThrow(RangeError);
  });

  it('goes by the rules of the award', () => {
    const awards = {
      ...rules.awards,
      REFERRAL_PAID: { ...rules.awards.REFERRAL_PAID, isReversedByRefund: false },
    };
    const versions = [rules, { ...rules, version: 2, awards }];
    expect(typeof refundFor(refund, [paid], versions)).toBe('object');
    expect(refundFor(refund, [{ ...paid, ruleVersion: 2 }], versions)).toBe('NOT_REVERSIBLE');
  });

  it('isn’t itself taken back', () => {
    const line = reversalOf(paid, refund);
    expect(() => reversalOf(line, { id: 'r3', at: refund.at })).toThrow(RangeError);
  });
});

describe('held lines', () => {
  const held = lineFor({ id: 'h1', subjectId: 'kabir', isHeld: true });
  const other = lineFor({ id: 'h2', subjectId: 'zoya', isHeld: true });

  it('count once they are released, each by itself', () => {
    const lines = [award, held, other];
    expect(totalOf(lines)).toBe(100);
    expect(totalOf(released(lines, 'h1'))).toBe(200);
    expect(totalOf(released(released(lines, 'h1'), 'h1'))).toBe(200);
    expect(totalOf(released(released(lines, 'h1'), 'h2'))).toBe(300);
    expect(totalOf(lines)).toBe(100);
  });

  it('are worth nothing if they’re taken back, before the release and after it', () => {
    const lines = [award, held, reversalOf(held, { id: 'r1', at: event.at })];
    expect(totalOf(lines)).toBe(100);
    expect(totalOf(released(lines, 'h1'))).toBe(100);
    expect(released(lines, 'h1').every(({ state }) => state === 'COUNTED')).toBe(true);
  });
});

describe('a standing', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
  const line = (minute: number, points: number, state: LedgerLine['state'] = 'COUNTED') => ({
    ...award,
    points,
    state,
    at: at(minute),
  });

  it.each<[string, LedgerLine[], [number, number] | null]>([
    ['without lines', [], null],
    ['with held lines alone', [line(1, 100, 'HELD')], null],
    ['in any order', [line(3, 150), line(1, 100)], [250, 3]],
    ['that a held line doesn’t delay', [line(1, 100), line(5, 150, 'HELD')], [100, 1]],
    ['after points that were taken back', [line(1, 100), line(3, 150), line(4, -150)], [100, 1]],
    ['after a fall', [line(1, 100), line(2, -100), line(4, 100)], [100, 4]],
    ['after more than a fall', [line(1, 100), line(2, 150), line(3, -150), line(4, 20)], [120, 4]],
    ['with two lines of one moment', [line(2, 100), line(2, 20), line(3, -20)], [100, 2]],
    ['with a fall within one moment', [line(1, 100), line(2, -150), line(2, 150)], [100, 1]],
    ['below none', [line(1, 100), line(2, -150)], [-50, 1]],
  ])('%s', (_, lines, expected) => {
    const standing = expected && { points: expected[0], reachedAt: at(expected[1]) };
    expect(standingOf(lines)).toEqual(standing);
    expect(standingOf(lines.reverse())).toEqual(standing);
  });
});
