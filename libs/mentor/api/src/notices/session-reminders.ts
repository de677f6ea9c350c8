import { statement, type Database } from '@upround/shared/db';
import { notifiesOf, type NotificationDraft, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { sessionSoon } from '../booking/reminders.task';
import {
  aboutSession,
  onSession,
  sessionDraft,
  startOf,
  type AboutSession,
} from './notified-session';

type Soon = z.output<typeof sessionSoon.data>;

const sidesOf = statement<
  { mentor_id: string; mentor_user_id: string; mentee_id: string },
  { bookingId: string }
>(
  'mentor.sides-of-session',
  'select mentor_id, mentor_user_id, mentee_id from mentor_bookings where id = :bookingId::uuid',
);

const begins = {
  DAY: ' is within a day',
  HOUR: ' begins within an hour',
  JOIN: ' begins in a few minutes. You can join now',
} as const;

async function draftsOf(
  db: Database,
  { bookingId, kind, startsAt }: Soon,
): Promise<NotificationDraft[]> {
  const sides = await sidesOf.first(db, { bookingId });
  if (sides === undefined) return [];
  return [sides.mentee_id, sides.mentor_user_id].map((userId) =>
    sessionDraft({
      type: 'SESSION_REMINDER',
      userId,
      bookingId,
      mentorId: sides.mentor_id,
      key: `${kind}:${startsAt}`,
      details: { kind, start: startsAt },
      while: sql<boolean>`(b.state in ('CONFIRMED', 'RESCHEDULED') and b.starts_at = ${startsAt}::timestamptz)`,
    }),
  );
}

/** A session begins soon; gone once it moved or was cancelled. */
export const reminderNotification: NotificationKind<AboutSession> = {
  type: 'SESSION_REMINDER',
  group: 'WORK',
  label: 'Session reminders',
  hint: 'A day and an hour before a session, and when you can join it.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: aboutSession(
    sql<boolean>`(b.state not in ('CANCELLED', 'NO_SHOW') and b.starts_at = (n.details ->> 'start')::timestamptz)`,
  ),
  outdates: ['mentor'],
  describe: ({ details }, about) =>
    onSession(
      about,
      [
        { title: about.title },
        { text: ' with ' },
        { name: about.other },
        { text: begins[(details as Pick<Soon, 'kind'>).kind] },
      ],
      startOf(about),
    ),
  listeners: [
    notifiesOf(
      { name: 'mentor.notify-soon', data: sessionSoon.data },
      [sessionSoon],
      ({ db }, soon) => draftsOf(db, soon),
    ),
  ],
};
