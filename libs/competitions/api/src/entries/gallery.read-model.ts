import { noBlockText, OLDEST, pageStatement, type Database } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import { listedEntry } from '../competition/competition.columns';
import type { GalleryColumns } from './gallery-entry.read-model';

/** The planner doesn't see the position, so that the plan costs the same for any and is made once per connection. */
const submitted = pageStatement<
  GalleryColumns,
  { competitionId: string; viewer: string | null; key: string; after: string }
>(
  'competitions.gallery',
  (limit) => `
    select e.id, r.title, r.tagline, e.submitted_at, e.vote_count
    from competition_entries e join competition_receipts r on r.id = e.receipt_id
      join person_view p on p.id = e.owner_id
    where e.competition_id = :competitionId::uuid and ${listedEntry}
      and ${noBlockText(':viewer::uuid', 'e.owner_id')}
      and (e.submitted_at, e.id) > ((select :key::timestamptz), (select :after::uuid))
    order by e.submitted_at, e.id limit ${limit}`,
);

/** A position in the gallery. */
export interface GalleryPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ submitted_at: at, id }: GalleryColumns): GalleryPosition => ({
  t: at.getTime(),
  i: id,
});

/** A page of the submitted entries that the viewer may see, in the order of their submission. */
export const readGallery = (
  db: Database,
  of: { competitionId: string; viewer: string | null },
  position: GalleryPosition | null,
  limit: number,
): Promise<GalleryColumns[]> =>
  submitted.sized(limit).all(db, {
    ...of,
    key: position === null ? '-infinity' : new Date(position.t).toISOString(),
    after: position?.i ?? OLDEST,
  });
