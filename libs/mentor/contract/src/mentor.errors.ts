import { defineErrors } from '@upround/shared/contract-core';
import { hoursLimits, mentorLimits } from './mentor-limits';

/** The errors of mentors and bookings besides those that any call may answer. */
export const mentorErrors = defineErrors({
  OWN_SESSION: { status: 400, sentence: 'You can’t book a session with yourself.' },
  SLOT_TAKEN: { status: 409, sentence: 'This time was just taken. Choose another one.' },
  SLOT_GONE: { status: 409, sentence: 'This time isn’t offered any more. Choose another one.' },
  YOU_ARE_BUSY: { status: 409, sentence: 'You have another session at this time.' },
  REQUEST_OPEN: { status: 409, sentence: 'You already have a request open with this mentor.' },
  NOT_BOOKABLE: { status: 409, sentence: 'This mentor isn’t taking sessions right now.' },
  NOT_ALLOWED: { status: 403, sentence: 'You can’t do that with this session.' },
  NOT_PAID: { status: 409, sentence: 'This session isn’t paid yet.' },
  MOVED_TWICE: {
    status: 409,
    sentence: 'This session was moved twice, so it can’t be moved again.',
  },
  TOO_EARLY: { status: 409, sentence: 'You can’t do that yet.' },
  TOO_LATE: { status: 409, sentence: 'You can’t do that any more.' },
  REFUND_CHANGED: {
    status: 409,
    sentence: 'What you get back has changed. Check it and confirm again.',
  },
  MOVED_MEANWHILE: {
    status: 409,
    sentence: 'This session was moved after you opened it. Check its new time.',
  },
  HOLD_OVER: {
    status: 409,
    sentence: `This time was kept for ${mentorLimits.holdMinutes} minutes. Choose a time again.`,
  },
  PAYMENTS_OFF: {
    status: 503,
    sentence: 'Payments are off for maintenance. Nothing was charged. Try again later.',
  },
  REVIEWED: { status: 409, sentence: 'You already reviewed this session.' },
  NOT_REVIEWABLE: {
    status: 409,
    sentence: `Reviews can be written for ${mentorLimits.reviewDays} days after a session.`,
  },
  HAS_SLOTS: { status: 409, sentence: 'This mentor has available times. Book one of them.' },
  WINDOW_TOO_LONG: {
    status: 400,
    sentence: `Ask for at most ${hoursLimits.windowDays} days at once.`,
  },
  INVALID_HOURS: { status: 400, sentence: 'These hours aren’t valid.' },
  INCOMPLETE: { status: 409, sentence: 'Your profile isn’t complete yet.' },
  NOT_APPROVED: { status: 409, sentence: 'Your profile has to be approved first.' },
  TOO_MANY_SERVICES: {
    status: 409,
    sentence: `You offer ${mentorLimits.services} services, the maximum. Remove one to add another.`,
  },
  TOO_MANY_CALENDARS: {
    status: 409,
    sentence: `You have ${mentorLimits.calendars} calendars, the maximum. Remove one to add another.`,
  },
  CALENDAR_UNREADABLE: {
    status: 422,
    sentence: 'We can’t read this calendar. Check its address.',
  },
});
