import { mentorLimits } from '@upround/mentor/contract';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';
import { REVEAL_BATCH, revealEnded } from './review.store';
import { reviewsRevealed } from './reviews-revealed';

const MS_PER_DAY = 86_400_000;

/** Reveals what only one side wrote once the time is over. */
export const revealReviews = {
  name: 'mentor.reveal-reviews',
  data: z.object({}),
  schedule: '7 * * * *',
};

/** @param settings with the server's clock */
export const revealReviewsTask = (settings: Pick<MentorSettings, 'now'>): TaskHandler =>
  handleTask(revealReviews, async ({ inTransaction }) => {
    for (let found = REVEAL_BATCH; found === REVEAL_BATCH;) {
      const now = settings.now();
      const endedBefore = new Date(now.getTime() - mentorLimits.reviewDays * MS_PER_DAY);
      found = await inTransaction(async (trx, tasks) => {
        const revealed = await revealEnded(trx, endedBefore, now);
        for (const bookingId of new Set(revealed)) {
          await tasks.publish(reviewsRevealed, { bookingId });
        }
        return revealed.length;
      });
    }
  });
