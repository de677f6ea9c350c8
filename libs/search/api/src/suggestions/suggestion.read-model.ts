import {
  type Database,
  noBlockText,
  type PersonRow,
  toPersonSummary,
  unpreparedStatement,
} from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import { folded } from '../find/score';

/** How many people of a prefix are weighed against each other, at most, from each index. */
const CANDIDATES = 100;

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

type SuggestValues = {
  viewer: string | null;
  /** The text in small letters; empty where nothing is typed yet. */
  typed: string;
  /** A pattern of slugs. */
  slug: string;
  /** A text of signs alone begins no name. */
  isWord: boolean;
  limit: number;
};

/** As the database keeps the parts of names: what is a letter depends on its locale. */
const name = `btrim(regexp_replace(lower(unaccent(:typed::text)), '[^[:alnum:]]+', ' ', 'g'))`;
const beginsNamed = `(
  n.part ~>=~ (select ${name}) and n.part ~<~ (select ${name} || chr(1114111)) and :isWord::boolean)`;
const matches = `(:typed::text = '' or p.slug like :slug::text or exists (
  select 1 from person_name_parts n where n.person_id = p.id and ${beginsNamed}))`;
const columns = 'p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count';

const suggested = unpreparedStatement<PersonRow & { follower_count: number }, SuggestValues>(
  'search.suggest-people',
  `with followed as (
     select ${columns}, true as followed
     from follow_view f join person_view p on p.id = f.reference_id
     where f.follower_id = :viewer::uuid and f.reference_type = 'USER' and ${matches}
     order by p.follower_count desc limit ${CANDIDATES}
   ), named as (
     select ${columns}, false as followed from (
       select distinct person_id from (
         select n.person_id from person_name_parts n where ${beginsNamed} limit ${CANDIDATES}
       ) parts
     ) begun join person_view p on p.id = begun.person_id
   ), slugged as (
     select ${columns}, false as followed from person_view p
     where :typed::text <> '' and p.slug like :slug::text limit ${CANDIDATES}
   ), found as (
     select distinct on (id) * from (
       select * from followed union all select * from named union all select * from slugged
     ) candidates
     order by id, followed desc
   )
   select ${columns} from found p
   where p.id is distinct from :viewer::uuid and ${noBlockText(':viewer::uuid', 'p.id')}
   order by p.followed desc, p.follower_count desc, p.id
   limit :limit`,
);

/**
 * Finds people whose slug, name or a word of it begins with the text, with or without accents. People the viewer
 * follows come first, then those with most followers. Each branch reads a bounded part of an index, so that a single
 * letter costs no more than a name.
 *
 * @param text as typed; if empty, the people the viewer follows
 */
export async function suggestPeople(
  db: Database,
  viewerId: string | null,
  text: string,
  limit: number,
): Promise<PersonSummary[]> {
  const typed = text.replace(/^@/, '').toLowerCase();
  const rows = await suggested.all(db, {
    viewer: viewerId,
    typed,
    slug: likePattern(typed),
    isWord: folded(typed) !== '',
    limit,
  });
  return rows.map(toPersonSummary);
}
