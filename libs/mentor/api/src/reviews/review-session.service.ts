import { mentorErrors, type ReviewDraft, type SessionReview } from '@upround/mentor/contract';
import { canReview } from '@upround/mentor/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { sendBooking } from '../booking/booking-events';
import { factsOf, lockBooking } from '../booking/booking.store';
import type { MentorSettings } from '../mentor-settings';
import { insertReview, revealPair } from './review.store';
import { reviewsRevealed } from './reviews-revealed';

/** A review of the viewer's own, and whether the other side's can be read. */
export interface Reviewed {
  review: SessionReview;
  isRevealed: boolean;
}

/**
 * Writes one side's review of a session; the second one reveals both.
 *
 * @throws AppError `NOT_FOUND` for everyone but the two sides, `NOT_REVIEWABLE`, `REVIEWED`
 */
export async function reviewOwnSession(
  settings: MentorSettings,
  context: SaleContext,
  userId: string,
  { id, draft }: { id: string; draft: ReviewDraft },
): Promise<Reviewed> {
  const { trx, now } = context;
  const booking = await lockBooking(settings, trx, id);
  const isMentee = booking?.mentee_id === userId;
  if (booking === undefined || (!isMentee && booking.mentor_user_id !== userId)) {
    throw new AppError(coreErrors.NOT_FOUND);
  }
  if (!canReview(factsOf(booking), now)) throw new AppError(mentorErrors.NOT_REVIEWABLE);
  const { stars, text, privateText = '' } = draft;
  const reviewId = await insertReview(trx, {
    bookingId: booking.id,
    mentorId: booking.mentor_id,
    authorId: userId,
    by: isMentee ? 'MENTEE' : 'MENTOR',
    stars,
    text,
    privateText,
    now,
  });
  if (reviewId === null) throw new AppError(mentorErrors.REVIEWED);
  const isRevealed = await revealPair(trx, booking.id, now);
  if (isRevealed) await context.tasks.publish(reviewsRevealed, { bookingId: booking.id });
  sendBooking(settings, context, booking);
  const review = { id: reviewId, stars, text, privateText, createdAt: now.toISOString() };
  return { review, isRevealed };
}
