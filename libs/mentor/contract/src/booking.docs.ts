import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  bookMentor,
  changeBooking,
  createBookingCalendar,
  deleteBookingCalendar,
  listBookings,
  readBooking,
  readBookingCalendar,
  resumeBookingPayment,
} from './booking.calls';
import { bookingFixtures, bookingItemFixture } from './booking.fixtures';
import { reviewSession } from './review.calls';

const [confirmed, requested, completed] = bookingFixtures;
const url = 'https://upround.example/v1/mentor-calendar/AZOT2a…Hc.ics';
const payment = {
  id: '018bcfe5-6800-7000-8000-000000000051',
  payUrl: 'https://upround.example/v1/payments/sandbox/018bcfe5',
};
const review = {
  id: '018bcfe5-6800-7000-8000-000000000031',
  stars: 5,
  text: 'She listened to two calls and found why we lost both.',
  privateText: '',
  createdAt: '2027-01-13T09:00:00.000Z',
};

/** What the API's documentation says about sessions. */
export const bookingDocs: readonly CallDocs[] = [
  describeCall(bookMentor, {
    description:
      'Takes the time at once, so no one else can book it. Send the payer to `payUrl`: the time is kept for ten minutes. Then the mentor has 48 hours to answer, and whatever isn’t answered is returned in full. Send an Idempotency-Key, so that a retry books nothing twice.',
    input: {
      params: { slug: 'sunita-rao' },
      body: {
        serviceId: '018bcfe5-6800-7000-8000-000000000011',
        start: requested.start,
        zone: 'Europe/London',
        goal: requested.goal,
      },
    },
    output: { booking: requested, payment: null },
  }),
  describeCall(listBookings, {
    description:
      'Returns the sessions of one of your sides. No one else can read them, moderators included. `counts` is of all your sessions, whatever is listed.',
    input: { query: { as: 'MENTEE', when: 'UPCOMING' } },
    output: {
      data: [bookingItemFixture],
      nextSegment: null,
      counts: { mentee: 1, mentor: 0, unanswered: 0 },
    },
  }),
  describeCall(readBooking, {
    description:
      'Returns all of a session to its two sides: what can be done now, what cancelling would return, and what happened so far. The meeting link is included from ten minutes before the start.',
    input: { params: { id: confirmed.id } },
    output: confirmed,
  }),
  describeCall(changeBooking, {
    description:
      'Takes exactly one change. Until the mentor’s window all of the payment is returned to a mentee who cancels, and nothing after that; a mentor who cancels always returns all of it. Both sides together can move a session twice, until the mentor’s window.',
    input: {
      params: { id: confirmed.id },
      body: { start: '2027-03-10T05:30:00.000Z', expectedStart: confirmed.start },
    },
    output: {
      ...confirmed,
      state: 'RESCHEDULED',
      start: '2027-03-10T05:30:00.000Z',
      end: '2027-03-10T06:30:00.000Z',
      moves: 1,
      movesLeft: 1,
    },
  }),
  describeCall(resumeBookingPayment, {
    description:
      'Returns the open payment of your request, or a new one if the last one failed. The time isn’t kept longer because of it.',
    input: { params: { id: requested.id } },
    output: payment,
  }),
  describeCall(reviewSession, {
    description:
      'Each side writes one review within fourteen days of the session. Neither can read the other’s before both are written or the time is over. `privateText` is for the other side alone.',
    input: { params: { id: completed.id }, body: { stars: 5, text: review.text } },
    output: { review, isRevealed: false },
  }),
  describeCall(readBookingCalendar, {
    description: 'Returns the URL that calendar apps subscribe to; null until you create one.',
    output: { url },
  }),
  describeCall(createBookingCalendar, {
    description:
      'Creates the URL of a calendar with your sessions on both sides. Anyone who has the URL can read it, so keep it secret. A new URL replaces the old one.',
    output: { url },
  }),
  describeCall(deleteBookingCalendar, {
    description:
      'Calendar apps that subscribe to the URL find no sessions there any more. Your sessions stay as they are.',
  }),
];
