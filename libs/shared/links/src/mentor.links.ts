import { withQuery } from './build-path';

export const mentorRoutes = {
  mentors: '/mentor',
  sessions: '/mentor/booking',
  mentorFunnel: '/mentor/MentorFunnelDynamic',
  bookMentor: '/book-mentor',
} as const;

type Query = Readonly<Record<string, string | undefined>>;

/** The side of a session: `?as=`. */
export type SessionSide = 'mentee' | 'mentor';

/** Addresses of mentors and of sessions with them. */
export const mentorLinks = {
  /** The directory with its filters; `mentor` opens one. */
  mentors: (query: { mentor?: string } & Query = {}) => withQuery(mentorRoutes.mentors, query),
  mentor: (slug: string) => withQuery(mentorRoutes.mentors, { mentor: slug }),
  /** What the member offers as a mentor: their profile, hours and services. */
  offerMentoring: () => withQuery(mentorRoutes.mentors, { view: 'offer' }),
  /** The member's sessions, as a mentee by default; `booking` is the one to open. */
  sessions: (
    query: {
      as?: SessionSide | undefined;
      booking?: string | undefined;
      when?: 'past' | undefined;
    } = {},
  ) => withQuery(mentorRoutes.sessions, query),
  /** The guided choice, with the answers so far. */
  mentorFunnel: (answers: Query = {}) => withQuery(mentorRoutes.mentorFunnel, answers),
  /** Booking a session: the service and its start in UTC once they're chosen, the step, and what the calendar shows. */
  bookMentor: (query: {
    mentor: string;
    service?: string | undefined;
    start?: string | undefined;
    step?: string | undefined;
    month?: string | undefined;
    day?: string | undefined;
  }) => withQuery(mentorRoutes.bookMentor, query),
} as const;

/** The page of each kind of record. */
export const mentorRecords = {
  MENTOR: (slug: string) => mentorLinks.mentor(slug),
} as const;
