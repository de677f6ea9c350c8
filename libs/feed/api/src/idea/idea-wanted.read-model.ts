import { NEWEST, pageStatement } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { unblocked, unmuted } from '../post/post.columns';
import type { PageBefore } from '../post/post.columns';
import { activeIdea, ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';
import { refreshIdeaRanking } from './idea-ranking';

/**
 * The ideas of the newest ranking, those first that most would use. A ranking has 500 ideas at most, which are compared
 * for each page: no index of all ideas has to follow every word on one.
 */
export const wantedIdeas = pageStatement<IdeaRow, PageBefore & { belowCount: number }>(
  'feed.ideas-wanted',
  (limit) => `select ${ideaColumns} from (
      select unnest(r.idea_ids) as id
      from (select idea_ids from idea_rankings order by id desc limit 1) r
    ) t ${activeIdea('t.id')} ${ideaJoins}
    where (p.would_use_count, p.id) < (:belowCount::int, :before::uuid) and ${unblocked} and ${unmuted}
    order by p.would_use_count desc, p.id desc limit ${limit}`,
);

/** No idea has so many. */
const MOST = 2_147_483_647;

/** A place in the list by how many would use an idea. */
interface WantedPosition {
  [name: string]: string | number;
  n: number;
  i: string;
}

/** The place after a row. */
export const positionOfWanted = (row: IdeaRow): WantedPosition => ({
  n: row.would_use_count,
  i: row.id,
});

/** Reads one page of the ideas that most would use, and the row after it. */
export async function readWanted(
  { db, cursors, viewer }: HandlerContext,
  query: PageQuery,
  now: Date,
): Promise<IdeaRow[]> {
  const place = cursors.read<WantedPosition>(query.cursor);
  const page = {
    viewer: viewerId(viewer),
    belowCount: place?.n ?? MOST,
    before: place?.i ?? NEWEST,
  };
  const read = () => wantedIdeas.all(db, limitOf(query) + 1, page);
  const rows = await read();
  if (rows.length > 0 || place !== null) return rows;
  // Before the first ranking.
  await db.transaction().execute((trx) => refreshIdeaRanking(trx, now));
  return read();
}
