import { listBookmarks, listFollows, listLikers } from '@upround/social/contract';
import { isId, type Database } from '@upround/shared/db';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
  type IdPosition,
} from '@upround/shared/server-kit';
import { toListItem } from '../people-rows';
import { describeAll } from '../targets/describe-all';
import type { TargetRegistry } from '../targets/target-registry';
import { listBookmarksOf } from './bookmark.read-model';
import { listFollowsOf, searchFollowsOf } from './follow.read-model';
import { listLikersOf, type LikerPart, type LikerRow } from './liker.read-model';

type Liker = LikerRow & { part: LikerPart };

/** The place after a liker: the part of the list, and the like. */
type LikerPlace = { p: LikerPart; i: string };

async function likersFrom(
  db: Database,
  list: { referenceId: string; viewerId: string | null; limit: number },
  place: LikerPlace | null,
): Promise<Liker[]> {
  const found: Liker[] = [];
  // A guest follows no one, so the first part would be empty.
  const first = place?.p ?? (list.viewerId === null ? 'others' : 'followed');
  const parts: LikerPart[] = first === 'followed' ? ['followed', 'others'] : ['others'];
  for (const part of parts) {
    const limit = list.limit - found.length;
    if (limit <= 0) break;
    const before = place?.p === part ? place.i : null;
    const rows = await listLikersOf(db, { ...list, part, before, limit });
    found.push(...rows.map((row) => ({ ...row, part })));
  }
  return found;
}

/** Who liked, who follows, and what one saved. */
export function relationListRoutes(registry: TargetRegistry): CallImplementation[] {
  return [
    implement(listLikers, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const viewing = viewerId(viewer);
        await registry.need(db, viewing, { referenceType: query.type, referenceId: query.id });
        const list = { referenceId: query.id, viewerId: viewing, limit: limitOf(query) + 1 };
        const likers = await likersFrom(db, list, cursors.read<LikerPlace>(query.cursor));
        const placeOf = ({ part, place }: Liker) => ({ p: part, i: place });
        return cutPage(likers, query, cursors, placeOf, (row) => ({
          ...toListItem(row),
          followsYou: row.follows_you,
        }));
      },
    }),

    implement(listFollows, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const viewing = viewerId(viewer);
        const { userId, direction = 'followers' } = query;
        const place = cursors.read<IdPosition>(query.cursor);
        const person = { referenceType: 'USER', referenceId: userId } as const;
        const known = isId(userId) && (await registry.find(db, viewing, person)) !== null;
        if (!known) return { data: [], nextSegment: null };
        const list = {
          userId,
          direction,
          viewerId: viewing,
          before: place?.i ?? null,
          limit: limitOf(query) + 1,
        };
        const { rows, reached } =
          query.search === undefined
            ? { rows: await listFollowsOf(db, list), reached: null }
            : await searchFollowsOf(db, list, query.search);
        const page = cutPage(
          rows,
          query,
          cursors,
          (row) => ({ i: row.place }),
          (row) => ({
            ...toListItem(row),
            followsYou: row.follows_you,
            mutual: row.followed && row.follows_you,
          }),
        );
        const behind = reached === null ? null : cursors.sign({ i: reached });
        return { ...page, nextSegment: page.nextSegment ?? behind };
      },
    }),

    implement(listBookmarks, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const rows = await listBookmarksOf(db, {
          userId,
          referenceType: query.referenceType,
          before: cursors.read<IdPosition>(query.cursor)?.i ?? null,
          limit: limitOf(query) + 1,
        });
        const page = cutPage(
          rows,
          query,
          cursors,
          ({ id }) => ({ i: id }),
          (row) => row,
        );
        const records = await describeAll(registry, db, userId, page.data);
        const data = page.data.flatMap((row) => {
          const record = records.get(row.referenceId);
          if (record === undefined) return [];
          const { referenceType, referenceId, createdAt } = row;
          return [{ referenceType, referenceId, createdAt: createdAt.toISOString(), record }];
        });
        return { ...page, data };
      },
    }),
  ];
}
