import { newId, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesOf } from '../notifications-tables';
import { nextPlace } from '../stream';
import type { News } from './news';

/** What came of it: the group, and whether it has just become unread. */
export interface Told {
  notificationId: string;
  becameUnread: boolean;
}

async function restore(trx: Trx, { userId, actKey }: News): Promise<string | undefined> {
  const row = await tablesOf(trx)
    .updateTable('notification_acts')
    .set({ taken_back_at: null })
    .where('user_id', '=', userId)
    .where('act_key', '=', actKey)
    .returning('notification_id')
    .executeTakeFirst();
  return row?.notification_id;
}

async function group(trx: Trx, news: News, place: number, inApp: boolean, now: Date) {
  const { userId, type, groupKey, referenceType, referenceId } = news;
  const details = news.details === undefined ? null : JSON.stringify(news.details);
  const id = newId();
  const { rows } = await sql<{ id: string }>`
    insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place,
      in_app, details, created_at, updated_at)
    values (${id}, ${userId}, ${type}, ${groupKey}, ${referenceType}, ${referenceId}, ${place},
      ${inApp}, ${details}::jsonb, ${now}, ${now})
    on conflict (user_id, group_key) do nothing returning id`.execute(trx);
  if (rows.length > 0) return { id, becameUnread: true };
  const known = await tablesOf(trx)
    .selectFrom('notifications')
    .select(['id', 'read_at'])
    .where('user_id', '=', userId)
    .where('group_key', '=', groupKey)
    .executeTakeFirstOrThrow();
  return { id: known.id, becameUnread: known.read_at !== null };
}

/**
 * Tells one person of one act, once: the act's key decides, and a second delivery finds it there. An act that was taken
 * back and done again comes back to its place without telling anybody anew.
 *
 * @returns null where nothing is to be told
 */
export async function tell(trx: Trx, news: News, inApp: boolean, now: Date): Promise<Told | null> {
  const place = await nextPlace(trx, news.userId);
  const { rows } = await sql<{ holds: boolean }>`select ${news.holds} as holds`.execute(trx);
  if (rows[0]?.holds !== true) return null;
  const restored = await restore(trx, news);
  if (restored !== undefined) return { notificationId: restored, becameUnread: false };
  const { id, becameUnread } = await group(trx, news, place, inApp, now);
  const act = { id: newId(), notification_id: id, user_id: news.userId };
  await tablesOf(trx)
    .insertInto('notification_acts')
    .values({ ...act, actor_id: news.actorId, act_key: news.actKey, taken_back_at: null })
    .execute();
  await tablesOf(trx)
    .updateTable('notifications')
    .set({ place, read_at: null, updated_at: now, in_app: inApp })
    .where('id', '=', id)
    .execute();
  return { notificationId: id, becameUnread };
}

/** Takes an act out of its group again, unless it holds once more. */
export async function takeBack(
  trx: Trx,
  { userId, actKey, holds }: Pick<News, 'userId' | 'actKey' | 'holds'>,
  now: Date,
): Promise<boolean> {
  await nextPlace(trx, userId);
  const { rows } = await sql`
    update notification_acts set taken_back_at = ${now}
    where user_id = ${userId}::uuid and act_key = ${actKey} and taken_back_at is null
      and not ${holds}
    returning 1`.execute(trx);
  return rows.length > 0;
}
