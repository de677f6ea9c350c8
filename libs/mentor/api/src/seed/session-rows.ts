import type { BookingSide, ServiceDraft } from '@upround/mentor/contract';
import { bookingTimes, deadlineOf, type TimeRange } from '@upround/mentor/model';
import { idAt } from '@upround/shared/db';
import type { DemoSaleRecord, SeededRandom } from '@upround/shared/demo';
import { BOOKING_SALE } from '../booking/booking-sale.data';
import type { DemoTimeline } from './demo-timeline';
import type { DemoReview, DemoSession, DemoSessionEnd } from './mentors-demo';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing is written later before the first start, see `timelineOf`. */
const LATEST_MS = 14 * HOUR_MS;

/** A session as it is placed among the others. */
export interface PlacedSession {
  session: DemoSession;
  time: TimeRange;
  timeline: DemoTimeline;
  service: ServiceDraft & { id: string };
  mentorId: string;
  mentorUserId: string;
  menteeId: string;
  menteeZone: string;
}

/** The rows of one session. */
export interface SessionRows {
  booking: Record<string, unknown>;
  taken: readonly Record<string, unknown>[];
  steps: readonly Record<string, unknown>[];
  reviews: readonly Record<string, unknown>[];
  sale: DemoSaleRecord | null;
}

const absentSides: Partial<Record<DemoSessionEnd, BookingSide>> = {
  MENTOR_ABSENT: 'MENTOR',
  MENTEE_ABSENT: 'MENTEE',
};

/** Ends after which a payment is returned; a mentee of the community cancels within the window. */
const returning: readonly DemoSessionEnd[] = [
  'DECLINED',
  'EXPIRED',
  'CANCELLED_BY_MENTOR',
  'MENTOR_ABSENT',
];
const taking: readonly string[] = ['REQUESTED', 'CONFIRMED', 'RESCHEDULED'];

function reviewRows(
  { session, time, mentorId, mentorUserId, menteeId }: PlacedSession,
  bookingId: string,
  now: Date,
  random: SeededRandom,
) {
  const written = Object.entries(session.reviews ?? {}) as [BookingSide, DemoReview][];
  const rows = written.map(([by, { stars, text, privateText }]) => ({
    by,
    author_id: by === 'MENTEE' ? menteeId : mentorUserId,
    stars,
    text,
    private_text: privateText ?? '',
    created_at: new Date(
      Math.min(time.end.getTime() + random.int(2, 60) * HOUR_MS, now.getTime() - LATEST_MS),
    ),
  }));
  const until = time.end.getTime() + bookingTimes.reviewDays * DAY_MS;
  const last = Math.max(...rows.map((row) => row.created_at.getTime()));
  const revealedAt = rows.length === 2 ? last : until <= now.getTime() ? until : null;
  return rows.map((row) => ({
    ...row,
    id: idAt(row.created_at),
    booking_id: bookingId,
    mentor_id: mentorId,
    revealed_at: revealedAt === null ? null : new Date(revealedAt),
  }));
}

function saleOf(
  { session, service, menteeId, timeline }: PlacedSession,
  bookingId: string,
): DemoSaleRecord | null {
  if (service.amount === 0 || timeline.paidAt === null) return null;
  const last = timeline.steps.at(-1);
  const isReturned = returning.includes(session.end) && last !== undefined;
  return {
    orderId: idAt(timeline.requestedAt),
    paymentId: idAt(timeline.requestedAt),
    kind: BOOKING_SALE,
    referenceId: bookingId,
    userId: menteeId,
    title: `Mentor session: ${service.title}`,
    amount: service.amount,
    at: timeline.paidAt,
    ...(isReturned && { returned: { at: last.at, reason: last.action } }),
  };
}

function bookingRow(placed: PlacedSession, id: string, sale: DemoSaleRecord | null) {
  const { session, time, timeline, service, mentorId, mentorUserId, menteeId } = placed;
  const { requestedAt: createdAt, paidAt, steps } = timeline;
  const last = steps.at(-1);
  const state = last?.to ?? 'REQUESTED';
  const isMoved = session.end === 'RESCHEDULED';
  const isCancelled = state === 'CANCELLED';
  const facts = { state, createdAt, paidAt, moves: 0, moveWindowHours: service.moveWindowHours };
  const isOver = sale !== null && (sale.returned !== undefined || isCancelled);
  return {
    id,
    mentor_id: mentorId,
    service_id: service.id,
    mentor_user_id: mentorUserId,
    mentee_id: menteeId,
    state,
    starts_at: time.start,
    ends_at: time.end,
    mentee_zone: placed.menteeZone,
    goal: session.goal,
    context: session.context ?? '',
    links: [],
    title: service.title,
    price: service.amount,
    currency: 'INR',
    cancel_window_hours: service.cancelWindowHours,
    move_window_hours: service.moveWindowHours,
    order_id: sale?.orderId ?? null,
    payment_id: sale?.paymentId ?? null,
    paid_at: paidAt,
    hold_until: deadlineOf({ ...facts, start: time.start, end: time.end }),
    moves: isMoved ? 1 : 0,
    is_moved_by_mentor: false,
    sequence: isMoved || isCancelled ? 1 : 0,
    decline_reason: state === 'DECLINED' ? (session.reason ?? null) : null,
    cancel_reason: isCancelled ? (session.reason ?? null) : null,
    absent: absentSides[session.end] ?? null,
    refunded: isOver ? (sale.returned === undefined ? 0 : sale.amount) : null,
    created_at: createdAt,
    updated_at: last?.at ?? createdAt,
    ended_at: taking.includes(state) ? null : (last?.at ?? null),
  };
}

/** The rows of a session, as if it had gone through the calls. */
export function rowsOfSession(placed: PlacedSession, now: Date, random: SeededRandom): SessionRows {
  const { time, timeline, mentorUserId, menteeId } = placed;
  const id = idAt(timeline.requestedAt);
  const sale = saleOf(placed, id);
  const booking = bookingRow(placed, id, sale);
  const actors: Record<string, string> = { MENTEE: menteeId, MENTOR: mentorUserId };
  const people = taking.includes(booking.state) ? [mentorUserId, menteeId] : [];
  return {
    booking,
    sale,
    taken: people.map((userId) => ({
      booking_id: id,
      user_id: userId,
      starts_at: time.start,
      ends_at: time.end,
    })),
    steps: timeline.steps.map(({ action, by, to, at, startsAt, note }, place) => ({
      id: idAt(at),
      booking_id: id,
      action,
      by,
      actor_id: actors[by] ?? null,
      from_state: place === 0 ? null : (timeline.steps[place - 1]?.to ?? null),
      to_state: to,
      starts_at: startsAt,
      note: note ?? '',
      at,
    })),
    reviews: reviewRows(placed, id, now, random),
  };
}
