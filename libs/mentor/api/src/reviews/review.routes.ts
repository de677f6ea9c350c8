import { listMentorReviews, reviewSession } from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { personFrom } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { reviewOwnSession } from './review-session.service';
import {
  findReadable,
  listShownReviews,
  type ReviewPosition,
  type ShownReviewRow,
} from './review.store';

const positionOf = ({ revealed_at: at, id }: ShownReviewRow): ReviewPosition => ({
  t: at.getTime(),
  i: id,
});

const toReview = (row: ShownReviewRow) => ({
  id: row.id,
  author: personFrom(row, 'author'),
  stars: row.stars,
  text: row.text,
  service: row.service,
  sessionAt: row.session_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** Reading what mentees wrote, and writing a review. */
export const reviewRoutes = (settings: MentorSettings): CallImplementation[] => [
  implement(listMentorReviews, {
    handle: async ({ db, cursors, viewer: asking }, { params: { slug }, query }) => {
      const viewer = viewerId(asking);
      const mentorId = await findReadable(db, slug, viewer);
      if (mentorId === null) throw new AppError(coreErrors.NOT_FOUND);
      const position = cursors.read<ReviewPosition>(query.cursor);
      const rows = await listShownReviews(db, { mentorId, viewer }, position, limitOf(query) + 1);
      return cutPage(rows, query, cursors, positionOf, toReview);
    },
  }),
  implement(reviewSession, {
    handle: (context, { params: { id }, body: draft }) => {
      const { trx, tasks, afterCommit } = context;
      const sale = { trx, tasks, afterCommit, now: settings.now() };
      return reviewOwnSession(settings, sale, memberOf(context).userId, { id, draft });
    },
  }),
];
