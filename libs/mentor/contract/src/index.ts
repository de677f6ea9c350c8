export type { FoundMentor } from './found-mentor';
export { mentorDocs } from './mentor.docs';
export { mentorLimits, hoursLimits } from './mentor-limits';
export {
  mentorStages,
  mentorStageSchema,
  mentorNeeds,
  mentorNeedSchema,
  mentorTimes,
  mentorTimeSchema,
  languageSchema,
} from './topics.schema';
export type { MentorStage, MentorNeed, MentorTime } from './topics.schema';
export { zoneSchema, slotSchema, slotsSchema, nearestSlotsSchema } from './slot.schema';
export type { Slot, Slots, NearestSlots } from './slot.schema';
export {
  clockTimeSchema,
  localRangeSchema,
  calendarDaySchema,
  hoursSchema,
  savedHoursSchema,
} from './hours.schema';
export type { MentorHours, SavedHours } from './hours.schema';
export {
  priceSchema,
  windowHours,
  mentorServiceSchema,
  serviceDraftSchema,
  serviceChangeSchema,
} from './service.schema';
export type { Price, MentorService, ServiceDraft, ServiceChange } from './service.schema';
export { mentorCardSchema, mentorSchema, mentorCountsSchema } from './mentor.schema';
export type { MentorCard, Mentor, MentorCounts } from './mentor.schema';
export {
  mentorSorts,
  mentorSortSchema,
  budgetSchema,
  mentorFilterFields,
  mentorFiltersSchema,
} from './mentor-filters.schema';
export type { MentorSort, MentorFilters } from './mentor-filters.schema';
export {
  listMentors,
  readMentorFacets,
  readMentor,
  readMentorByUser,
  listSlots,
  waitForMentor,
  stopWaiting,
} from './mentor.calls';
export {
  matchQuestions,
  matchBudgets,
  matchQuerySchema,
  matchReasonSchema,
  mentorMatchSchema,
} from './funnel.schema';
export type { MatchQuestion, MatchQuery, MentorMatchReason, MentorMatches } from './funnel.schema';
export { matchMentors } from './funnel.calls';
export { mentorReviewSchema, sessionReviewSchema, reviewDraftSchema } from './review.schema';
export type { MentorReview, SessionReview, ReviewDraft } from './review.schema';
export { listMentorReviews, reviewSession } from './review.calls';
export {
  bookingStates,
  bookingStateSchema,
  bookingSides,
  bookingSideSchema,
  bookingActions,
  bookingStepActions,
  bookingDraftSchema,
  bookingPaymentSchema,
  bookingItemSchema,
  cancellationReasons,
  bookingSchema,
  bookingChangeSchema,
} from './booking.schema';
export type {
  BookingState,
  BookingSide,
  BookingStepAction,
  BookingDraft,
  BookingPayment,
  BookingItem,
  Booking,
  BookingChangeInput,
} from './booking.schema';
export {
  bookMentor,
  listBookings,
  readBooking,
  changeBooking,
  resumeBookingPayment,
  readBookingCalendar,
  createBookingCalendar,
  deleteBookingCalendar,
} from './booking.calls';
export {
  mentorStates,
  mentorStateSchema,
  mentorRequirements,
  busyCalendarSchema,
  ownMentorSchema,
  ownMentorChangeSchema,
} from './own-mentor.schema';
export type {
  MentorState,
  MentorRequirement,
  BusyCalendar,
  OwnMentor,
  OwnMentorChange,
} from './own-mentor.schema';
export {
  readOwnMentor,
  saveOwnMentor,
  setMentorState,
  saveHours,
  addService,
  saveService,
  retireService,
  addBusyCalendar,
  removeBusyCalendar,
} from './own-mentor.calls';
export { mentorErrors } from './mentor.errors';
export { BOOKING_EVENT, SLOTS_EVENT } from './mentor.event-names';
export { bookingEvent, slotsEvent } from './mentor.events';
export {
  mentorPeopleFixtures,
  mentorCardFixtures,
  mentorServiceFixtures,
  mentorFixture,
  slotsFixture,
  mentorCountsFixture,
  mentorMatchFixtures,
  mentorReviewFixtures,
  hoursFixture,
  ownMentorFixture,
} from './mentor.fixtures';
export { bookingFixtures, bookingItemFixture } from './booking.fixtures';
