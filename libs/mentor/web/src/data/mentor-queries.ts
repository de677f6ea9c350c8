import { keepPreviousData } from '@tanstack/react-query';
import {
  listBookings,
  listMentorReviews,
  listMentors,
  matchMentors,
  readBooking,
  readBookingCalendar,
  readMentor,
  readMentorFacets,
  readOwnMentor,
  type BookingSide,
  type MatchQuery,
  type MentorFilters,
  type MentorSort,
} from '@upround/mentor/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** The directory as it is filtered and sorted. */
export const mentorsQuery = (filters: MentorFilters, sort: MentorSort) =>
  pagesFor(listMentors, { query: { ...filters, ...(sort !== 'best' && { sort }) } });

/** How many mentors each filter value leaves; the previous counts are shown until the next have loaded. */
export const facetsQuery = (filters: MentorFilters) => ({
  ...queryFor(readMentorFacets, { query: filters }),
  ...renewedOnReturn,
  placeholderData: keepPreviousData,
});

export const mentorQuery = (slug: string) => ({
  ...queryFor(readMentor, { params: { slug } }),
  ...renewedOnReturn,
});

export const reviewsQuery = (slug: string) =>
  pagesFor(listMentorReviews, { params: { slug }, query: {} });

/** What the guided choice answers; the previous answer is shown until the next has loaded. */
export const matchQuery = (answers: MatchQuery) => ({
  ...queryFor(matchMentors, { query: answers }),
  ...renewedOnReturn,
  placeholderData: keepPreviousData,
});

export const sessionsQuery = (as: BookingSide, when: 'UPCOMING' | 'PAST') =>
  pagesFor(listBookings, { query: { as, when } });

export const sessionQuery = (id: string) => ({
  ...queryFor(readBooking, { params: { id } }),
  ...renewedOnReturn,
});

export const sessionCalendarQuery = () => queryFor(readBookingCalendar, {});

export const ownMentorQuery = () => ({ ...queryFor(readOwnMentor, {}), ...renewedOnReturn });
