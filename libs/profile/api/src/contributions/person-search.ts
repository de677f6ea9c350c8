import { noBlockText, type PersonRow, statement, toPersonSummary } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';

type FoundRow = PersonRow & { about: string; follower_count: number; followed: boolean };

const foundPeople = statement<FoundRow, { viewer: string | null; ids: readonly string[] }>(
  'profile.found-people',
  `select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count, own.about,
     (select true from follow_view f
       where f.follower_id = :viewer::uuid and f.reference_id = p.id) is true as followed
   from person_view p join people own on own.id = p.id
   where p.id = any(:ids::uuid[]) and ${noBlockText(':viewer::uuid', 'p.id')}`,
);

function toFound(row: FoundRow): FoundRecord {
  return {
    slug: row.slug,
    title: row.display_name,
    text: [row.headline, row.about].filter((part) => part !== '').join(' · '),
    person: toPersonSummary(row),
    place: null,
    image: null,
    details: { role: row.role },
    former: { form: row.role },
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
  describe: async (db, viewer, ids) =>
    new Map((await foundPeople.all(db, { viewer, ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) => {
    const rows = await foundPeople.all(db, { viewer: null, ids });
    return new Map(rows.map((row) => [row.id, row.follower_count]));
  },
};
