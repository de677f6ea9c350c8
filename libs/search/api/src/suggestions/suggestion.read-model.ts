import { toPersonSummary, type Database, type PersonRow } from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import { sql } from 'kysely';

/** How many people of a prefix are weighed against each other, at most, from each index. */
const CANDIDATES = 100;

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

const hiddenFrom = (viewerId: string | null) => sql`exists (
  select 1 from block_view b
  where (b.user_id = ${viewerId}::uuid and b.blocked_id = p.id)
    or (b.user_id = p.id and b.blocked_id = ${viewerId}::uuid)
)`;

/**
 * Finds people whose name or slug begins with the text. Those whom the viewer follows come first, then those with most
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
  const pattern = likePattern(text.replace(/^@/, '').toLowerCase());
  const isWide = pattern === '%';
  const matches = sql`(lower(p.display_name) like ${pattern} or p.slug like ${pattern})`;
  const columns = sql`p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count`;
  const { rows } = await sql<PersonRow>`
    with followed as (
      select ${columns}, true as followed
      from follow_view f join person_view p on p.id = f.reference_id
      where f.follower_id = ${viewerId}::uuid and f.reference_type = 'USER' and ${matches}
      order by p.follower_count desc limit ${CANDIDATES}
    ), named as (
      select ${columns}, false as followed from person_view p
      where not ${isWide}::boolean and lower(p.display_name) like ${pattern} limit ${CANDIDATES}
    ), slugged as (
      select ${columns}, false as followed from person_view p
      where not ${isWide}::boolean and p.slug like ${pattern} limit ${CANDIDATES}
    ), found as (
      select distinct on (id) * from (
        select * from followed union all select * from named union all select * from slugged
      ) candidates
      order by id, followed desc
    )
    select ${columns} from found p
    where p.id is distinct from ${viewerId}::uuid and not ${hiddenFrom(viewerId)}
    order by p.followed desc, p.follower_count desc, p.id
    limit ${limit}`.execute(db);
  return rows.map(toPersonSummary);
}
