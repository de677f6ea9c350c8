import { newId, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesOf } from '../notifications-tables';

/** The most devices of one person are few; each gets a row. */
interface Target {
  id: string;
}

/** Whether a person has any device that gets push notifications. */
export async function hasDevice(db: Database | Trx, userId: string): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts a notification into the outbox, once for each of the person's devices. One that is there already starts again: a
 * worker that is just sending what was known before has lost its claim, and leaves the row to the next one.
 *
 * @returns whether there is anything to send
 */
export async function putIntoOutbox(
  trx: Trx,
  userId: string,
  notificationId: string,
  now: Date,
): Promise<boolean> {
  const devices: Target[] = await tablesOf(trx)
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  if (devices.length === 0) return false;
  await tablesOf(trx)
    .insertInto('push_outbox')
    .values(
      devices.map(({ id }) => ({
        id: newId(),
        device_id: id,
        notification_id: notificationId,
        due_at: now,
        claimed_until: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['device_id', 'notification_id']).doUpdateSet((eb) => ({
        due_at: eb.ref('excluded.due_at'),
        created_at: eb.ref('excluded.created_at'),
        tries: 0,
        claimed_until: null,
      })),
    )
    .execute();
  return true;
}

/** A message about to be sent. */
export interface Claimed {
  id: string;
  notification_id: string;
  tries: number;
  created_at: Date;
  /** Names the claim. */
  claimed_until: Date;
  push_device_id: string;
  device_id: string;
  token: string;
  user_id: string;
}

/**
 * Claims the due pushes, so that no other process sends them meanwhile. If this process dies, others can claim them when
 * the claim expires.
 */
export async function claim(
  db: Database,
  now: Date,
  until: Date,
  limit: number,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select id from push_outbox
      where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      order by due_at limit ${limit} for update skip locked
    ), claimed as (
      update push_outbox o set claimed_until = ${until}, tries = o.tries + 1
      from due where o.id = due.id
      returning o.id, o.notification_id, o.tries, o.created_at, o.claimed_until, o.device_id
    )
    select c.id, c.notification_id, c.tries, c.created_at, c.claimed_until, c.device_id as push_device_id,
      d.device_id, d.token, d.user_id
    from claimed c join push_devices d on d.id = c.device_id
    join person_view p on p.id = d.user_id`.execute(db);
  return rows;
}

/** Done with, sent or not; unless it was put in again meanwhile. */
export async function drop(db: Database, { id, claimed_until }: Claimed): Promise<void> {
  await tablesOf(db)
    .deleteFrom('push_outbox')
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute();
}

/** Puts a message off, unless it was put in again meanwhile; what was not tried does not count as a try. */
export async function putOff(
  db: Database,
  { id, tries, claimed_until }: Claimed,
  dueAt: Date,
  wasTried: boolean,
): Promise<void> {
  await tablesOf(db)
    .updateTable('push_outbox')
    .set({ due_at: dueAt, claimed_until: null, tries: wasTried ? tries : tries - 1 })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute();
}

/** Forgets a device whose token the service no longer knows, unless it has got another one meanwhile. */
export async function forget(db: Database, { push_device_id, token }: Claimed): Promise<void> {
  await tablesOf(db)
    .deleteFrom('push_devices')
    .where('id', '=', push_device_id)
    .where('token', '=', token)
    .execute();
}
