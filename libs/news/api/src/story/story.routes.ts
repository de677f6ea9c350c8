import { listStories, listStoriesOfSources, readStory } from '@upround/news/contract';
import { coreErrors, type CallInput } from '@upround/shared/contract-core';
import { lowestIdAt, NEWEST, OLDEST } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
  type HandlerContext,
  type IdPosition,
  type PageQuery,
} from '@upround/shared/server-kit';
import { toStory } from './story.mapper';
import {
  findStory,
  latestStories,
  storiesOfFollowed,
  storiesOfSources,
  type StoryPage,
  type StoryRow,
} from './story.read-model';

type StoryQuery = PageQuery & Pick<CallInput<typeof listStories>['query'], 'language' | 'from'>;

const pageOf = (context: HandlerContext, query: StoryQuery, oldestFirst: boolean): StoryPage => ({
  viewerId: viewerId(context.viewer),
  oldestFirst,
  below: context.cursors.read<IdPosition>(query.cursor)?.i ?? beginningOf(query.from, oldestFirst),
  limit: limitOf(query) + 1,
  language: query.language,
});

/** The id behind which a whole list begins. Ids sort by the time at which a story came out. */
function beginningOf(from: string | undefined, oldestFirst: boolean): string {
  // Ids know no time before 1970.
  if (from !== undefined) return lowestIdAt(new Date(Math.max(0, Date.parse(from))));
  return oldestFirst ? OLDEST : NEWEST;
}

/** Reads a page and cuts it. */
async function answer(
  context: HandlerContext,
  query: StoryQuery,
  read: (page: StoryPage) => Promise<StoryRow[]>,
  oldestFirst = false,
) {
  const rows = await read(pageOf(context, query, oldestFirst));
  return cutPage(rows, query, context.cursors, ({ id }) => ({ i: id }), toStory);
}

/** The calls that read stories. */
export const storyRoutes: readonly CallImplementation[] = [
  implement(listStories, {
    handle: (context, { query }) => {
      const { db } = context;
      const { filter, source } = query;
      if (filter === 'following') memberOf(context);
      if (source !== undefined) {
        const isOldest = query.sort === 'oldest';
        return answer(context, query, (page) => storiesOfSources(db, [source], page), isOldest);
      }
      return answer(context, query, (page) =>
        filter === 'following' ? storiesOfFollowed(db, page) : latestStories(db, page),
      );
    },
  }),
  implement(listStoriesOfSources, {
    handle: (context, { query }) =>
      answer(context, query, (page) => storiesOfSources(context.db, query.sourceIds, page)),
  }),
  implement(readStory, {
    handle: async (context, { params }) => {
      const row = await findStory(context.db, viewerId(context.viewer), params.id);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return toStory(row);
    },
  }),
];
