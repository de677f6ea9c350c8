import type { NotificationType } from '@upround/notifications/contract';
import type { Trx } from '@upround/shared/db';
import { seededRandom, type DemoClock } from '@upround/shared/demo';
import type { ReferenceType } from '@upround/shared/domain';
import { sql } from 'kysely';
import type { JobDetails } from '../list/job-details';
import { dayKey } from '../tell/news';
import { demoJobActs } from './demo-job-acts';
import { momentOf } from './moment-of';

/** Something that somebody of the demo community was told, with the keys under which the jobs would tell it. */
export interface DemoAct {
  userId: string;
  actorId: string;
  type: NotificationType;
  referenceType: ReferenceType;
  referenceId: string;
  groupKey: string;
  actKey: string;
  details?: JobDetails;
  at: Date;
}

interface ActRow {
  kind: 'LIKE' | 'FOLLOW' | 'COMMENT' | 'REPLY';
  user_id: string;
  actor_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  /** UUIDv7 of a moment: of the act, or of what was liked. */
  moment_id: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Likes trickle in over so many days. */
const LIKE_DAYS = 6;
/** Nobody looks further back than this. */
const SHOWN_DAYS = 45;

/** What others did to these people's posts, comments and followers. */
async function readRows(trx: Trx, userIds: readonly string[]): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    with mine as (
      select * from content_view where author_id = any(${userIds}::uuid[])
    )
    select 'LIKE' as kind, c.author_id as user_id, l.user_id as actor_id,
      c.reference_type, c.id as reference_id, c.id as moment_id
    from mine c join like_view l on l.reference_id = c.id
    union all
    select 'FOLLOW', f.reference_id, f.follower_id, 'USER', f.reference_id, f.id
    from follow_view f where f.reference_type = 'USER' and f.reference_id = any(${userIds}::uuid[])
    union all
    select 'COMMENT', c.post_author_id, c.author_id, c.reference_type, c.id, c.id
    from content_view c where c.reference_type = 'COMMENT' and c.post_author_id = any(${userIds}::uuid[])
    union all
    select 'REPLY', c.comment_author_id, c.author_id, c.reference_type, c.id, c.id
    from content_view c where c.reference_type = 'REPLY' and c.comment_author_id = any(${userIds}::uuid[])
    order by 1, 4, 3`.execute(trx);
  return rows.filter((row) => row.user_id !== row.actor_id);
}

function toAct(
  { kind, user_id, actor_id, reference_type, reference_id, moment_id }: ActRow,
  clock: DemoClock,
): DemoAct {
  const told = {
    ...{ userId: user_id, actorId: actor_id, type: kind },
    ...{ referenceType: reference_type, referenceId: reference_id },
  };
  const moment = momentOf(moment_id);
  if (kind === 'LIKE') {
    const random = seededRandom(`told ${reference_id} ${actor_id}`);
    const at = clock.after(moment, random.between(3, LIKE_DAYS * DAY_MINUTES));
    const keys = {
      groupKey: dayKey('LIKE', reference_id, at),
      actKey: `LIKE:${reference_id}:${actor_id}`,
    };
    return { ...told, ...keys, at };
  }
  if (kind === 'FOLLOW') {
    const keys = {
      groupKey: dayKey('FOLLOW', reference_id, moment),
      actKey: `FOLLOW:${actor_id}`,
    };
    return { ...told, ...keys, at: moment };
  }
  return {
    ...told,
    ...{ groupKey: `TEXT:${reference_id}`, actKey: `TEXT:${reference_id}`, at: moment },
  };
}

/** What these people would have been told in the weeks before the first start, in its order. */
export async function demoActs(
  trx: Trx,
  userIds: readonly string[],
  clock: DemoClock,
  now: Date,
): Promise<DemoAct[]> {
  const oldest = now.getTime() - SHOWN_DAYS * DAY_MS;
  const onTexts = (await readRows(trx, userIds)).map((row) => toAct(row, clock));
  return [...onTexts, ...(await demoJobActs(trx, userIds))]
    .filter(({ at }) => at.getTime() > oldest && at.getTime() < now.getTime())
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
