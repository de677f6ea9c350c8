import { mentorLimits } from '@upround/mentor/contract';
import { bookingActions, bookingTransitions } from './booking-states';
import type {
  BookingAction,
  BookingActor,
  BookingPeriod,
  BookingState,
  BookingTransition,
} from './booking-states';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** The times of bookings in general; a mentor's own window for moving is part of the booking. */
export const bookingTimes = {
  /** How long a slot is kept for someone who is paying. */
  holdMinutes: mentorLimits.holdMinutes,
  /** How long a mentor has to answer a request. */
  answerHours: mentorLimits.answerHours,
  /** How long after the start a person who isn't there is absent. */
  noShowMinutes: 10,
  /** Until when after the end a no-show can be reported. */
  reportHours: 24,
  /** Until when after the end both sides can write a review. */
  reviewDays: mentorLimits.reviewDays,
} as const;

/** How often a booking can be moved, by both sides together. */
export const MOST_MOVES = mentorLimits.moves;

/** What of a booking decides over what can be done. */
export interface BookingFacts {
  state: BookingState;
  createdAt: Date;
  /** Null while the payment is waited for; the time of the request where nothing is to be paid. */
  paidAt: Date | null;
  start: Date;
  end: Date;
  /** How often it was moved. */
  moves: number;
  /** Hours before the start in which it can't be moved any more. */
  moveWindowHours: number;
}

export type BookingProblem =
  /** Not in this state, or not by this side. */
  | 'NOT_ALLOWED'
  /** Paid for later, or never. */
  | 'NOT_PAID'
  | 'MOVED_TWICE'
  | 'TOO_EARLY'
  | 'TOO_LATE';

export type BookingChange =
  { transition: BookingTransition; problem: null } | { transition: null; problem: BookingProblem };

/**
 * When a request ends by itself: its slot is kept for ten minutes until it is paid, then the mentor has two days, but not
 * longer than until the session would begin.
 */
export function deadlineOf({ createdAt, paidAt, start }: BookingFacts): Date {
  const deadline =
    paidAt === null
      ? createdAt.getTime() + bookingTimes.holdMinutes * MS_PER_MINUTE
      : paidAt.getTime() + bookingTimes.answerHours * MS_PER_HOUR;
  return new Date(Math.min(deadline, start.getTime()));
}

/** The time of each period, in milliseconds since 1970; `until` is excluded. */
function periodOf(period: BookingPeriod, booking: BookingFacts): { from: number; until: number } {
  const [start, end] = [booking.start.getTime(), booking.end.getTime()];
  switch (period) {
    case 'ALWAYS':
      return { from: -Infinity, until: Infinity };
    case 'BEFORE_START':
      return { from: -Infinity, until: start };
    case 'WHILE_MOVABLE':
      // At the edge of the window it can be moved still; with a window of 0 hours until the start.
      return {
        from: -Infinity,
        until: Math.min(start, start - booking.moveWindowHours * MS_PER_HOUR + 1),
      };
    case 'FROM_DEADLINE':
      return { from: deadlineOf(booking).getTime(), until: Infinity };
    case 'FROM_END':
      return { from: end, until: Infinity };
    case 'WHILE_REPORTABLE':
      return {
        from: start + bookingTimes.noShowMinutes * MS_PER_MINUTE,
        until: end + bookingTimes.reportHours * MS_PER_HOUR,
      };
  }
}

/**
 * What follows when one side acts on a booking.
 *
 * @param booking as it is locked in the transaction
 * @param by the side on which the caller is; that they are is checked before
 * @returns the row of the table, or why it can't be done
 */
export function changeBooking(
  booking: BookingFacts,
  action: BookingAction,
  by: BookingActor,
  now: Date,
): BookingChange {
  const fails = (problem: BookingProblem): BookingChange => ({ transition: null, problem });
  const transition = bookingTransitions.find(
    (row) => row.action === action && row.from.includes(booking.state) && row.by.includes(by),
  );
  if (transition === undefined) return fails('NOT_ALLOWED');
  if (action === 'CONFIRM' && booking.paidAt === null) return fails('NOT_PAID');
  if (action === 'RESCHEDULE' && booking.moves >= MOST_MOVES) return fails('MOVED_TWICE');
  const { from, until } = periodOf(transition.when, booking);
  if (now.getTime() < from) return fails('TOO_EARLY');
  if (now.getTime() >= until) return fails('TOO_LATE');
  return { transition, problem: null };
}

/** What one side can do now: which buttons a page shows, in their order. */
export const actionsOn = (booking: BookingFacts, by: BookingActor, now: Date): BookingAction[] =>
  bookingActions.filter((action) => changeBooking(booking, action, by, now).problem === null);

/**
 * Whether both sides can write a review: for two weeks after a session that took place.
 *
 * @returns also false before its end
 */
export function canReview({ state, end }: BookingFacts, now: Date): boolean {
  const since = now.getTime() - end.getTime();
  return state === 'COMPLETED' && since >= 0 && since < bookingTimes.reviewDays * MS_PER_DAY;
}
