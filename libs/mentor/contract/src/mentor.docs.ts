import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { bookingDocs } from './booking.docs';
import { matchMentors } from './funnel.calls';
import {
  listMentors,
  listSlots,
  readMentor,
  readMentorByUser,
  readMentorFacets,
  stopWaiting,
  waitForMentor,
} from './mentor.calls';
import { mentorErrors } from './mentor.errors';
import {
  mentorCardFixtures,
  mentorCountsFixture,
  mentorFixture,
  mentorMatchFixtures,
  mentorReviewFixtures,
  slotsFixture,
} from './mentor.fixtures';
import { ownMentorDocs } from './own-mentor.docs';
import { listMentorReviews } from './review.calls';

const [card] = mentorCardFixtures;
const [match] = mentorMatchFixtures;
const slug = card.slug;

/** What the API's documentation says about mentors and bookings. */
export const mentorDocs: ContractDocs = {
  calls: [
    describeCall(listMentors, {
      description:
        'Returns the mentors who take sessions, without those who blocked you or whom you blocked. By default the best rated come first, where few reviews count little. The next available time is at most a quarter of an hour old.',
      input: { query: { need: ['SALES'], when: 'THIS_MONTH', sort: 'soonest' } },
      output: { data: [card], nextSegment: null },
    }),
    describeCall(readMentorFacets, {
      description:
        'Takes the filters of the directory. Each count is of the mentors who match the value and all filters of the other fields.',
      input: { query: { need: ['SALES'] } },
      output: { total: 3, counts: mentorCountsFixture },
    }),
    describeCall(readMentor, {
      description:
        'Returns the profile, the services with their prices and windows, and figures that were counted here. A paused profile is returned to the mentor alone.',
      input: { params: { slug } },
      output: mentorFixture,
    }),
    describeCall(readMentorByUser, {
      description:
        'Returns the mentor of a person as lists show them. Those whom the directory doesn’t list to you, such as paused ones, aren’t found. Profiles name `mentoring` in their lists where there is one.',
      input: { query: { userId: card.person.id } },
      output: card,
    }),
    describeCall(listSlots, {
      description:
        'Returns the available times from `from`, included, to `to`, excluded, with each on the mentor’s clock as well. If there are more than `limit`, ask again from `next`. A time can be taken by someone else until you book it.',
      input: {
        params: { slug },
        query: {
          service: '018bcfe5-6800-7000-8000-000000000012',
          from: '2027-03-10T00:00:00.000Z',
          to: '2027-03-17T00:00:00.000Z',
        },
      },
      output: slotsFixture,
    }),
    describeCall(waitForMentor, {
      description:
        'Notifies you once when this mentor has an available time again. Asking for it twice changes nothing.',
      input: { params: { slug } },
      output: { active: true },
    }),
    describeCall(stopWaiting, {
      description: 'You aren’t notified any more when this mentor has an available time again.',
      input: { params: { slug } },
      output: { active: false },
    }),
    describeCall(matchMentors, {
      description:
        'Each answer leaves out the mentors who don’t fit it; the best ten of the others are returned with the reasons. `counts` says for each answer how many would remain. If none does, `loosen` says which answers to drop.',
      input: { query: { stage: 'SEED', need: 'SALES', budget: 300_000, when: 'THIS_WEEK' } },
      output: match,
    }),
    describeCall(listMentorReviews, {
      description:
        'Returns reviews by mentees of sessions that took place. A review appears once both sides wrote one, or fourteen days after the session.',
      input: { params: { slug }, query: { limit: 10 } },
      output: { data: [...mentorReviewFixtures], nextSegment: null },
    }),
    ...bookingDocs,
    ...ownMentorDocs,
  ],
  errors: describeErrors(mentorErrors, {
    OWN_SESSION: 'When you are the mentor.',
    SLOT_TAKEN:
      'When someone else took the time first; `details.nearest` has up to three others that are available.',
    SLOT_GONE:
      'When the time isn’t within the mentor’s hours, notice and buffers; `details.nearest` has up to three that are.',
    YOU_ARE_BUSY: 'When you have another session at this time, as a mentee or as a mentor.',
    REQUEST_OPEN: 'When a request of yours to this mentor is neither answered nor over.',
    NOT_BOOKABLE: 'When the mentor paused new sessions or ended this service.',
    NOT_ALLOWED: 'When your side can’t do this in the state of the session.',
    NOT_PAID: 'When a request is confirmed whose payment hasn’t arrived.',
    MOVED_TWICE: 'When the session was moved twice already, by either side.',
    TOO_EARLY: 'When the time for this hasn’t come, such as a no-show before the start.',
    TOO_LATE: 'When the time for this is over, such as moving within the mentor’s window.',
    REFUND_CHANGED:
      'When `expectedRefund` isn’t what would be returned now; `details.refunded` says what would.',
    MOVED_MEANWHILE: 'When `expectedStart` isn’t when the session starts any more.',
    HOLD_OVER: 'When the time was kept for ten minutes and no payment arrived.',
    PAYMENTS_OFF: 'When payments are switched off.',
    REVIEWED: 'When your review of this session is written already.',
    NOT_REVIEWABLE: 'When the session didn’t take place, or ended more than fourteen days ago.',
    HAS_SLOTS: 'When the mentor has an available time, so there is nothing to wait for.',
    WINDOW_TOO_LONG: 'When `to` is more than 62 days after `from`.',
    INVALID_HOURS: 'When hours, days or the time zone make no sense; `path` names the value.',
    INCOMPLETE: 'When something is missing for the profile; `details.missing` names it.',
    NOT_APPROVED: 'When staff haven’t approved the profile.',
    TOO_MANY_SERVICES: 'When you offer as many services as you can.',
    TOO_MANY_CALENDARS: 'When you have as many calendars as you can.',
    CALENDAR_UNREADABLE: 'When the address leads to no calendar, or to one that is too large.',
  }),
};
