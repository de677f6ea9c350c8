import type { Booking, BookingItem } from './booking.schema';
import { mentorPeopleFixtures } from './mentor.fixtures';

const idOf = (end: string) => `018bcfe5-6800-7000-8000-0000000000${end}`;

const confirmed: Booking = {
  id: idOf('41'),
  state: 'CONFIRMED',
  side: 'MENTEE',
  mentor: { slug: 'sunita-rao', person: mentorPeopleFixtures.sunita },
  mentee: mentorPeopleFixtures.asha,
  service: { id: idOf('12'), title: 'An hour on your sales', minutes: 60 },
  price: { amount: 3_000_00, currency: 'INR' },
  start: '2027-03-10T04:30:00.000Z',
  end: '2027-03-10T05:30:00.000Z',
  zones: { mentor: 'Asia/Kolkata', mentee: 'Europe/London' },
  isPaid: true,
  deadline: null,
  join: { from: '2027-03-10T04:20:00.000Z', url: null },
  canReview: false,
  goal: 'Why do half of our trials end after two days?',
  context: 'Eleven trials since January.',
  links: ['https://harbourlight.example/deck'],
  moves: 0,
  movesLeft: 2,
  movableUntil: '2027-03-09T16:30:00.000Z',
  actions: ['RESCHEDULE', 'CANCEL'],
  ifCancelled: {
    refunded: 3_000_00,
    kept: 0,
    reason: 'IN_TIME',
    changesAt: '2027-03-09T04:30:00.000Z',
  },
  absent: null,
  refunded: null,
  paymentId: idOf('51'),
  reviews: { until: null, own: null, theirs: null },
  timeline: [
    {
      action: 'REQUEST',
      by: 'MENTEE',
      at: '2027-03-04T09:00:00.000Z',
      start: '2027-03-10T04:30:00.000Z',
      note: '',
    },
    {
      action: 'CONFIRM',
      by: 'MENTOR',
      at: '2027-03-04T15:12:00.000Z',
      start: '2027-03-10T04:30:00.000Z',
      note: '',
    },
  ],
  calendarUrl: 'https://upround.example/v1/mentor-session/AZOT2a…Hc.ics',
};

const requested: Booking = {
  ...confirmed,
  id: idOf('42'),
  state: 'REQUESTED',
  service: { id: idOf('11'), title: 'First call', minutes: 20 },
  price: { amount: 0, currency: 'INR' },
  start: '2027-03-12T17:00:00.000Z',
  end: '2027-03-12T17:20:00.000Z',
  deadline: '2027-03-06T09:00:00.000Z',
  join: { from: '2027-03-12T16:50:00.000Z', url: null },
  movableUntil: null,
  actions: ['CANCEL'],
  ifCancelled: { refunded: 0, kept: 0, reason: 'FREE', changesAt: null },
  paymentId: null,
  timeline: confirmed.timeline.slice(0, 1),
  calendarUrl: null,
};

const completed: Booking = {
  ...confirmed,
  id: idOf('43'),
  state: 'COMPLETED',
  start: '2027-01-12T06:30:00.000Z',
  end: '2027-01-12T07:30:00.000Z',
  join: { from: '2027-01-12T06:20:00.000Z', url: null },
  movableUntil: null,
  actions: [],
  ifCancelled: null,
  reviews: {
    until: '2027-01-26T07:30:00.000Z',
    own: {
      id: idOf('31'),
      stars: 5,
      text: 'She listened to two calls and found why we lost both.',
      privateText: '',
      createdAt: '2027-01-13T09:00:00.000Z',
    },
    theirs: null,
  },
};

/** Sessions as the server answers them to the mentee: confirmed, requested and completed. */
export const bookingFixtures: readonly [Booking, Booking, Booking] = [
  confirmed,
  requested,
  completed,
];

/** A session as lists have it. */
export const bookingItemFixture: BookingItem = {
  id: confirmed.id,
  state: confirmed.state,
  side: confirmed.side,
  mentor: confirmed.mentor,
  mentee: confirmed.mentee,
  service: confirmed.service,
  price: confirmed.price,
  start: confirmed.start,
  end: confirmed.end,
  zones: confirmed.zones,
  isPaid: confirmed.isPaid,
  deadline: confirmed.deadline,
  join: confirmed.join,
  canReview: confirmed.canReview,
};
