import type { TrackerType } from '@upround/trackers/contract';
import { statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';

interface FoundRow {
  id: string;
  slug: string;
  name: string;
  summary: string;
  type: TrackerType;
  country: string | null;
  city: string | null;
  stages: string[];
  created_at: Date;
}

/** Angels beyond the sample aren't found: they are part of plans and the bundle. */
const found = statement<FoundRow, { ids: readonly string[] }>(
  'trackers.found-records',
  `select r.id, r.slug, r.name, r.summary, r.type, r.country, r.city, r.stages, r.created_at
   from tracker_records r
   where r.id = any(:ids::uuid[]) and r.removed_at is null and (r.type <> 'ANGEL' or r.is_sample)`,
);

/** Records that many people saved rank higher. */
const points = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'trackers.points-of-records',
  `select id, (bookmark_count * 3)::float8 as points from tracker_records where id = any(:ids::uuid[])`,
);

const toFound = (row: FoundRow): FoundRecord => ({
  slug: row.slug,
  title: row.name,
  text: row.summary,
  person: null,
  place: null,
  image: null,
  locked: false,
  createdAt: null,
  likeCount: 0,
  commentCount: 0,
  followerCount: 0,
  followed: false,
  details: { type: row.type, country: row.country, city: row.city, stages: row.stages },
});

/** Lets search find funders and programmes; triggers of the table keep their words (migration). */
export const recordSearch: SearchSource = {
  kind: 'TRACKER',
  describe: async (db, _viewer, ids) =>
    new Map((await found.all(db, { ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await points.all(db, { ids })).map(({ id, points: sum }) => [id, sum])),
};
