import { momentOf, type Trx } from '@upround/shared/db';
import { seededRandom, type DemoClock } from '@upround/shared/demo';
import type { ReferenceType } from '@upround/shared/domain';
import { dayKey, type DemoNotification } from '@upround/shared/ports';
import { sql } from 'kysely';

interface ActRow {
  user_id: string;
  actor_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  /** UUIDv7 of a moment: of the act, or of what was liked. */
  moment_id: string;
}

const DAY_MINUTES = 24 * 60;
/** Likes trickle in over so many days. */
const LIKE_DAYS = 6;

const byOthers = (rows: readonly ActRow[]) => rows.filter((row) => row.user_id !== row.actor_id);

const actOf = (row: ActRow) => ({
  userId: row.user_id,
  actorId: row.actor_id,
  referenceType: row.reference_type,
  referenceId: row.reference_id,
});

/** Likes of what these people wrote. */
export async function demoLikes(
  trx: Trx,
  userIds: readonly string[],
  clock: DemoClock,
): Promise<DemoNotification[]> {
  const { rows } = await sql<ActRow>`
    select c.author_id as user_id, l.user_id as actor_id, c.reference_type, c.id as reference_id,
      c.id as moment_id
    from content_view c join like_view l on l.reference_id = c.id
    where c.author_id = any(${userIds}::uuid[])
    order by c.id, l.user_id`.execute(trx);
  return byOthers(rows).map((row) => {
    const { reference_id: id, actor_id: actorId } = row;
    const minutes = seededRandom(`told ${id} ${actorId}`).between(3, LIKE_DAYS * DAY_MINUTES);
    const at = clock.after(momentOf(row.moment_id), minutes);
    return {
      ...actOf(row),
      type: 'LIKE',
      groupKey: dayKey('LIKE', id, at),
      actKey: `LIKE:${id}:${actorId}`,
      at,
    };
  });
}

/** Who followed these people. */
export async function demoFollows(
  trx: Trx,
  userIds: readonly string[],
): Promise<DemoNotification[]> {
  const { rows } = await sql<ActRow>`
    select f.reference_id as user_id, f.follower_id as actor_id, 'USER' as reference_type,
      f.reference_id, f.id as moment_id
    from follow_view f
    where f.reference_type = 'USER' and f.reference_id = any(${userIds}::uuid[])
    order by f.id`.execute(trx);
  return byOthers(rows).map((row) => {
    const at = momentOf(row.moment_id);
    return {
      ...actOf(row),
      type: 'FOLLOW',
      groupKey: dayKey('FOLLOW', row.reference_id, at),
      actKey: `FOLLOW:${row.actor_id}`,
      at,
    };
  });
}

const ofText = (row: ActRow, type: string): DemoNotification => ({
  ...actOf(row),
  type,
  groupKey: `TEXT:${row.reference_id}`,
  actKey: `TEXT:${row.reference_id}`,
  at: momentOf(row.moment_id),
});

/** Comments on what these people wrote. */
export async function demoComments(
  trx: Trx,
  userIds: readonly string[],
): Promise<DemoNotification[]> {
  const { rows } = await sql<ActRow>`
    select c.post_author_id as user_id, c.author_id as actor_id, c.reference_type,
      c.id as reference_id, c.id as moment_id
    from content_view c
    where c.reference_type = 'COMMENT' and c.post_author_id = any(${userIds}::uuid[])
    order by c.id`.execute(trx);
  return byOthers(rows).map((row) => ofText(row, 'COMMENT'));
}

/** Replies to these people's comments. */
export async function demoReplies(
  trx: Trx,
  userIds: readonly string[],
): Promise<DemoNotification[]> {
  const { rows } = await sql<ActRow>`
    select c.comment_author_id as user_id, c.author_id as actor_id, c.reference_type,
      c.id as reference_id, c.id as moment_id
    from content_view c
    where c.reference_type = 'REPLY' and c.comment_author_id = any(${userIds}::uuid[])
    order by c.id`.execute(trx);
  return byOthers(rows).map((row) => ofText(row, 'REPLY'));
}
