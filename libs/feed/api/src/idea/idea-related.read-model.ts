import { isId, NEWEST, pageStatement, statement } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { unblocked, unmuted, visible } from '../post/post.columns';
import type { PageBefore, ViewerRights } from '../post/post.columns';
import { activeIdea, ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';

/** How many of the newest ideas are compared, so that the list costs the same however many there are. */
const CANDIDATES = 2_000;
/** How long the list can become. */
const RELATED_MAX = 200;
/** How many words of a record are looked for. */
const WORDS_MAX = 32;

// Only plain words, which need no escaping in a query. Earlier words of the text have more weight.
const asQuery = (words: string, where: string) => `
  select coalesce(string_agg(lexeme, ' | '), '') as words from (
    select word.lexeme from (${where}) p cross join lateral unnest(${words}) word
    where word.lexeme ~ '^[a-z]{3,}$'
    order by word.weights[1], word.positions[1] limit ${WORDS_MAX}
  ) chosen`;

const wordsOfIdea = statement<{ words: string }, ViewerRights & { id: string }>(
  'feed.words-of-idea',
  asQuery('p.words', `select p.words from ideas p where p.id = :id::uuid and ${visible}`),
);

const wordsOfPost = statement<{ words: string }, ViewerRights & { id: string }>(
  'feed.words-of-post',
  asQuery(
    `to_tsvector('english', left(p.text, 2000))`,
    `select p.text from posts p where p.id = :id::uuid and ${visible}`,
  ),
);

export interface RelatedRow extends IdeaRow {
  nearness: number;
}

/** A page begins below an idea and its nearness; `words` is a text search query, `except` an idea to leave out. */
type RelatedPage = PageBefore & { nearness: number; words: string; except: string };

/** Ideas that share words with a record, the nearest first. */
export const relatedIdeas = pageStatement<RelatedRow, RelatedPage>(
  'feed.ideas-related',
  (limit) => `select ${ideaColumns}, near.nearness from (
      select c.id, ts_rank(c.words, :words::tsquery, 1)::float8 as nearness
      from (
        select id, words from ideas where state = 'ACTIVE' order by id desc limit ${CANDIDATES}
      ) c
      where c.words @@ :words::tsquery and c.id is distinct from :except::uuid
      order by 2 desc, 1 desc limit ${RELATED_MAX}
    ) near ${activeIdea('near.id')} ${ideaJoins}
    where (near.nearness, near.id) < (:nearness::float8, :before::uuid)
      and ${unblocked} and ${unmuted}
    order by near.nearness desc, near.id desc limit ${limit}`,
);

/** A place among related ideas: how near, and which. */
interface RelatedPosition {
  [name: string]: string | number;
  n: number;
  i: string;
}

/** The place after a row. */
export const positionOfRelated = ({ nearness, id }: RelatedRow): RelatedPosition => ({
  n: nearness,
  i: id,
});

/** Nearer than anything. */
const NEAREST = Number.MAX_VALUE;

/**
 * Reads one page of the ideas that share the most words with an idea or a post, and the row after it.
 *
 * @param referenceId the record; nothing is related to one that is not there for the viewer
 */
export async function readRelated(
  context: HandlerContext,
  query: PageQuery,
  referenceId: string,
): Promise<RelatedRow[]> {
  if (!isId(referenceId)) return [];
  const viewer = viewerId(context.viewer);
  const about = { viewer, moderates: false, id: referenceId };
  const words =
    (await wordsOfIdea.first(context.db, about))?.words ||
    (await wordsOfPost.first(context.db, about))?.words;
  if (!words) return [];
  const place = context.cursors.read<RelatedPosition>(query.cursor);
  const page = { viewer, nearness: place?.n ?? NEAREST, before: place?.i ?? NEWEST };
  return relatedIdeas.all(context.db, limitOf(query) + 1, { ...page, words, except: referenceId });
}
