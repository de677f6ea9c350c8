import {
  createPost,
  deletePost,
  editPost,
  listPodPosts,
  listPodPostsByUser,
  listPostsByUser,
  listQuizPolls,
  readFeed,
  readPost,
  readPostByQuery,
} from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, cutPage, implement, isModerator, viewerId } from '@upround/shared/server-kit';
import type { CallImplementation, HandlerContext, PageQuery } from '@upround/shared/server-kit';
import type { FeedSettings } from '../feed-settings';
import { readHome } from '../home/home.read-model';
import { findPodId } from '../pod/pod.read-model';
import { positionOfRanked, readTrending } from '../ranking/trending.read-model';
import { presentPosts } from './post-items';
import type { PostRow } from './post.columns';
import {
  latestPodPosts,
  latestPosts,
  podPostsOfAuthor,
  postsOfAuthor,
  readById,
} from './post-lists.read-model';
import { findPost } from './post.read-model';
import { discardPost, preparePost, publishPost, removePost, rewritePost } from './post.service';
import type { PreparedPost } from './post.service';
import { positionOfQuizPoll, readQuizPolls } from './quiz-polls.read-model';

/** The end of a list that has nothing in it. */
const nothing = { data: [], nextSegment: null };

function presenters(settings: FeedSettings) {
  const present = ({ db, viewer }: HandlerContext, rows: readonly PostRow[]) =>
    presentPosts(settings, db, viewerId(viewer), rows);
  return {
    present,
    byId: async (context: HandlerContext, query: PageQuery, rows: PostRow[]) =>
      cutPage(rows, query, context.cursors, (row) => ({ i: row.id }), await present(context, rows)),
    trending: async (context: HandlerContext, query: PageQuery, podId: string | null) => {
      const rows = await readTrending(context, query, podId, settings.now());
      return cutPage(rows, query, context.cursors, positionOfRanked, await present(context, rows));
    },
  };
}

/** The calls that read lists of posts. */
function listCalls(settings: FeedSettings): CallImplementation[] {
  const { byId, trending } = presenters(settings);
  return [
    implement(readFeed, {
      handle: async (context, { query }) => {
        if (query.filter === 'trending') return trending(context, query, null);
        if (query.filter === 'latest') {
          return byId(context, query, await readById(latestPosts, context, query, {}));
        }
        const rows = await readHome(context, query, settings.now());
        return rows && byId(context, query, rows);
      },
    }),
    implement(listPodPosts, {
      handle: async (context, { query }) => {
        const podId = await findPodId(context.db, query.id);
        if (podId === undefined) return nothing;
        if (query.filter === 'trending') return trending(context, query, podId);
        return byId(context, query, await readById(latestPodPosts, context, query, { pod: podId }));
      },
    }),
    implement(listPostsByUser, {
      handle: async (context, { query }) => {
        if (!isId(query.userId)) return nothing;
        const subject = { author: query.userId };
        return byId(context, query, await readById(postsOfAuthor, context, query, subject));
      },
    }),
    implement(listPodPostsByUser, {
      handle: async (context, { query }) => {
        if (!isId(query.userId)) return nothing;
        const subject = { author: query.userId };
        return byId(context, query, await readById(podPostsOfAuthor, context, query, subject));
      },
    }),
  ];
}

/** The calls of the page of polls and quizzes. */
function quizPollCalls(settings: FeedSettings): CallImplementation[] {
  const { present } = presenters(settings);
  return [
    implement(listQuizPolls, {
      handle: async (context, { query }) => {
        const rows = await readQuizPolls(context, query, settings.now());
        return cutPage(
          rows,
          query,
          context.cursors,
          positionOfQuizPoll,
          await present(context, rows),
        );
      },
    }),
  ];
}

/** The calls that read one post. */
function singleCalls(settings: FeedSettings): CallImplementation[] {
  const { present } = presenters(settings);
  const read = async (context: HandlerContext, key: string, type?: PostRow['type']) => {
    const rights = { viewer: viewerId(context.viewer), moderates: isModerator(context.viewer) };
    const row = await findPost(context.db, rights, key);
    if (row === undefined || (type !== undefined && row.type !== type)) {
      throw new AppError(coreErrors.NOT_FOUND);
    }
    return (await present(context, [row]))(row);
  };
  return [
    implement(readPost, { handle: (context, { params }) => read(context, params.id) }),
    implement(readPostByQuery, {
      handle: (context, { query }) => read(context, query.id, query.type),
    }),
  ];
}

/** The calls that write posts. */
function writeCalls(settings: FeedSettings): CallImplementation[] {
  return [
    implement<typeof createPost, PreparedPost>(createPost, {
      prepare: (context, input) => preparePost(settings, context, input),
      handle: (context, _input, prepared) => publishPost(settings, context, prepared),
      discard: (prepared) => discardPost(settings, prepared),
    }),
    implement(editPost, { handle: (context, input) => rewritePost(settings, context, input) }),
    implement(deletePost, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        await removePost(settings, context, params.id);
        return undefined;
      },
    }),
  ];
}

/** Every call on posts. */
export function postRoutes(settings: FeedSettings): CallImplementation[] {
  return [
    ...listCalls(settings),
    ...quizPollCalls(settings),
    ...singleCalls(settings),
    ...writeCalls(settings),
  ];
}
