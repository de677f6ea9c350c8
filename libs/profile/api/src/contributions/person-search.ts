import { type Database, noBlock, type PersonRow, toPersonSummary } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

type FoundRow = PersonRow & { about: string; follower_count: number; followed: boolean };

const NOBODY_FOLLOWED = sql`false`;

const followedBy = (viewerId: string | null) =>
  viewerId === null
    ? NOBODY_FOLLOWED
    : sql`(select true from follow_view f
        where f.follower_id = ${viewerId}::uuid and f.reference_id = p.id) is true`;

const unblocked = (viewerId: string | null) => noBlock(viewerId, sql.ref('p.id'));

async function readPeople(
  db: Database,
  viewerId: string | null,
  which: RawBuilder<unknown>,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count, own.about,
      ${followedBy(viewerId)} as followed
    from person_view p join people own on own.id = p.id where ${unblocked(viewerId)} and ${which}`.execute(
    db,
  );
  return rows;
}

function toFound(row: FoundRow): FoundRecord {
  return {
    slug: row.slug,
    title: row.display_name,
    text: `${row.headline} ${row.about}`,
    person: toPersonSummary(row),
    place: null,
    image: null,
    form: row.role,
    locked: false,
    createdAt: null,
    likeCount: 0,
    commentCount: 0,
    followerCount: row.follower_count,
    followed: row.followed,
  };
}

/** Lets search find people. An e-mail address is no part of what is found. */
export const personSearch: SearchSource = {
  kind: 'USER',
  describe: async (db, viewerId, ids) => {
    const rows = await readPeople(db, viewerId, sql`p.id = any(${ids}::uuid[])`);
    return new Map(rows.map((row) => [row.id, toFound(row)]));
  },
  weigh: async (db, ids) => {
    const rows = await readPeople(db, null, sql`p.id = any(${ids}::uuid[])`);
    return new Map(rows.map((row) => [row.id, row.follower_count]));
  },
};
