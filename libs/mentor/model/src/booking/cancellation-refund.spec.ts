import * as fc from 'fast-check';
import { cancellationRefund, type CancellationInput } from './cancellation-refund';

const HOUR = 3_600_000;
const start = new Date('2027-03-10T10:00Z');
const before = (ms: number) => new Date(start.getTime() - ms);

const costOf = (changes: Partial<CancellationInput> = {}) =>
  cancellationRefund({
    paid: 150_001,
    windowHours: 24,
    start,
    now: before(48 * HOUR),
    by: 'MENTEE',
    isMovedByMentor: false,
    ...changes,
  });

describe('what cancelling costs', () => {
  it.each<[string, Partial<CancellationInput>, number, string]>([
    ['in time', {}, 150_001, 'IN_TIME'],
    ['at the edge of the window', { now: before(24 * HOUR) }, 150_001, 'IN_TIME'],
    ['a millisecond later', { now: before(24 * HOUR - 1) }, 0, 'LATE'],
    ['just before the start', { now: before(1) }, 0, 'LATE'],
    [
      'without a window, just before the start',
      { now: before(1), windowHours: 0 },
      150_001,
      'IN_TIME',
    ],
    ['at the start', { now: start }, 0, 'AFTER_START'],
    ['by the mentor at any time', { now: start, by: 'MENTOR' }, 150_001, 'NOT_BY_MENTEE'],
    ['by staff at any time', { now: start, by: 'STAFF' }, 150_001, 'NOT_BY_MENTEE'],
    [
      'late, of a session that the mentor moved',
      { now: before(1), isMovedByMentor: true },
      150_001,
      'MOVED_BY_MENTOR',
    ],
    [
      'at the start of a session that the mentor moved',
      { now: start, isMovedByMentor: true },
      0,
      'AFTER_START',
    ],
    ['of a session that costs nothing', { now: start, paid: 0 }, 0, 'FREE'],
    ['of the smallest amount', { now: before(1), paid: 1 }, 0, 'LATE'],
  ])('%s', (_, changes, refunded, reason) => {
    const paid = changes.paid ?? 150_001;
    expect(costOf(changes)).toEqual({ refunded, kept: paid - refunded, reason });
  });

  it('is whole, and is what was paid together with what is returned', () => {
    const hours = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.maxSafeNat(), hours, hours, (paid, windowHours, left) => {
        const { refunded, kept } = costOf({ paid, windowHours, now: before(left * HOUR) });
        expect([refunded, kept].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(
          true,
        );
        expect(BigInt(refunded) + BigInt(kept)).toBe(BigInt(paid));
      }),
    );
  });

  it('never falls with more time until the start', () => {
    const ms = fc.integer({ min: -HOUR, max: 100 * HOUR });
    fc.assert(
      fc.property(fc.nat(1_000_000), ms, ms, (paid, one, other) => {
        const refundedAt = (left: number) => costOf({ paid, now: before(left) }).refunded;
        expect(refundedAt(Math.max(one, other))).toBeGreaterThanOrEqual(
          refundedAt(Math.min(one, other)),
        );
      }),
    );
  });

  it.each([
    ['half a unit', { paid: 0.5 }],
    ['a negative amount', { paid: -1 }],
    ['a negative window', { windowHours: -1 }],
  ])('isn’t defined for %s', (_, changes) => {
    expect(() => costOf(changes)).toThrow(RangeError);
  });
});
