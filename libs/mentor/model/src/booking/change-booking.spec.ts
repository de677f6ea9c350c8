import * as fc from 'fast-check';
import {
  bookingActions,
  bookingStates,
  bookingTransitions,
  takingStates,
  type BookingState,
} from './booking-states';
import {
  actionsOn,
  canReview,
  changeBooking,
  deadlineOf,
  type BookingFacts,
} from './change-booking';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = new Date('2027-03-10T10:00Z');
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const bookingOf = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  state: 'CONFIRMED',
  createdAt: new Date('2027-03-01T10:00Z'),
  paidAt: new Date('2027-03-01T10:05Z'),
  start,
  end: after(start, HOUR),
  moves: 0,
  moveWindowHours: 12,
  ...changes,
});

const outcome = (...asked: Parameters<typeof changeBooking>) => {
  const { transition, problem } = changeBooking(...asked);
  return transition === null ? problem : `${transition.to}, ${transition.refund}`;
};

describe('the table of bookings', () => {
  it('has at most one row for a state, an action and a side', () => {
    const keys = bookingTransitions.flatMap(({ from, action, by }) =>
      from.flatMap((state) => by.map((actor) => `${state} ${action} ${actor}`)),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reaches every state, and leaves none in which it was ended before the session', () => {
    const reached = new Set<BookingState>(['REQUESTED']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const { from, to } of bookingTransitions)
        if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...bookingStates].sort());
    for (const ended of ['DECLINED', 'EXPIRED', 'CANCELLED'] as const)
      expect(bookingTransitions.filter(({ from }) => from.includes(ended))).toEqual([]);
  });

  it('never takes a slot again once it is free', () => {
    const takes = (state: BookingState) => takingStates.some((taking) => taking === state);
    const again = bookingTransitions.filter(
      ({ from, to }) => takes(to) && !from.every((state) => takes(state)),
    );
    expect(again).toEqual([]);
  });
});

describe('what can be done with a booking', () => {
  const early = new Date('2027-03-02T00:00Z');
  const requested = bookingOf({ state: 'REQUESTED' });

  it('is an answer by the mentor, or a cancellation without costs, while it is requested', () => {
    expect(actionsOn(requested, 'MENTOR', early)).toEqual(['CONFIRM', 'DECLINE']);
    expect(actionsOn(requested, 'MENTEE', early)).toEqual(['CANCEL']);
    expect(outcome(requested, 'DECLINE', 'MENTOR', early)).toBe('DECLINED, ALL');
    expect(outcome(requested, 'CANCEL', 'MENTEE', early)).toBe('CANCELLED, ALL');
    expect(outcome(requested, 'CONFIRM', 'MENTEE', early)).toBe('NOT_ALLOWED');
  });

  it('is no confirmation before it is paid, and none once it would have begun', () => {
    expect(outcome({ ...requested, paidAt: null }, 'CONFIRM', 'SYSTEM', early)).toBe('NOT_PAID');
    expect(outcome(requested, 'CONFIRM', 'MENTOR', start)).toBe('TOO_LATE');
  });

  it('is moving and cancelling by both sides while it is confirmed', () => {
    for (const state of ['CONFIRMED', 'RESCHEDULED'] as const) {
      expect(actionsOn(bookingOf({ state }), 'MENTEE', early)).toEqual(['RESCHEDULE', 'CANCEL']);
      expect(actionsOn(bookingOf({ state }), 'MENTOR', early)).toEqual(['RESCHEDULE', 'CANCEL']);
    }
    expect(outcome(bookingOf(), 'CANCEL', 'MENTEE', early)).toBe('CANCELLED, BY_TIME');
    expect(outcome(bookingOf(), 'CANCEL', 'MENTOR', early)).toBe('CANCELLED, ALL');
  });

  it('is moving at most twice, until the edge of the window', () => {
    const move = (changes: Partial<BookingFacts>, now: Date) =>
      outcome(bookingOf(changes), 'RESCHEDULE', 'MENTEE', now);
    expect(move({ moves: 1 }, early)).toBe('RESCHEDULED, NONE');
    expect(move({ moves: 2 }, early)).toBe('MOVED_TWICE');
    expect(move({}, after(start, -12 * HOUR))).toBe('RESCHEDULED, NONE');
    expect(move({}, after(start, -12 * HOUR + 1))).toBe('TOO_LATE');
    expect(move({ moveWindowHours: 0 }, after(start, -1))).toBe('RESCHEDULED, NONE');
    expect(move({ moveWindowHours: 0 }, start)).toBe('TOO_LATE');
  });

  it('is no cancelling by either side from the start, only by staff', () => {
    expect(outcome(bookingOf(), 'CANCEL', 'MENTEE', start)).toBe('TOO_LATE');
    expect(outcome(bookingOf(), 'CANCEL', 'MENTOR', start)).toBe('TOO_LATE');
    expect(outcome(bookingOf(), 'CANCEL', 'STAFF', start)).toBe('CANCELLED, ALL');
  });

  it('is reporting an absent side from ten minutes after the start until a day after the end', () => {
    const report = (by: 'MENTEE' | 'MENTOR', now: Date) =>
      outcome(bookingOf({ state: 'COMPLETED' }), 'REPORT_NO_SHOW', by, now);
    expect(report('MENTEE', after(start, 10 * MINUTE - 1))).toBe('TOO_EARLY');
    expect(report('MENTEE', after(start, 10 * MINUTE))).toBe('NO_SHOW, ALL');
    expect(report('MENTOR', after(start, 25 * HOUR - 1))).toBe('NO_SHOW, NONE');
    expect(report('MENTOR', after(start, 25 * HOUR))).toBe('TOO_LATE');
    expect(outcome(bookingOf({ state: 'NO_SHOW' }), 'OVERTURN_NO_SHOW', 'STAFF', early)).toBe(
      'COMPLETED, NONE',
    );
  });

  it('is completing by the clock from the end', () => {
    expect(outcome(bookingOf(), 'COMPLETE', 'SYSTEM', after(start, HOUR - 1))).toBe('TOO_EARLY');
    expect(outcome(bookingOf(), 'COMPLETE', 'SYSTEM', after(start, HOUR))).toBe('COMPLETED, NONE');
    expect(outcome(bookingOf(), 'COMPLETE', 'MENTOR', after(start, HOUR))).toBe('NOT_ALLOWED');
  });

  it('is expiring ten minutes after it was not paid, two days without an answer, or at the start', () => {
    const unpaid = { ...requested, paidAt: null };
    expect(deadlineOf(unpaid).toISOString()).toBe('2027-03-01T10:10:00.000Z');
    expect(deadlineOf(requested).toISOString()).toBe('2027-03-03T10:05:00.000Z');
    expect(deadlineOf({ ...requested, start: new Date('2027-03-02') })).toEqual(
      new Date('2027-03-02'),
    );
    const deadline = deadlineOf(unpaid);
    expect(outcome(unpaid, 'EXPIRE', 'SYSTEM', after(deadline, -1))).toBe('TOO_EARLY');
    expect(outcome(unpaid, 'EXPIRE', 'SYSTEM', deadline)).toBe('EXPIRED, ALL');
  });

  it('is a review for two weeks after a session that took place', () => {
    const completed = bookingOf({ state: 'COMPLETED' });
    const end = completed.end;
    expect(canReview(completed, end)).toBe(true);
    expect(canReview(completed, after(end, -1))).toBe(false);
    expect(canReview(completed, after(end, 14 * 24 * HOUR - 1))).toBe(true);
    expect(canReview(completed, after(end, 14 * 24 * HOUR))).toBe(false);
    expect(canReview({ ...completed, state: 'NO_SHOW' }, end)).toBe(false);
  });

  it('never moves more than twice, whatever is tried and whenever', () => {
    const tries = fc.array(
      fc.record({
        action: fc.constantFrom(...bookingActions),
        by: fc.constantFrom(
          'MENTEE' as const,
          'MENTOR' as const,
          'STAFF' as const,
          'SYSTEM' as const,
        ),
        hours: fc.integer({ min: -240, max: 60 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(tries, (tried) => {
        let booking = requested;
        let moved = 0;
        for (const { action, by, hours } of tried) {
          const { transition } = changeBooking(booking, action, by, after(start, hours * HOUR));
          if (transition === null) continue;
          expect(transition.from).toContain(booking.state);
          if (action === 'RESCHEDULE') moved += 1;
          booking = { ...booking, state: transition.to, moves: moved };
        }
        expect(moved).toBeLessThanOrEqual(2);
      }),
    );
  });
});
