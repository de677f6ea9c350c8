import type { Device } from '@upround/notifications/contract';
import { isId, newId, statement, type Database, type Trx } from '@upround/shared/db';
import { tablesOf } from '../notifications-tables';

/** The most devices of one person; the one longest unseen makes room. */
const DEVICES_MAX = 20;

interface DeviceRow {
  id: string;
  device_id: string;
  created_at: Date;
  last_seen_at: Date;
}

const toDevice = (row: DeviceRow): Device => ({
  id: row.id,
  deviceId: row.device_id,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});

/** A device as its owner registers it. */
export interface DeviceDraft {
  userId: string;
  sessionId: string;
  deviceId: string;
  token: string;
}

const lock = statement<never, { key: string }>(
  'notifications.lock-devices',
  'select pg_advisory_xact_lock(hashtextextended(:key, 0))',
);

/** Of one device: the person's own under another token, and another person's under this token. */
const dropOthers = statement<never, { person: string; device: string; token: string }>(
  'notifications.drop-other-devices',
  `delete from push_devices
   where device_id = :device and (user_id = :person::uuid) <> (token = :token)`,
);

type InsertValues = {
  id: string;
  person: string;
  session: string;
  device: string;
  token: string;
  now: Date;
};

const insert = statement<DeviceRow, InsertValues>(
  'notifications.store-device',
  `insert into push_devices (id, user_id, session_id, device_id, token, created_at, last_seen_at)
   values (:id::uuid, :person::uuid, :session::uuid, :device, :token, :now, :now)
   on conflict (token) do update set device_id = excluded.device_id,
     session_id = excluded.session_id, last_seen_at = excluded.last_seen_at
   where push_devices.user_id = excluded.user_id
   returning id, device_id, created_at, last_seen_at`,
);

const dropOldest = statement<never, { person: string }>(
  'notifications.drop-oldest-devices',
  `delete from push_devices where id in (
     select id from push_devices where user_id = :person::uuid
     order by last_seen_at desc, id desc offset ${DEVICES_MAX})`,
);

/**
 * Stores a device. A token has one owner: it moves to another person only with its own device, as when two share a
 * browser, and what still waited for its owner before goes with that owner. Knowing the id of a device is not having
 * it: without the token, the device of someone else stays as it is.
 *
 * @returns undefined if the token belongs to another person's device
 */
export async function storeDevice(
  trx: Trx,
  { userId, sessionId, deviceId, token }: DeviceDraft,
  now: Date,
): Promise<Device | undefined> {
  // Locked one after another, those of a token before those of a person, to avoid deadlocks.
  for (const key of [`push-token ${token}`, `push-person ${userId}`]) {
    await lock.all(trx, { key });
  }
  await dropOthers.all(trx, { person: userId, device: deviceId, token });
  const row = await insert.first(trx, {
    id: newId(),
    person: userId,
    session: sessionId,
    device: deviceId,
    token,
    now,
  });
  if (row === undefined) return undefined;
  await dropOldest.all(trx, { person: userId });
  return toDevice(row);
}

/** A person's own devices; at most twenty. */
export async function listDevicesOf(db: Database, userId: string): Promise<Device[]> {
  const rows = await tablesOf(db)
    .selectFrom('push_devices')
    .select(['id', 'device_id', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toDevice);
}

/** Forgets one of a person's own devices with what still waited for it. False where there is none. */
export async function dropDevice(trx: Trx, userId: string, key: string): Promise<boolean> {
  const row = await tablesOf(trx)
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('device_id', '=', key), ...(isId(key) ? [eb('id', '=', key)] : [])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes devices that were not used for a month; push services drop their tokens as well. */
export async function dropStaleDevices(db: Database, before: Date): Promise<void> {
  await tablesOf(db).deleteFrom('push_devices').where('last_seen_at', '<', before).execute();
}
