import { statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import type { FoundCompetition } from '@upround/competitions/contract';
import { announced, type MomentRow } from '../competition/competition.columns';

interface FoundRow extends MomentRow {
  id: string;
  slug: string;
  title: string;
  tagline: string;
  organiser: string;
}

const found = statement<FoundRow, { ids: readonly string[] }>(
  'competitions.found',
  `select c.id, c.slug, c.title, c.tagline, c.organiser, c.opens_at, c.closes_at, c.judging_at, c.result_at,
     c.published_at
   from competitions c where c.id = any(:ids::uuid[]) and ${announced}`,
);

/** Competitions that many people enter and follow rank higher. */
const points = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'competitions.points',
  `select id, (entry_count * 3 + follower_count)::float8 as points from competitions where id = any(:ids::uuid[])`,
);

const toFound = (row: FoundRow): FoundRecord => ({
  slug: row.slug,
  title: row.title,
  text: row.tagline,
  person: null,
  place: null,
  image: null,
  locked: false,
  createdAt: null,
  likeCount: 0,
  commentCount: 0,
  followerCount: 0,
  followed: false,
  details: {
    organiser: row.organiser,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
  } satisfies FoundCompetition,
});

/** Lets search find competitions; triggers of the table keep their words (migration). */
export const competitionsSearch: SearchSource = {
  kind: 'COMPETITION',
  describe: async (db, _viewer, ids) =>
    new Map((await found.all(db, { ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await points.all(db, { ids })).map(({ id, points: sum }) => [id, sum])),
};
