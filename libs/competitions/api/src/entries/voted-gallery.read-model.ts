import { NEWEST, noBlockText, pageStatement, type Database } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import { listedEntry } from '../competition/competition.columns';
import type { GalleryColumns } from './gallery-entry.read-model';
import { shuffledKey, shuffledPage, shuffledValues, type ShuffledValues } from './shuffled-page';

type Of = { competitionId: string; viewer: string | null };

const columns = 'e.id, r.title, r.tagline, e.submitted_at, e.vote_count';
const shown = `e.competition_id = :competitionId::uuid and ${listedEntry}
  and ${noBlockText(':viewer::uuid', 'e.owner_id')}`;

interface ShuffledRow extends GalleryColumns {
  order_key: string;
}

const shuffled = pageStatement<ShuffledRow, Of & ShuffledValues>(
  'competitions.shuffled-gallery',
  (limit) => `
    with ${shuffledPage(
      limit,
      `exists (select from person_view p where p.id = e.owner_id) and ${noBlockText(':viewer::uuid', 'e.owner_id')}`,
    )}
    select ${columns}, ${shuffledKey} as order_key
    from page join competition_entries e on e.id = page.id join competition_receipts r on r.id = e.receipt_id
    order by page.place, page.hash`,
);

/** A position in the random order. */
export interface ShuffledPosition extends CursorPosition {
  k: string;
}

export const shuffledPositionOf = ({ order_key: k }: ShuffledRow): ShuffledPosition => ({ k });

/**
 * A page of the entries in a random order.
 *
 * @param seed the same for all pages of one reader
 */
export const readShuffled = (
  db: Database,
  of: Of,
  { seed, position, limit }: { seed: string; position: ShuffledPosition | null; limit: number },
): Promise<ShuffledRow[]> =>
  shuffled.sized(limit).all(db, { ...of, ...shuffledValues(seed, position?.k ?? '') });

/** Above every count. */
const MOST_VOTES = 2_147_483_647;

const voted = pageStatement<GalleryColumns, Of & { votes: number; after: string }>(
  'competitions.voted-gallery',
  (limit) => `
    select ${columns}
    from competition_entries e join competition_receipts r on r.id = e.receipt_id
      join person_view p on p.id = e.owner_id
    where ${shown} and (e.vote_count, e.id) < ((select :votes::int), (select :after::uuid))
    order by e.vote_count desc, e.id desc limit ${limit}`,
);

/** A position in the order of votes. */
export interface VotedPosition extends CursorPosition {
  n: number;
  i: string;
}

export const votedPositionOf = ({ vote_count: n, id: i }: GalleryColumns): VotedPosition => ({
  n,
  i,
});

/** A page of the entries, those with the most votes first. */
export const readVoted = (
  db: Database,
  of: Of,
  position: VotedPosition | null,
  limit: number,
): Promise<GalleryColumns[]> =>
  voted
    .sized(limit)
    .all(db, { ...of, votes: position?.n ?? MOST_VOTES, after: position?.i ?? NEWEST });
