import type { BookingSide, BookingState } from '@upround/mentor/contract';
import { isThere } from '@upround/shared/db';
import type { NotificationDescription, NotificationDraft } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';
import { bookingPath } from '../booking/booking-path';
import { momentIn } from './session-words';

/** A session as the notification of one of its sides reads it; moments are text. */
export interface AboutSession {
  id: string;
  state: BookingState;
  side: BookingSide;
  title: string;
  /** Who is on the other side. */
  other: string;
  starts_at: string;
  ends_at: string;
  hold_until: string;
  zone: string;
  price: number;
  refunded: number | null;
  paid: boolean;
  decline_reason: string | null;
  cancel_reason: string | null;
}

/**
 * The session that a notification is about, for its two sides alone.
 *
 * @param holds further condition on the booking `b`
 */
export const aboutSession = (holds: RawBuilder<boolean> = sql<boolean>`true`) => sql`
  select b.id, b.state, case when b.mentee_id = n.user_id then 'MENTEE' else 'MENTOR' end as side, b.title,
    coalesce(p.display_name, 'Someone') as other, b.starts_at, b.ends_at, b.hold_until,
    case when b.mentee_id = n.user_id then b.mentee_zone else m.zone end as zone, b.price, b.refunded,
    b.paid_at is not null and b.price > 0 as paid, b.decline_reason, b.cancel_reason,
    concat_ws(' ', b.title, p.display_name) as words
  from mentor_bookings b join mentors m on m.id = b.mentor_id
    left join author_view p
      on p.id = case when b.mentee_id = n.user_id then b.mentor_user_id else b.mentee_id end
  where b.id = (n.details ->> 'booking')::uuid and (b.mentee_id = n.user_id or b.mentor_user_id = n.user_id)
    and ${holds}`;

/** When it begins, on the clock of the notified side. */
export const startOf = ({ starts_at: start, zone }: AboutSession): string =>
  momentIn(new Date(start), zone);

/** A description that leads to the session. */
export const onSession = (
  { id, side }: AboutSession,
  sentence: NotificationDescription['sentence'],
  excerpt: string,
): NotificationDescription => ({ sentence, excerpt, deeplink: bookingPath(id, side) });

/** A session and one of its sides, to notify. */
export interface SessionNotice {
  type: string;
  userId: string;
  bookingId: string;
  mentorId: string;
  /** Of the act, unique for the session. */
  key: string;
  details?: Readonly<Record<string, unknown>>;
  /** Condition on the booking `b`. */
  while?: RawBuilder<boolean>;
}

/** A notification by the product: a person who is muted still cancels. */
export function sessionDraft(notice: SessionNotice): NotificationDraft {
  const { type, userId, bookingId, mentorId, details } = notice;
  const key = `${type}:${bookingId}:${notice.key}`;
  return {
    userId,
    type,
    actorId: userId,
    referenceType: 'MENTOR',
    referenceId: mentorId,
    details: { booking: bookingId, ...details },
    groupKey: key,
    actKey: key,
    holds: sql<boolean>`(${isThere(userId)} and exists (select 1 from mentor_bookings b
      where b.id = ${bookingId}::uuid and ${notice.while ?? sql<boolean>`true`}))`,
  };
}
