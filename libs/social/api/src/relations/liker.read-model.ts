import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';
import { followedBy, personListColumns, unblocked, type PersonListRow } from '../people-rows';

/** Those whom the viewer follows stand before the others; within each part the newest like is first. */
export type LikerPart = 'followed' | 'others';

/**
 * Who liked a record, one part of the list.
 *
 * @param before place of the last one shown, null for the first page of the part
 */
export async function listLikersOf(
  db: Database,
  list: {
    referenceId: string;
    viewerId: string | null;
    part: LikerPart;
    before: string | null;
    limit: number;
  },
): Promise<PersonListRow[]> {
  const { referenceId, viewerId, part, before, limit } = list;
  // The viewer's follows are few beside the likes of a famous record: the first part starts from them.
  const from =
    part === 'followed'
      ? sql`follow_view f join likes l on l.user_id = f.reference_id
          join person_view p on p.id = l.user_id where f.follower_id = ${viewerId}::uuid and`
      : sql`likes l join person_view p on p.id = l.user_id where not ${followedBy(viewerId)} and`;
  const { rows } = await sql<PersonListRow>`
    select l.id as place, ${personListColumns(viewerId)}
    from ${from} l.reference_id = ${referenceId}
      and (${before}::uuid is null or l.id < ${before}::uuid) and ${unblocked(viewerId)}
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}
