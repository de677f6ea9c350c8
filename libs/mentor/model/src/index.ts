export { AvailabilityError, availabilityLimits, weekdays } from './availability/availability-rules';
export type {
  AvailabilityProblem,
  AvailabilityRules,
  Day,
  LocalRange,
  Weekday,
} from './availability/availability-rules';
export { bookableSlots } from './availability/bookable-slots';
export type { BusyTime, SlotQuestion, TimeRange } from './availability/bookable-slots';
export { bookableUntil, checkRules, clockTimes, isWithinHours } from './availability/mentor-clock';
export { nearestSlots, NEAREST_SLOTS } from './availability/nearest-slots';

export {
  bookingActions,
  bookingStates,
  bookingTransitions,
  takingStates,
} from './booking/booking-states';
export type {
  BookingAction,
  BookingActor,
  BookingPeriod,
  BookingState,
  BookingTransition,
  RefundRule,
} from './booking/booking-states';
export {
  actionsOn,
  bookingTimes,
  canReview,
  changeBooking,
  deadlineOf,
  MOST_MOVES,
} from './booking/change-booking';
export type { BookingChange, BookingFacts, BookingProblem } from './booking/change-booking';
export { cancellationRefund, LATE_REFUND_PERCENT } from './booking/cancellation-refund';
export type { CancellationCost, CancellationInput } from './booking/cancellation-refund';

export { funnelDays, funnelQuestions, matchMentors } from './funnel/match-mentors';
export type {
  FunnelAnswers,
  FunnelMentor,
  FunnelOptions,
  FunnelQuestion,
  FunnelResult,
  FunnelWhen,
  Loosening,
  MatchReason,
  MentorMatch,
} from './funnel/match-mentors';
