import { noBlockText, OLDEST, pageStatement, type Database } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';

/** A submitted entry, without its team. */
export interface GalleryRow {
  id: string;
  title: string;
  tagline: string;
  submitted_at: Date;
}

const submitted = pageStatement<
  GalleryRow,
  { competitionId: string; viewer: string | null; key: string; after: string }
>(
  'competitions.gallery',
  (limit) => `
    select e.id, r.title, r.tagline, e.submitted_at
    from competition_entries e join competition_receipts r on r.id = e.receipt_id
      join person_view p on p.id = e.owner_id
    where e.competition_id = :competitionId::uuid and e.state = 'SUBMITTED'
      and ${noBlockText(':viewer::uuid', 'e.owner_id')}
      and (e.submitted_at, e.id) > (:key::timestamptz, :after::uuid)
    order by e.submitted_at, e.id limit ${limit}`,
);

/** A position in the gallery. */
export interface GalleryPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ submitted_at: at, id }: GalleryRow): GalleryPosition => ({
  t: at.getTime(),
  i: id,
});

/** A page of the submitted entries that the viewer may see, in the order of their submission. */
export const readGallery = (
  db: Database,
  of: { competitionId: string; viewer: string | null },
  position: GalleryPosition | null,
  limit: number,
): Promise<GalleryRow[]> =>
  submitted.sized(limit).all(db, {
    ...of,
    key: position === null ? '-infinity' : new Date(position.t).toISOString(),
    after: position?.i ?? OLDEST,
  });
