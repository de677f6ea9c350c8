import { newId, type Trx } from '@upround/shared/db';
import type { NotificationAct, NotificationDraft } from '@upround/shared/ports';
import { sql } from 'kysely';
import { tablesOf } from '../notifications-tables';
import { nextPlace } from '../stream';

/** What came of a draft: its notification, and whether that has just become unread. */
export interface Notified {
  notificationId: string;
  becameUnread: boolean;
}

async function restore(
  trx: Trx,
  { userId, actKey }: NotificationDraft,
): Promise<string | undefined> {
  const row = await tablesOf(trx)
    .updateTable('notification_acts')
    .set({ taken_back_at: null })
    .where('user_id', '=', userId)
    .where('act_key', '=', actKey)
    .returning('notification_id')
    .executeTakeFirst();
  return row?.notification_id;
}

async function group(trx: Trx, draft: NotificationDraft, place: number, inApp: boolean, now: Date) {
  const { userId, type, groupKey, referenceType, referenceId } = draft;
  const details = draft.details === undefined ? null : JSON.stringify(draft.details);
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

async function stillHolds(trx: Trx, { holds }: NotificationAct): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${holds} as holds`.execute(trx);
  return rows[0]?.holds === true;
}

/**
 * Stores one act for one person, once: the act's key decides, and a second delivery finds it there. An act that was
 * undone and done again returns to its position without notifying anyone again.
 *
 * @returns null where the act no longer holds
 */
export async function storeDraft(
  trx: Trx,
  draft: NotificationDraft,
  inApp: boolean,
  now: Date,
): Promise<Notified | null> {
  const place = await nextPlace(trx, draft.userId);
  if (!(await stillHolds(trx, draft))) return null;
  const restored = await restore(trx, draft);
  if (restored !== undefined) return { notificationId: restored, becameUnread: false };
  const { id, becameUnread } = await group(trx, draft, place, inApp, now);
  const act = { id: newId(), notification_id: id, user_id: draft.userId };
  await tablesOf(trx)
    .insertInto('notification_acts')
    .values({ ...act, actor_id: draft.actorId, act_key: draft.actKey, taken_back_at: null })
    .execute();
  await tablesOf(trx)
    .updateTable('notifications')
    .set({ place, read_at: null, updated_at: now, in_app: inApp })
    .where('id', '=', id)
    .execute();
  return { notificationId: id, becameUnread };
}

/**
 * Stores a draft of a kind that is only pushed. Each group has one notification, which is in no list and is never
 * unread, and takes the newest draft: ids come from the clocks of several processes, the sequence is the order.
 *
 * @returns its id; null where the draft no longer holds, or this one or a later one is stored already
 */
export async function storePushed(
  trx: Trx,
  draft: NotificationDraft,
  now: Date,
): Promise<string | null> {
  const { userId, type, groupKey, referenceType, referenceId, sequence } = draft;
  const place = await nextPlace(trx, userId);
  if (!(await stillHolds(trx, draft))) return null;
  const { rows } = await sql<{ id: string }>`
    insert into notifications as n (id, user_id, type, group_key, reference_type, reference_id, sequence,
      place, in_app, read_at, created_at, updated_at)
    values (${newId()}, ${userId}, ${type}, ${groupKey}, ${referenceType}, ${referenceId},
      ${sequence ?? null}, ${place}, false, ${now}, ${now}, ${now})
    on conflict (user_id, group_key) do update
      set reference_id = excluded.reference_id, sequence = excluded.sequence,
        place = excluded.place, updated_at = excluded.updated_at, read_at = excluded.read_at
      where coalesce(n.sequence < excluded.sequence, n.reference_id < excluded.reference_id)
    returning n.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Takes an act out of its group again, unless it holds once more. */
export async function takeBack(
  trx: Trx,
  { userId, actKey, holds }: NotificationAct,
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
