import { bookingStates, type BookingState } from '@upround/mentor/contract';

export { bookingStates };
export type { BookingState };

/** While it is in one of these, its time is taken for both sides. */
export const takingStates = [
  'REQUESTED',
  'CONFIRMED',
  'RESCHEDULED',
] as const satisfies BookingState[];

export type BookingActor =
  | 'MENTEE'
  | 'MENTOR'
  /** A moderator or an admin, with a reason for the audit log. */
  | 'STAFF'
  /** A task in the background, and the confirmation of services that need no answer. */
  | 'SYSTEM';

/** In the order in which pages show them. */
export const bookingActions = [
  'CONFIRM',
  'DECLINE',
  'EXPIRE',
  'RESCHEDULE',
  'CANCEL',
  'COMPLETE',
  'REPORT_NO_SHOW',
  /** A no-show was reported wrongly. */
  'OVERTURN_NO_SHOW',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** What a mentee gets back of what they paid. */
export type RefundRule =
  /** The money stays as it is. */
  | 'NONE'
  | 'ALL'
  /** By `cancellationRefund`. */
  | 'BY_TIME';

/** When an action is possible. The times are in `bookingTimes`. */
export type BookingPeriod =
  | 'ALWAYS'
  | 'BEFORE_START'
  /** Before the mentor's window for moving closes. */
  | 'WHILE_MOVABLE'
  /** From the deadline of the payment or the answer. */
  | 'FROM_DEADLINE'
  | 'FROM_END'
  /** From ten minutes after the start until a day after the end. */
  | 'WHILE_REPORTABLE';

export interface BookingTransition {
  from: readonly BookingState[];
  action: BookingAction;
  by: readonly BookingActor[];
  when: BookingPeriod;
  to: BookingState;
  refund: RefundRule;
  /** What happens to the entry in calendars; each change but the first has a higher SEQUENCE. */
  calendar: 'REQUEST' | 'CANCEL' | 'NONE';
}

const agreed = ['CONFIRMED', 'RESCHEDULED'] as const satisfies BookingState[];
const held = ['CONFIRMED', 'RESCHEDULED', 'COMPLETED'] as const satisfies BookingState[];

/** Who may do what, and what follows. What isn't here isn't possible. */
export const bookingTransitions: readonly BookingTransition[] = [
  {
    from: ['REQUESTED'],
    action: 'CONFIRM',
    by: ['MENTOR', 'SYSTEM'],
    when: 'BEFORE_START',
    to: 'CONFIRMED',
    refund: 'NONE',
    calendar: 'REQUEST',
  },
  {
    from: ['REQUESTED'],
    action: 'DECLINE',
    by: ['MENTOR'],
    when: 'ALWAYS',
    to: 'DECLINED',
    refund: 'ALL',
    calendar: 'NONE',
  },
  {
    from: ['REQUESTED'],
    action: 'EXPIRE',
    by: ['SYSTEM'],
    when: 'FROM_DEADLINE',
    to: 'EXPIRED',
    refund: 'ALL',
    calendar: 'NONE',
  },
  // Before the mentor's answer cancelling costs nothing.
  {
    from: ['REQUESTED'],
    action: 'CANCEL',
    by: ['MENTEE', 'STAFF'],
    when: 'ALWAYS',
    to: 'CANCELLED',
    refund: 'ALL',
    calendar: 'NONE',
  },
  {
    from: agreed,
    action: 'RESCHEDULE',
    by: ['MENTEE', 'MENTOR'],
    when: 'WHILE_MOVABLE',
    to: 'RESCHEDULED',
    refund: 'NONE',
    calendar: 'REQUEST',
  },
  {
    from: agreed,
    action: 'CANCEL',
    by: ['MENTEE'],
    when: 'BEFORE_START',
    to: 'CANCELLED',
    refund: 'BY_TIME',
    calendar: 'CANCEL',
  },
  {
    from: agreed,
    action: 'CANCEL',
    by: ['MENTOR'],
    when: 'BEFORE_START',
    to: 'CANCELLED',
    refund: 'ALL',
    calendar: 'CANCEL',
  },
  {
    from: agreed,
    action: 'CANCEL',
    by: ['STAFF'],
    when: 'ALWAYS',
    to: 'CANCELLED',
    refund: 'ALL',
    calendar: 'CANCEL',
  },
  {
    from: agreed,
    action: 'COMPLETE',
    by: ['SYSTEM'],
    when: 'FROM_END',
    to: 'COMPLETED',
    refund: 'NONE',
    calendar: 'NONE',
  },
  // The mentor was absent.
  {
    from: held,
    action: 'REPORT_NO_SHOW',
    by: ['MENTEE'],
    when: 'WHILE_REPORTABLE',
    to: 'NO_SHOW',
    refund: 'ALL',
    calendar: 'NONE',
  },
  // The mentee was absent.
  {
    from: held,
    action: 'REPORT_NO_SHOW',
    by: ['MENTOR'],
    when: 'WHILE_REPORTABLE',
    to: 'NO_SHOW',
    refund: 'NONE',
    calendar: 'NONE',
  },
  // Money that was returned isn't taken again.
  {
    from: ['NO_SHOW'],
    action: 'OVERTURN_NO_SHOW',
    by: ['STAFF'],
    when: 'ALWAYS',
    to: 'COMPLETED',
    refund: 'NONE',
    calendar: 'NONE',
  },
];
