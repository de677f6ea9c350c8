import {
  NEWEST,
  OLDEST,
  statement,
  toPersonSummary,
  unpreparedStatement,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';
import type { StaffPeople, StaffPeopleCursor, StaffPerson } from '@upround/shared/ports';
import type { PersonState } from '../people-tables';

/** How many entries of an index one page reads at most, so that a single letter costs no more than a name. */
const WINDOW = 200;

interface StaffRow extends PersonRow {
  state: PersonState;
  created_at: Date;
  erase_after: Date | null;
}

const columns = `p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.state, p.created_at,
  d.erase_after`;
const people = 'people p left join account_deletions d on d.user_id = p.id';
/** What is left of an erased account is no member. */
const isMember = `(p.state <> 'DELETED' or d.user_id is not null)`;

interface Candidate {
  index: number;
  key: string;
  id: string;
  /** A member who isn't listed by an earlier entry. */
  shown: boolean;
}

type SearchValues = {
  /** The text as a part of names, and the end of all parts that begin with it; both null where it is none. */
  name: string | null;
  nameEnd: string | null;
  /** A pattern of slugs. */
  slug: string;
  /** Where the page begins; all null at first. */
  index: number | null;
  key: string | null;
  id: string;
};

/**
 * A text as the database keeps the parts of names: what is a letter depends on its locale. Read on its own, since the
 * planner must know the bounds of a search to walk the index.
 */
const nameOf = statement<{ name: string }, { text: string }>(
  'profile.staff-name-part',
  `select btrim(regexp_replace(lower(unaccent(:text::text)), '[^[:alnum:]]+', ' ', 'g')) as name`,
);

/** Sorts after every character. */
const LAST = '\u{10FFFF}';

const isNamed = (part: string) => `(${part} ~>=~ :name::text and ${part} ~<~ :nameEnd::text)`;

/** Words in names come first, in their order, then slugs. The rows of a window that aren't shown count as read. */
const byText = unpreparedStatement<Candidate, SearchValues>(
  'profile.staff-people-by-text',
  `with entries as (
     (select 0 as index, n.part as key, n.person_id as id from person_name_parts n
      where ${isNamed('n.part')} and coalesce(:index::int, 0) = 0
        and n.part ~>=~ coalesce(:key::text, '')
        and (:key::text is null or n.part ~>~ :key::text or n.person_id > :id::uuid)
      order by n.part using ~<~, n.person_id limit ${WINDOW})
     union all
     (select 1, s.slug, s.id from people s
      where s.slug like :slug::text and (:index::int is distinct from 1 or s.slug ~>~ :key::text)
      order by s.slug using ~<~ limit ${WINDOW})
   ), candidates as (
     select * from entries order by index, key using ~<~, id limit ${WINDOW}
   )
   select c.index, c.key, c.id, ${isMember} and not exists (
       select 1 from person_name_parts n where n.person_id = c.id and ${isNamed('n.part')}
         and (c.index = 1 or n.part ~<~ c.key)
     ) as shown
   from candidates c join people p on p.id = c.id left join account_deletions d on d.user_id = p.id
   order by c.index, c.key using ~<~, c.id`,
);

const newest = statement<Candidate, { before: string }>(
  'profile.staff-people-newest',
  `select 2 as index, '' as key, p.id, ${isMember} as shown
   from (
     select id, state from people where id < :before::uuid
     order by id desc limit ${WINDOW}
   ) p left join account_deletions d on d.user_id = p.id
   order by p.id desc`,
);

const byIds = statement<StaffRow, { ids: readonly string[] }>(
  'profile.staff-people',
  `select ${columns} from ${people} where p.id = any(:ids::uuid[]) and ${isMember}`,
);

const bySlug = statement<StaffRow, { slug: string }>(
  'profile.staff-person',
  `select ${columns} from ${people} where p.slug = :slug and ${isMember}`,
);

const toStaffPerson = (row: StaffRow): StaffPerson => ({
  person: toPersonSummary(row),
  state: row.state,
  joinedAt: row.created_at,
  eraseAfter: row.erase_after,
});

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

async function windowOf(
  db: Database,
  text: string,
  after: StaffPeopleCursor | null,
): Promise<Candidate[]> {
  const typed = text.trim().replace(/^@/, '').toLowerCase();
  if (typed === '') return newest.all(db, { before: after?.id ?? NEWEST });
  const name = (await nameOf.first(db, { text: typed }))?.name || null;
  return byText.all(db, {
    name,
    nameEnd: name === null ? null : `${name}${LAST}`,
    slug: likePattern(typed),
    index: after?.index ?? null,
    key: after?.key ?? null,
    id: after?.id ?? OLDEST,
  });
}

/** Where the next page begins: after the last row of this one, or after everything that was read for it. */
function nextOf(
  read: readonly Candidate[],
  page: readonly Candidate[],
  isWhole: boolean,
): StaffPeopleCursor | null {
  const last = isWhole ? (read.length === WINDOW ? read.at(-1) : undefined) : page.at(-1);
  return last === undefined ? null : { index: last.index, key: last.key, id: last.id };
}

async function ofIds(db: Database | Trx, ids: readonly string[]): Promise<StaffPerson[]> {
  return ids.length === 0 ? [] : (await byIds.all(db, { ids })).map(toStaffPerson);
}

/** Members in any state, for admins. */
export const staffPeople: StaffPeople = {
  async find(db, { text, after, limit }) {
    const read = await windowOf(db, text, after);
    const shown = read.filter((candidate) => candidate.shown);
    const page = shown.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const found = new Map((await ofIds(db, ids)).map((one) => [one.person.id, one]));
    return {
      people: ids.flatMap((id) => found.get(id) ?? []),
      next: nextOf(read, page, shown.length <= limit),
    };
  },
  async bySlug(db, slug) {
    const row = await bySlug.first(db, { slug: slug.toLowerCase() });
    return row === undefined ? null : toStaffPerson(row);
  },
  of: ofIds,
};
