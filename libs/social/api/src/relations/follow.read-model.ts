import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';
import { personListColumns, unblocked, type PersonListRow } from '../people-rows';

/** A person's followers, or the people whom they follow; newest first. */
export async function listFollowsOf(
  db: Database,
  list: {
    userId: string;
    direction: 'followers' | 'following';
    viewerId: string | null;
    before: string | null;
    limit: number;
  },
): Promise<PersonListRow[]> {
  const { userId, direction, viewerId, before, limit } = list;
  const from =
    direction === 'followers'
      ? sql`follows f join person_view p on p.id = f.follower_id where f.reference_id = ${userId}`
      : sql`follows f join person_view p on p.id = f.reference_id where f.follower_id = ${userId}`;
  const { rows } = await sql<PersonListRow>`
    select f.id as place, ${personListColumns(viewerId)}
    from ${from} and f.reference_type = 'USER'
      and (${before}::uuid is null or f.id < ${before}::uuid) and ${unblocked(viewerId)}
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}
