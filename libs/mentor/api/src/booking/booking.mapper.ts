import {
  bookingActions,
  mentorLimits,
  type Booking,
  type BookingItem,
  type BookingSide,
  type SessionReview,
} from '@upround/mentor/contract';
import {
  actionsOn,
  canReview,
  changeBooking,
  MOST_MOVES,
  type BookingFacts,
} from '@upround/mentor/model';
import { personFrom } from '@upround/shared/db';
import type { MentorSettings } from '../mentor-settings';
import { sessionCalendarUrl } from '../calendars/calendar-address';
import { cancellationOf } from './booking-cost';
import { factsOf } from './booking.store';
import type { BookingViewRow, ReviewRow, StepRow } from './booking.read-model';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Who reads, and when. */
export interface Viewing {
  viewer: string;
  now: Date;
}

export const sideOf = (row: BookingViewRow, viewer: string): BookingSide =>
  row.mentee_id === viewer ? 'MENTEE' : 'MENTOR';

const isAgreed = ({ state }: BookingViewRow) => state === 'CONFIRMED' || state === 'RESCHEDULED';

/** From ten minutes before the start until the end, both sides see the link. */
function joinOf(row: BookingViewRow, now: Date): BookingItem['join'] {
  const from = new Date(row.starts_at.getTime() - mentorLimits.joinMinutes * MS_PER_MINUTE);
  const isOpen = isAgreed(row) && now >= from && now < row.ends_at;
  return { from: from.toISOString(), url: isOpen ? row.meeting_url : null };
}

/** A booking in a list. */
export const toBookingItem = (row: BookingViewRow, { viewer, now }: Viewing): BookingItem => ({
  id: row.id,
  state: row.state,
  side: sideOf(row, viewer),
  mentor: { slug: row.mentor_slug, person: personFrom(row, 'mentor_person') },
  mentee: personFrom(row, 'mentee_person'),
  service: {
    id: row.service_id,
    title: row.title,
    minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / MS_PER_MINUTE,
  },
  price: { amount: row.price, currency: row.currency },
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  zones: { mentor: row.mentor_zone, mentee: row.mentee_zone },
  isPaid: row.paid_at !== null,
  deadline: row.state === 'REQUESTED' ? row.hold_until.toISOString() : null,
  join: joinOf(row, now),
  canReview: canReview(factsOf(row), now) && !row.is_reviewed,
});

const toReview = (row: ReviewRow | undefined): SessionReview | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        stars: row.stars,
        text: row.text,
        privateText: row.private_text,
        createdAt: row.created_at.toISOString(),
      };

/** The viewer's own review, and the other side's once both may read both. */
function reviewsOf(row: BookingViewRow, reviews: readonly ReviewRow[], viewer: string) {
  const own = reviews.find((one) => one.author_id === viewer);
  const theirs = reviews.find((one) => one.author_id !== viewer);
  const isShown = theirs !== undefined && theirs.revealed_at !== null && theirs.hidden_at === null;
  const until = new Date(row.ends_at.getTime() + mentorLimits.reviewDays * MS_PER_DAY);
  return {
    until: row.state === 'COMPLETED' ? until.toISOString() : null,
    own: toReview(own),
    theirs: isShown ? toReview(theirs) : null,
  };
}

/** The last moment at which a session can be moved. */
function movableUntil(row: BookingViewRow, facts: BookingFacts, side: BookingSide, now: Date) {
  if (changeBooking(facts, 'RESCHEDULE', side, now).transition === null) return null;
  return new Date(row.starts_at.getTime() - row.move_window_hours * MS_PER_HOUR).toISOString();
}

/** Everything of a booking, for one of its two sides. */
export function toBooking(
  settings: Pick<MentorSettings, 'secrets' | 'apiUrl'>,
  row: BookingViewRow,
  { steps, reviews }: { steps: readonly StepRow[]; reviews: readonly ReviewRow[] },
  viewing: Viewing,
): Booking {
  const { viewer, now } = viewing;
  const side = sideOf(row, viewer);
  const facts = factsOf(row);
  const possible = new Set<string>(actionsOn(facts, side, now));
  const { transition: cancelling } = changeBooking(facts, 'CANCEL', side, now);
  const calendarUrl = isAgreed(row) ? sessionCalendarUrl(settings, row.id) : null;
  return {
    ...toBookingItem(row, viewing),
    goal: row.goal,
    context: row.context,
    links: row.links,
    moves: row.moves,
    movesLeft: MOST_MOVES - row.moves,
    movableUntil: movableUntil(row, facts, side, now),
    actions: bookingActions.filter((action) => possible.has(action)),
    ifCancelled: cancelling === null ? null : cancellationOf(row, cancelling, side, now),
    absent: row.absent,
    refunded: row.refunded,
    paymentId: side === 'MENTEE' ? row.payment_id : null,
    reviews: reviewsOf(row, reviews, viewer),
    timeline: steps.map(({ action, by, at, starts_at: start, note }) => ({
      action,
      by,
      at: at.toISOString(),
      start: start.toISOString(),
      note,
    })),
    calendarUrl,
  };
}
