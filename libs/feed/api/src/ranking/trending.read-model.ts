import { coreErrors } from '@upround/shared/contract-core';
import { AppError, limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { pageStatement, statement } from '@upround/shared/db';
import { activePost, postColumns, postJoins, unblocked, unmuted } from '../post/post.columns';
import type { PostRow, Viewing } from '../post/post.columns';
import { rankNow } from './ranking.service';

/** A ranked post with its place. */
export interface RankedRow extends PostRow {
  snapshot_id: string;
  rank: number;
}

/** A place in a ranking: the snapshot and the rank within it. */
interface RankPosition {
  [name: string]: string | number;
  s: string;
  r: number;
}

/** A page begins after a rank of a snapshot, null for the newest one. */
type RankedPage = Viewing & { snapshot: string | null; afterRank: number };

const ranked = <Values extends RankedPage>(name: string, newest: string) =>
  pageStatement<RankedRow, Values>(
    name,
    // Entries are put in order before anything is joined, so that a page joins its own rows only.
    (limit) => `select ${postColumns}, t.snapshot_id, t.rank
      from (
        select e.snapshot_id, e.rank, e.post_id from trending_entries e
        where e.snapshot_id = coalesce(:snapshot::uuid, (
            select s.id from trending_snapshots s where ${newest} order by s.id desc limit 1))
          and e.rank > :afterRank::int
        order by e.rank
      ) t ${activePost('t.post_id')} ${postJoins}
      where ${unblocked} and ${unmuted}
      order by t.rank limit ${limit}`,
  );

export const trendingPosts = ranked<RankedPage>('feed.trending', 's.pod_id is null');
export const trendingPodPosts = ranked<RankedPage & { pod: string }>(
  'feed.trending-of-pod',
  's.pod_id = :pod::uuid',
);

const snapshotExists = statement<{ found: boolean }, { id: string }>(
  'feed.snapshot-exists',
  'select true as found from trending_snapshots where id = :id::uuid',
);

/** The place after a row. */
export function positionOfRanked(row: RankedRow): RankPosition {
  return { s: row.snapshot_id, r: row.rank };
}

/**
 * Reads one page of the ranking, and the row after it. Later pages are cut from the ranking that the first
 * was cut from, so that nothing moves between them.
 *
 * @param podId the pod, or null for all posts
 * @throws AppError `INVALID_CURSOR` once that ranking has been dropped
 */
export async function readTrending(
  context: HandlerContext,
  query: PageQuery,
  podId: string | null,
  now: Date,
): Promise<RankedRow[]> {
  const place = context.cursors.read<RankPosition>(query.cursor);
  const viewer = viewerId(context.viewer);
  const page = { viewer, snapshot: place?.s ?? null, afterRank: place?.r ?? 0 };
  const size = limitOf(query) + 1;
  const read = () =>
    podId === null
      ? trendingPosts.all(context.db, size, page)
      : trendingPodPosts.all(context.db, size, { ...page, pod: podId });
  const rows = await read();
  if (rows.length > 0) return rows;
  if (place === null) {
    await rankNow(context.db, podId, now);
    return read();
  }
  if ((await snapshotExists.first(context.db, { id: place.s })) === undefined) {
    throw new AppError(coreErrors.INVALID_CURSOR, { path: 'cursor' });
  }
  return rows;
}
