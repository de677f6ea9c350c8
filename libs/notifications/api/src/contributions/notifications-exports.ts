import { inBatches, type ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';
import { tablesOf } from '../notifications-tables';

const notifications: ExportSource = {
  name: 'notifications',
  tables: ['notifications'],
  async *rows(db, userId) {
    const read = (after: string | null, limit: number) =>
      tablesOf(db)
        .selectFrom('notifications')
        .select(['id', 'type', 'reference_type', 'reference_id', 'in_app', 'read_at', 'created_at'])
        .where('user_id', '=', userId)
        .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute();
    for await (const row of inBatches(read)) {
      yield {
        values: {
          id: row.id,
          type: row.type,
          referenceType: row.reference_type,
          referenceId: row.reference_id,
          createdAt: row.created_at.toISOString(),
          // What is in no list is not read here: of a message that is known with the message.
          readAt: row.in_app ? (row.read_at?.toISOString() ?? null) : null,
        },
      };
    }
  },
};

interface DeviceRow {
  device_id: string;
  created_at: Date;
  last_seen_at: Date;
}

const devices: ExportSource = {
  name: 'push-devices',
  tables: ['push_devices'],
  async *rows(db, userId) {
    // The token itself opens the way to a device, and stays here.
    const { rows } = await sql<DeviceRow>`
      select device_id, created_at, last_seen_at from push_devices
      where user_id = ${userId} order by id`.execute(db);
    for (const row of rows) {
      yield {
        values: {
          deviceId: row.device_id,
          addedAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
        },
      };
    }
  },
};

/** What notifications holds of a person. */
export const notificationsExports: readonly ExportSource[] = [notifications, devices];
