import { type Database, noBlock, type PersonRow, toPersonSummary } from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import { sql } from 'kysely';
import { folded } from '../find/score';

/** How many people of a prefix are weighed against each other, at most, from each index. */
const CANDIDATES = 100;

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Finds people whose slug, name or a word of it begins with the text, with or without accents. Those whom the viewer follows come first, then those with most
 * followers. Each branch reads a bounded part of an index, so that a single letter costs no more than a name.
 *
 * @param text as typed; with nothing typed yet, the people whom the viewer follows
 */
export async function suggestPeople(
  db: Database,
  viewerId: string | null,
  text: string,
  limit: number,
): Promise<PersonSummary[]> {
  const typed = text.replace(/^@/, '').toLowerCase();
  const isWide = typed === '';
  const slug = likePattern(typed);
  // As the database keeps the parts of names: what is a letter depends on its locale. A text of signs alone begins no name.
  const name = sql`btrim(regexp_replace(lower(unaccent(${typed}::text)), '[^[:alnum:]]+', ' ', 'g'))`;
  const beginsNamed = sql`(
    n.part ~>=~ (select ${name}) and n.part ~<~ (select ${name} || chr(1114111))
    and ${folded(typed) !== ''}::boolean)`;
  const matches = sql`(${isWide}::boolean or p.slug like ${slug} or exists (
    select 1 from person_name_parts n where n.person_id = p.id and ${beginsNamed}))`;
  const columns = sql`p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count`;
  const { rows } = await sql<PersonRow>`
    with followed as (
      select ${columns}, true as followed
      from follow_view f join person_view p on p.id = f.reference_id
      where f.follower_id = ${viewerId}::uuid and f.reference_type = 'USER' and ${matches}
      order by p.follower_count desc limit ${CANDIDATES}
    ), named as (
      select ${columns}, false as followed from (
        select distinct person_id from (
          select n.person_id from person_name_parts n where ${beginsNamed} limit ${CANDIDATES}
        ) parts
      ) begun join person_view p on p.id = begun.person_id
    ), slugged as (
      select ${columns}, false as followed from person_view p
      where not ${isWide}::boolean and p.slug like ${slug} limit ${CANDIDATES}
    ), found as (
      select distinct on (id) * from (
        select * from followed union all select * from named union all select * from slugged
      ) candidates
      order by id, followed desc
    )
    select ${columns} from found p
    where p.id is distinct from ${viewerId}::uuid and ${noBlock(viewerId, sql.ref('p.id'))}
    order by p.followed desc, p.follower_count desc, p.id
    limit ${limit}`.execute(db);
  return rows.map(toPersonSummary);
}
