import { mentorLimits } from '@upround/mentor/contract';
import { statement, type Database } from '@upround/shared/db';
import { notifiesOf, type NotificationDraft, type NotificationKind } from '@upround/shared/ports';
import { reviewsRevealed } from '../reviews/reviews-revealed';
import { aboutSession, onSession, sessionDraft, type AboutSession } from './notified-session';

/** Who reads what the other side wrote. */
const readersOf = statement<{ user_id: string; mentor_id: string }, { bookingId: string }>(
  'mentor.readers-of-reviews',
  `select case r.by when 'MENTEE' then b.mentor_user_id else b.mentee_id end as user_id, b.mentor_id
   from mentor_reviews r join mentor_bookings b on b.id = r.booking_id
   where b.id = :bookingId::uuid and r.revealed_at is not null and r.hidden_at is null order by r.id`,
);

async function revealedDrafts(db: Database, bookingId: string): Promise<NotificationDraft[]> {
  const readers = await readersOf.all(db, { bookingId });
  return readers.map(({ user_id: userId, mentor_id: mentorId }) =>
    sessionDraft({
      type: 'SESSION_REVIEW',
      userId,
      bookingId,
      mentorId,
      key: 'REVEALED',
      details: { action: 'REVEALED' },
    }),
  );
}

/** A review to write, or to read. The step that completes a session is read by the task of steps. */
export const reviewNotification: NotificationKind<AboutSession> = {
  type: 'SESSION_REVIEW',
  group: 'WORK',
  label: 'Session reviews',
  hint: 'You can review a session, or read what the other person wrote about it.',
  isSystem: true,
  about: aboutSession(),
  outdates: ['mentor'],
  describe: ({ details }, about) =>
    details?.['action'] === 'REVEALED'
      ? onSession(
          about,
          [{ name: about.other }, { text: ' reviewed ' }, { title: about.title }],
          'Read what they wrote.',
        )
      : onSession(
          about,
          [
            { text: 'How was ' },
            { title: about.title },
            { text: ' with ' },
            { name: about.other },
            { text: '?' },
          ],
          `You have ${mentorLimits.reviewDays} days to review it. Both reviews are shown together.`,
        ),
  listeners: [
    notifiesOf(
      { name: 'mentor.notify-revealed', data: reviewsRevealed.data },
      [reviewsRevealed],
      ({ db }, { bookingId }) => revealedDrafts(db, bookingId),
    ),
  ],
};
