import * as fc from 'fast-check';
import { activatedAt } from './activation';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const date = (text: string) => new Date(text);
/** 10:00 in Asia/Kolkata. */
const signedUpAt = date('2026-11-02T04:30Z');
const after = (ms: number) => new Date(signedUpAt.getTime() + ms);

describe('activation', () => {
  it('is the first activity of the third day', () => {
    const third = after(5 * DAY);
    const activity = [after(0), after(HOUR), after(DAY), third, after(5 * DAY + 1), after(6 * DAY)];
    expect(activatedAt(signedUpAt, activity)).toEqual(third);
    expect(activatedAt(signedUpAt, activity.reverse())).toEqual(third);
  });

  it('needs three days that differ', () => {
    expect(activatedAt(signedUpAt, [])).toBeNull();
    expect(activatedAt(signedUpAt, [after(0), after(1), after(DAY), after(DAY + HOUR)])).toBeNull();
  });

  it('changes the day at midnight in Asia/Kolkata, not in UTC', () => {
    const beforeMidnight = date('2026-11-03T18:29:59.999Z');
    const midnight = date('2026-11-03T18:30Z');
    const sameDay = date('2026-11-04T00:00Z');
    expect(activatedAt(signedUpAt, [after(0), beforeMidnight, midnight])).toEqual(midnight);
    expect(activatedAt(signedUpAt, [after(0), midnight, sameDay])).toBeNull();
  });

  it.each([
    ['the moment of sign-up', 0, true],
    ['a millisecond before it', -1, false],
  ])('%s counts: %s', (_, first, counts) => {
    const third = after(2 * DAY);
    const found = activatedAt(signedUpAt, [after(first), after(DAY), third]);
    expect(found).toEqual(counts ? third : null);
  });

  it.each([
    ['the last millisecond of 14 days', 14 * DAY - 1, true],
    ['the moment after them', 14 * DAY, false],
  ])('%s counts: %s', (_, last, counts) => {
    const found = activatedAt(signedUpAt, [after(0), after(DAY), after(last)]);
    expect(found).toEqual(counts ? after(last) : null);
  });

  it('leaves out what is no moment', () => {
    const activity = [after(0), new Date(NaN), after(DAY)];
    expect(activatedAt(signedUpAt, activity)).toBeNull();
    expect(activatedAt(new Date(NaN), [after(0), after(DAY), after(2 * DAY)])).toBeNull();
  });

  it('is the same as trying each moment with the platform’s calendar', () => {
    const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    /** Near midnight in Asia/Kolkata and near the edges of the 14 days. */
    const offset = fc.oneof(
      fc.integer({ min: -DAY, max: 16 * DAY }),
      fc
        .tuple(fc.integer({ min: -1, max: 15 }), fc.integer({ min: -2, max: 2 }))
        .map(([days, ms]) => days * DAY + 14 * HOUR + ms),
      fc.constantFrom(-1, 0, 14 * DAY - 1, 14 * DAY),
    );
    let active = 0;
    fc.assert(
      fc.property(fc.array(offset, { maxLength: 8 }), (offsets) => {
        const inTime = offsets.filter((ms) => ms >= 0 && ms < 14 * DAY);
        const daysUntil = (end: number) =>
          new Set(inTime.filter((ms) => ms <= end).map((ms) => shown.format(after(ms)))).size;
        const enough = inTime.filter((ms) => daysUntil(ms) >= 3);
        const naive = enough.length === 0 ? null : after(Math.min(...enough));
        expect(activatedAt(signedUpAt, offsets.map(after))).toEqual(naive);
        if (naive !== null) active += 1;
      }),
      { numRuns: 1_000 },
    );
    expect(active).toBeGreaterThan(200);
  });
});
