import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { Trx } from '@upround/shared/db';

/** Rows of one statement: each stays well below the time that a statement may take. */
const BATCH = 1_000;

/** Deletes the person's acts from the notifications of others, and notifications without any other act. */
async function eraseActs(trx: Trx, userId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ notification_id: string }>`
      delete from notification_acts where id in (
        select id from notification_acts where actor_id = ${userId} limit ${BATCH})
      returning notification_id`.execute(trx);
    if (rows.length === 0) return;
    const ids = [...new Set(rows.map((row) => row.notification_id))];
    await sql`
      delete from notifications n where n.id = any(${ids}::uuid[])
        and not exists (select 1 from notification_acts a where a.notification_id = n.id)`.execute(
      trx,
    );
  }
}

/** Deletes a person's notifications, devices and digests, and their acts from the notifications of others. */
export const notificationsEraser: Eraser = {
  name: 'notifications',
  tables: [
    'notification_acts',
    'notification_digests',
    'notification_streams',
    'notifications',
    'push_devices',
  ],
  async erase(trx, userId) {
    await sql`delete from push_devices where user_id = ${userId}`.execute(trx);
    await sql`delete from notifications where user_id = ${userId}`.execute(trx);
    await sql`delete from notification_streams where user_id = ${userId}`.execute(trx);
    await sql`delete from notification_digests where user_id = ${userId}`.execute(trx);
    await eraseActs(trx, userId);
    return [];
  },
};
