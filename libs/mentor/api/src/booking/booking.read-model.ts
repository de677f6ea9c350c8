import type { BookingSide, BookingState } from '@upround/mentor/contract';
import {
  isId,
  NEWEST,
  OLDEST,
  pageStatement,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';
import { tablesOf } from '../mentor-tables';
import type { BookingRow } from './booking.store';

/** A booking with its two sides, as one of them reads it. */
export interface BookingViewRow
  extends BookingRow, PersonColumns<'mentor_person'>, PersonColumns<'mentee_person'> {
  mentor_slug: string | null;
  mentor_zone: string;
  /** The link of this session, or else the mentor's own. */
  meeting_url: string | null;
  /** The viewer has written a review. */
  is_reviewed: boolean;
}

/** A side that was banned or deleted has no name. */
const personText = (alias: string, prefix: string, id: string) => `
  ${id} as ${prefix}_id, coalesce(${alias}.slug, 'deleted') as ${prefix}_slug,
  coalesce(${alias}.display_name, 'Deleted account') as ${prefix}_name,
  coalesce(${alias}.headline, '') as ${prefix}_headline, ${alias}.role as ${prefix}_role,
  ${alias}.avatar_key as ${prefix}_avatar_key`;

const view = `
  select b.id, b.mentor_id, b.service_id, b.mentor_user_id, b.mentee_id, b.state, b.starts_at, b.ends_at,
    b.mentee_zone, b.goal, b.context, b.links, b.title, b.price, b.currency, b.cancel_window_hours,
    b.move_window_hours, b.order_id, b.payment_id, b.paid_at, b.hold_until, b.moves, b.is_moved_by_mentor,
    b.sequence, b.join_url, b.decline_reason, b.cancel_reason, b.absent, b.refunded, b.created_at, b.updated_at,
    b.ended_at, m.slug as mentor_slug, m.zone as mentor_zone, coalesce(b.join_url, m.join_url) as meeting_url,
    ${personText('mp', 'mentor_person', 'b.mentor_user_id')},
    ${personText('ep', 'mentee_person', 'b.mentee_id')},
    exists (select from mentor_reviews r where r.booking_id = b.id and r.author_id = :viewer::uuid) as is_reviewed
  from mentor_bookings b join mentors m on m.id = b.mentor_id
    left join author_view mp on mp.id = b.mentor_user_id
    left join author_view ep on ep.id = b.mentee_id`;

const one = statement<BookingViewRow, { id: string; viewer: string }>(
  'mentor.booking-of-side',
  `${view} where b.id = :id::uuid and (b.mentee_id = :viewer::uuid or b.mentor_user_id = :viewer::uuid)`,
);

/** A booking of the viewer's own; no one else finds it. */
export const readBookingView = async (
  db: Database | Trx,
  id: string,
  viewer: string,
): Promise<BookingViewRow | undefined> => (isId(id) ? one.first(db, { id, viewer }) : undefined);

/** Which of a person's sessions a list shows. */
export interface BookingFilter {
  viewer: string;
  side: BookingSide;
  when: 'UPCOMING' | 'PAST';
  state: BookingState | null;
}

/** A position in a list: the start in milliseconds since 1970, and the id. */
export interface BookingPosition {
  [part: string]: string | number;
  t: number;
  i: string;
}

type ListValues = {
  viewer: string;
  state: BookingState | null;
  startsAt: Date;
  after: string;
};

const LIVE = `('REQUESTED', 'CONFIRMED', 'RESCHEDULED')`;
const upcoming = `b.state in ${LIVE}`;
const past = `b.state not in ${LIVE}`;
const asMentee = 'b.mentee_id = :viewer::uuid';
/** A request reaches the mentor when it's paid. */
const asMentor = 'b.mentor_user_id = :viewer::uuid and b.paid_at is not null';
const inState = '(:state::text is null or b.state = :state)';
const behind = (operator: '>' | '<') =>
  `(b.starts_at, b.id) ${operator} (:startsAt::timestamptz, :after::uuid)`;
const ascending = `${inState} and ${behind('>')} order by b.starts_at, b.id`;
const descending = `${inState} and ${behind('<')} order by b.starts_at desc, b.id desc`;

const menteeUpcoming = pageStatement<BookingViewRow, ListValues>(
  'mentor.mentee-upcoming',
  (limit) => `${view} where ${asMentee} and ${upcoming} and ${ascending} limit ${limit}`,
);
const menteePast = pageStatement<BookingViewRow, ListValues>(
  'mentor.mentee-past',
  (limit) => `${view} where ${asMentee} and ${past} and ${descending} limit ${limit}`,
);
const mentorUpcoming = pageStatement<BookingViewRow, ListValues>(
  'mentor.mentor-upcoming',
  (limit) => `${view} where ${asMentor} and ${upcoming} and ${ascending} limit ${limit}`,
);
const mentorPast = pageStatement<BookingViewRow, ListValues>(
  'mentor.mentor-past',
  (limit) => `${view} where ${asMentor} and ${past} and ${descending} limit ${limit}`,
);
const lists = {
  MENTEE: { UPCOMING: menteeUpcoming, PAST: menteePast },
  MENTOR: { UPCOMING: mentorUpcoming, PAST: mentorPast },
} as const;

/** Before and after every session: a condition that is always there walks the index from its place. */
const ends = {
  UPCOMING: { startsAt: new Date(0), after: OLDEST },
  PAST: { startsAt: new Date('9999-12-31T00:00:00Z'), after: NEWEST },
} as const;

/** Upcoming sessions with the next one first, past ones with the latest first. */
export const listBookingViews = (
  db: Database,
  { viewer, side, when, state }: BookingFilter,
  position: BookingPosition | null,
  limit: number,
): Promise<BookingViewRow[]> =>
  lists[side][when].all(db, limit, {
    viewer,
    state,
    ...(position === null ? ends[when] : { startsAt: new Date(position.t), after: position.i }),
  });

export const positionOf = ({ starts_at: start, id }: BookingRow): BookingPosition => ({
  t: start.getTime(),
  i: id,
});

const counts = statement<
  { mentee: number; mentor: number; unanswered: number },
  { viewer: string }
>(
  'mentor.booking-counts',
  `select (select count(*)::int from mentor_bookings b where ${asMentee} and ${upcoming}) as mentee,
     (select count(*)::int from mentor_bookings b where ${asMentor} and ${upcoming}) as mentor,
     (select count(*)::int from mentor_bookings b where ${asMentor} and b.state = 'REQUESTED') as unanswered`,
);

export const countBookings = async (db: Database, viewer: string) =>
  (await counts.first(db, { viewer })) ?? { mentee: 0, mentor: 0, unanswered: 0 };

/** What happened, oldest first. */
export const readSteps = (db: Database | Trx, bookingId: string) =>
  tablesOf(db)
    .selectFrom('mentor_booking_steps')
    .select(['action', 'by', 'at', 'starts_at', 'note'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('id')
    .execute();
export type StepRow = Awaited<ReturnType<typeof readSteps>>[number];

/** The reviews of both sides. */
export const readReviews = (db: Database | Trx, bookingId: string) =>
  tablesOf(db)
    .selectFrom('mentor_reviews')
    .select([
      'id',
      'author_id',
      'stars',
      'text',
      'private_text',
      'created_at',
      'revealed_at',
      'hidden_at',
    ])
    .where('booking_id', '=', bookingId)
    .execute();
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];
