import type { listQuizPolls } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError, limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition } from '@upround/shared/server-kit';
import { NEWEST, pageStatement } from '@upround/shared/db';
import { activePost, postColumns, postJoins, unblocked, unmuted } from './post.columns';
import type { PageBefore, PostRow } from './post.columns';

type Query = HandlerInput<typeof listQuizPolls>['query'];

/**
 * Polls and quizzes that the viewer can still answer, newest first. A partial index contains only open ones, so that
 * ended ones are not scanned; answered ones are filtered row by row.
 */
const toAnswer = (name: string, where: string) =>
  pageStatement<PostRow, PageBefore & { now: Date }>(
    name,
    (limit) => `select ${postColumns} from posts p ${postJoins}
      where p.state = 'ACTIVE' and p.poll_options is not null and p.poll_ended_at is null
        and (p.poll_ends_at > :now::timestamptz) is not false and ${where}
        and p.id < :before::uuid and p.author_id is distinct from :viewer::uuid
        and (select true from vote_view v where v.user_id = :viewer::uuid and v.reference_id = p.id)
          is not true
        and ${unblocked} and ${unmuted}
      order by p.id desc limit ${limit}`,
  );

/** Served by `posts_to_answer`, the two others by `posts_to_answer_by_kind`. */
export const allToAnswer = toAnswer('feed.to-answer', 'true');
export const pollsToAnswer = toAnswer('feed.polls-to-answer', `p.kind = 'POLL'`);
export const quizzesToAnswer = toAnswer('feed.quizzes-to-answer', `p.kind = 'QUIZ'`);

/** A post with the reader's vote on it. */
export interface AnsweredRow extends PostRow {
  vote_id: string;
}

/** What the viewer answered, the latest answer first; a page begins below a vote. Served by `votes_of_user`. */
export const answeredPosts = pageStatement<AnsweredRow, PageBefore>(
  'feed.answered',
  (limit) => `select vote.id as vote_id, ${postColumns}
    from vote_view vote ${activePost('vote.reference_id')} ${postJoins}
    where vote.user_id = :viewer::uuid and vote.id < :before::uuid and ${unblocked}
    order by vote.id desc limit ${limit}`,
);

const open = { all: allToAnswer, polls: pollsToAnswer, quizzes: quizzesToAnswer };

/** Position of a row: by the post's id, or by the viewer's vote. */
export const positionOfQuizPoll = (row: PostRow & { vote_id?: string }): IdPosition => ({
  i: row.vote_id ?? row.id,
});

/**
 * Reads one page of polls and quizzes, and the row after it.
 *
 * @throws AppError `LOGIN_REQUIRED` to a guest who asks for their own answers
 */
export function readQuizPolls(
  context: HandlerContext,
  query: Query,
  now: Date,
): Promise<(PostRow & { vote_id?: string })[]> {
  const viewer = viewerId(context.viewer);
  const before = context.cursors.read<IdPosition>(query.cursor)?.i ?? NEWEST;
  const limit = limitOf(query) + 1;
  if (query.tab !== 'answered') {
    return open[query.tab].all(context.db, limit, { viewer, before, now });
  }
  if (viewer === null) throw new AppError(coreErrors.LOGIN_REQUIRED);
  return answeredPosts.all(context.db, limit, { viewer, before });
}
