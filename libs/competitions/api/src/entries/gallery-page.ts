import {
  competitionErrors,
  type EntryOrder,
  type GalleryEntry,
} from '@upround/competitions/contract';
import type { Segment } from '@upround/shared/contract-core';
import { AppError, cutPage, limitOf, type HandlerContext } from '@upround/shared/server-kit';
import { voteOf } from '../competition/competition.columns';
import type { ListingRow } from '../competition/competition.read-model';
import { toGalleryEntry, type GalleryColumns } from './gallery-entry.read-model';
import { positionOf, readGallery, type GalleryPosition } from './gallery.read-model';
import { readTeams } from './team.store';
import {
  readShuffled,
  readVoted,
  shuffledPositionOf,
  votedPositionOf,
  type ShuffledPosition,
  type VotedPosition,
} from './voted-gallery.read-model';

interface Query {
  order?: EntryOrder | undefined;
  seed?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface Asked {
  competition: ListingRow;
  viewer: string | null;
  now: Date;
}

/** By votes once everyone sees them, until then at random; without a vote in the order of submission. */
function orderOf({ competition, now }: Asked, { order }: Query): EntryOrder {
  const vote = voteOf(competition, now);
  if (vote === null) return order === 'VOTES' ? 'SUBMITTED' : (order ?? 'SUBMITTED');
  if (vote.areCountsShown) return order ?? 'VOTES';
  if (order !== undefined && order !== 'RANDOM') {
    throw new AppError(competitionErrors.COUNTS_HIDDEN);
  }
  return 'RANDOM';
}

/**
 * A page of the submitted entries that the viewer may see.
 *
 * @throws AppError `COUNTS_HIDDEN` for another order than a random one while no one sees the counts
 */
export async function readGalleryPage(
  { db, cursors }: Pick<HandlerContext, 'db' | 'cursors'>,
  asked: Asked,
  query: Query,
): Promise<Segment<GalleryEntry>> {
  const { competition, viewer, now } = asked;
  const of = { competitionId: competition.id, viewer };
  const limit = limitOf(query) + 1;
  const areCountsShown = voteOf(competition, now)?.areCountsShown ?? false;
  const teamsOf = (rows: readonly GalleryColumns[]) =>
    readTeams(
      db,
      rows.map(({ id }) => id),
      viewer,
    );
  const toEntry = (teams: Awaited<ReturnType<typeof readTeams>>) => (row: GalleryColumns) =>
    toGalleryEntry(
      row,
      (teams.get(row.id) ?? []).map(({ person }) => person),
      areCountsShown,
    );
  switch (orderOf(asked, query)) {
    case 'RANDOM': {
      const seed = `${competition.id} ${viewer ?? ''} ${query.seed ?? ''}`;
      const position = cursors.read<ShuffledPosition>(query.cursor);
      const rows = await readShuffled(db, of, { seed, position, limit });
      return cutPage(rows, query, cursors, shuffledPositionOf, toEntry(await teamsOf(rows)));
    }
    case 'VOTES': {
      const read = cursors.read<VotedPosition | ShuffledPosition>(query.cursor);
      // The counts were hidden when the page before was read: the list is read from its beginning instead.
      if (read !== null && !('n' in read)) return { data: [], nextSegment: null };
      const rows = await readVoted(db, of, read as VotedPosition | null, limit);
      return cutPage(rows, query, cursors, votedPositionOf, toEntry(await teamsOf(rows)));
    }
    case 'SUBMITTED': {
      const position = cursors.read<GalleryPosition>(query.cursor);
      const rows = await readGallery(db, of, position, limit);
      return cutPage(rows, query, cursors, positionOf, toEntry(await teamsOf(rows)));
    }
  }
}
