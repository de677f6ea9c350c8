import { listBookmarks, listFollows, listLikers } from '@upround/social/contract';
import { isId, type Database } from '@upround/shared/db';
import { implement, memberOf, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import { pageOf, sizeOf } from '../page';
import { toListItem, type PersonListRow } from '../people-rows';
import { describeAll } from '../targets/describe-all';
import type { TargetBook } from '../targets/target-book';
import { listBookmarksOf } from './bookmark.read-model';
import { listFollowsOf, searchFollowsOf } from './follow.read-model';
import { listLikersOf, type LikerPart } from './liker.read-model';

type Liker = PersonListRow & { part: LikerPart };

/** The place after a liker: the part of the list, and the like. */
type LikerPlace = { p: LikerPart; i: string };
type Place = { i: string };

async function likersFrom(
  db: Database,
  list: { referenceId: string; viewerId: string | null; limit: number },
  place: LikerPlace | null,
): Promise<Liker[]> {
  const found: Liker[] = [];
  // A guest follows nobody, so the first part would be read for nothing.
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
export function relationListRoutes(book: TargetBook): CallImplementation[] {
  return [
    implement(listLikers, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const viewing = viewerId(viewer);
        await book.need(db, viewing, { referenceType: query.type, referenceId: query.id });
        const size = sizeOf(query);
        const list = { referenceId: query.id, viewerId: viewing, limit: size + 1 };
        const likers = await likersFrom(db, list, cursors.read<LikerPlace>(query.cursor));
        const page = pageOf(likers, size, (last) => cursors.sign({ p: last.part, i: last.place }));
        return { data: page.rows.map(toListItem), nextSegment: page.nextSegment };
      },
    }),

    implement(listFollows, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const viewing = viewerId(viewer);
        const { userId, direction = 'followers' } = query;
        const place = cursors.read<Place>(query.cursor);
        const person = { referenceType: 'USER', referenceId: userId } as const;
        const known = isId(userId) && (await book.find(db, viewing, person)) !== null;
        if (!known) return { data: [], nextSegment: null };
        const size = sizeOf(query);
        const list = {
          ...{ userId, direction, viewerId: viewing },
          ...{ before: place?.i ?? null, limit: size + 1 },
        };
        const { rows, reached } =
          query.search === undefined
            ? { rows: await listFollowsOf(db, list), reached: null }
            : await searchFollowsOf(db, list, query.search);
        const page = pageOf(rows, size, (last) => cursors.sign({ i: last.place }));
        const behind = reached === null ? null : cursors.sign({ i: reached });
        return {
          data: page.rows.map((row) => ({
            ...toListItem(row),
            followsYou: row.follows_you,
            mutual: row.followed && row.follows_you,
          })),
          nextSegment: page.nextSegment ?? behind,
        };
      },
    }),

    implement(listBookmarks, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const size = sizeOf(query);
        const rows = await listBookmarksOf(db, {
          userId,
          referenceType: query.referenceType,
          before: cursors.read<Place>(query.cursor)?.i ?? null,
          limit: size + 1,
        });
        const page = pageOf(rows, size, (last) => cursors.sign({ i: last.id }));
        const records = await describeAll(book, db, userId, page.rows);
        const data = page.rows.flatMap((row) => {
          const record = records.get(row.referenceId);
          if (record === undefined) return [];
          const { referenceType, referenceId, createdAt } = row;
          return [{ referenceType, referenceId, createdAt: createdAt.toISOString(), record }];
        });
        return { data, nextSegment: page.nextSegment };
      },
    }),
  ];
}
