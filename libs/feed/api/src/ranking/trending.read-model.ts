import { coreErrors } from '@upround/shared/contract-core';
import { AppError, limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { pageStatement, statement } from '@upround/shared/db';
import { activePost, postColumns, postJoins, unblocked, unmuted } from '../post/post.columns';
import type { PostRow } from '../post/post.columns';
import { rankNow } from './ranking.service';

/** A ranked post with its place. */
export interface RankedRow extends PostRow {
  snapshot_id: string;
  rank: number;
}

/** A place in a ranking: the snapshot and the rank within it. */
interface RankPlace {
  [name: string]: string | number;
  s: string;
  r: number;
}

const ranked = (name: string, newest: string) =>
  pageStatement<RankedRow>(
    name,
    // Entries are put in order before anything is joined, so that a page joins its own rows only.
    (limit) => `select ${postColumns}, t.snapshot_id, t.rank
      from (
        select e.snapshot_id, e.rank, e.post_id from trending_entries e
        where e.snapshot_id = coalesce($2::uuid, (
            select s.id from trending_snapshots s where ${newest} order by s.id desc limit 1))
          and e.rank > $3::int
        order by e.rank
      ) t ${activePost('t.post_id')} ${postJoins}
      where ${unblocked} and ${unmuted}
      order by t.rank limit ${limit}`,
  );

/** `$1` viewer, `$2` snapshot or null for the newest, `$3` rank (and `$4` pod). */
export const trendingPosts = ranked('feed.trending', 's.pod_id is null');
export const trendingPodPosts = ranked('feed.trending-of-pod', 's.pod_id = $4::uuid');

const snapshotExists = statement<{ found: boolean }>(
  'feed.snapshot-exists',
  'select true as found from trending_snapshots where id = $1::uuid',
);

/** The place after a row. */
export function placeOfRanked(row: RankedRow): RankPlace {
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
  const place = context.cursors.read<RankPlace>(query.cursor);
  const read = () => {
    const values = [viewerId(context.viewer), place?.s ?? null, place?.r ?? 0];
    const size = limitOf(query) + 1;
    return podId === null
      ? trendingPosts.all(context.db, size, values)
      : trendingPodPosts.all(context.db, size, [...values, podId]);
  };
  const rows = await read();
  if (rows.length > 0) return rows;
  if (place === null) {
    await rankNow(context.db, podId, now);
    return read();
  }
  if ((await snapshotExists.first(context.db, [place.s])) === undefined) {
    throw new AppError(coreErrors.INVALID_CURSOR, { path: 'cursor' });
  }
  return rows;
}
