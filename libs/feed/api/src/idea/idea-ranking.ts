import { coreErrors } from '@upround/shared/contract-core';
import { newId, pageStatement, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import type { TrendingPosition } from '@upround/shared/ports';
import { AppError, limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import * as z from 'zod/mini';
import { unblocked, unmuted } from '../post/post.columns';
import type { Viewing } from '../post/post.columns';
import { REPEAT_PENALTY, weights } from '../ranking/score';
import { activeIdea, ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';

const DAY = 24 * 3_600_000;
/** An idea loses half of its weight in a week: it is looked at for longer than a post. */
const HALF_LIFE = 7 * DAY;
/** What one who would use it is worth. */
const WOULD_USE_WEIGHT = 3;
const CANDIDATES = 5_000;
const RANKED = 500;

const counters = `p.id, p.author_id, p.like_count, p.comment_count, p.bookmark_count, p.would_use_count,
  p.created_at`;

/** Ranks as posts are ranked: the newest ideas, and those of the previous ranking. */
const rankIdeas = statement<{ id: string }, { previous: string | null }>(
  'feed.rank-ideas',
  `with candidates as (
    (select ${counters} from ideas p where p.state = 'ACTIVE' order by p.id desc limit ${CANDIDATES})
    union
    (select ${counters} from idea_rankings r cross join lateral unnest(r.idea_ids) as ranked (id)
      join ideas p on p.id = ranked.id where r.id = :previous::uuid and p.state = 'ACTIVE')
  ), scored as (
    select c.id, c.author_id, ln(1 + c.like_count * ${weights.likes}
        + c.comment_count * ${weights.comments} + c.bookmark_count * ${weights.bookmarks}
        + c.would_use_count * ${WOULD_USE_WEIGHT}::float8) / ln(2::float8)
      + extract(epoch from c.created_at)::float8 * 1000 / ${HALF_LIFE} as score
    from candidates c
  ), spread as (
    select id, score - ${REPEAT_PENALTY} * (row_number() over (
      partition by author_id order by score desc, id desc) - 1) as score
    from scored
  )
  select id from spread order by score desc, id desc limit ${RANKED}`,
);

const newestRanking = statement<{ id: string; idea_ids: string[] }>(
  'feed.newest-idea-ranking',
  'select id, idea_ids from idea_rankings order by id desc limit 1',
);

const insertRanking = statement<never, { id: string; ideas: readonly string[]; now: Date }>(
  'feed.insert-idea-ranking',
  'insert into idea_rankings (id, idea_ids, created_at) values (:id::uuid, :ideas::uuid[], :now)',
);

const deleteOutdated = statement<never, { replacedBefore: Date }>(
  'feed.delete-outdated-idea-rankings',
  `delete from idea_rankings r where r.id < (
     select id from idea_rankings where created_at < :replacedBefore order by id desc limit 1)`,
);

/** Of its own: what ranks posts must not keep ideas from being ranked. */
const tryLock = statement<{ locked: boolean }>(
  'feed.idea-ranking-lock',
  `select pg_try_advisory_xact_lock(hashtext('feed.idea-ranking')) as locked`,
);

/** Ranks all ideas, and stores the ranking if its order differs from the current one. */
export async function refreshIdeaRanking(trx: Trx, now: Date): Promise<void> {
  const current = await newestRanking.first(trx, {});
  const ids = (await rankIdeas.all(trx, { previous: current?.id ?? null })).map(({ id }) => id);
  const before = current?.idea_ids;
  if (before?.length === ids.length && ids.every((id, index) => id === before[index])) return;
  await insertRanking.all(trx, { id: newId(), ideas: ids, now });
}

/** Ranks ideas once a minute, and drops rankings that were replaced a day ago. */
export function ideaRankingTask(now: () => Date): TaskHandler {
  return handleTask(
    { name: 'feed.rank-ideas', data: z.object({}), schedule: '* * * * *' },
    async (context) => {
      await context.inTransaction(async (trx) => {
        if (!(await tryLock.first(trx, {}))?.locked) return;
        await refreshIdeaRanking(trx, now());
        await deleteOutdated.all(trx, { replacedBefore: new Date(now().getTime() - DAY) });
      });
    },
  );
}

export interface RankedIdeaRow extends IdeaRow {
  ranking_id: string;
  rank: number;
}

/** A page begins after a rank of a ranking, null for the newest one; `except` is an idea to leave out. */
type RankedPage = Viewing & { ranking: string | null; afterRank: number; except: string | null };

export const trendingIdeas = pageStatement<RankedIdeaRow, RankedPage>(
  'feed.ideas-trending',
  (limit) => `select ${ideaColumns}, t.ranking_id, t.rank::int as rank from (
      select r.id as ranking_id, ranked.id, ranked.rank
      from idea_rankings r
        cross join lateral unnest(r.idea_ids) with ordinality as ranked (id, rank)
      where r.id = coalesce(:ranking::uuid, (select id from idea_rankings order by id desc limit 1))
        and ranked.rank > :afterRank::int
      order by ranked.rank
    ) t ${activeIdea('t.id')} ${ideaJoins}
    where p.id is distinct from :except::uuid and ${unblocked} and ${unmuted}
    order by t.rank limit ${limit}`,
);

const rankingExists = statement<{ found: boolean }, { id: string }>(
  'feed.idea-ranking-exists',
  'select true as found from idea_rankings where id = :id::uuid',
);

/** The place after a row. */
export const positionOfRankedIdea = (row: RankedIdeaRow): TrendingPosition => ({
  s: row.ranking_id,
  r: row.rank,
});

/** A part of a ranking. */
interface RankedPart {
  viewer: string | null;
  /** An idea that the list is shown beside. */
  except: string | null;
  /** What comes after it; null is the beginning of the newest ranking. */
  place: TrendingPosition | null;
  size: number;
  now: Date;
}

/**
 * Reads ideas of the ranking; what comes after a place is of the same ranking.
 *
 * @throws AppError `INVALID_CURSOR` once that ranking has been dropped
 */
export async function rankedIdeas(
  db: Database,
  { viewer, except, place, size, now }: RankedPart,
): Promise<RankedIdeaRow[]> {
  const page = { viewer, ranking: place?.s ?? null, afterRank: place?.r ?? 0, except };
  const read = () => trendingIdeas.all(db, size, page);
  const rows = await read();
  if (rows.length > 0) return rows;
  if (place === null) {
    await db.transaction().execute((trx) => refreshIdeaRanking(trx, now));
    return read();
  }
  if ((await rankingExists.first(db, { id: place.s })) === undefined) {
    throw new AppError(coreErrors.INVALID_CURSOR, { path: 'cursor' });
  }
  return rows;
}

/**
 * Reads one page of the ranking, and the row after it.
 *
 * @param except an idea that the list is shown beside, or null
 * @throws AppError as `rankedIdeas`
 */
export function readTrendingIdeas(
  { db, cursors, viewer }: HandlerContext,
  query: PageQuery,
  except: string | null,
  now: Date,
): Promise<RankedIdeaRow[]> {
  return rankedIdeas(db, {
    viewer: viewerId(viewer),
    except,
    place: cursors.read<TrendingPosition>(query.cursor),
    size: limitOf(query) + 1,
    now,
  });
}
