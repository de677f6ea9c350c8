import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

/** The tables about a person, each of which has a column `user_id`. */
export const personalTables = [
  'tracker_fits',
  'tracker_hidden',
  'tracker_watches',
  'tracker_reminders',
  'tracker_reports',
  'tracker_views',
  'pipeline_items',
  'tracker_calendars',
  'bundle_bookings',
] as const;

const deletions = personalTables.map((table) =>
  statement<never, { userId: string }>(
    `trackers.erase-${table}`,
    `delete from ${table} where user_id = :userId::uuid`,
  ),
);

/** Deletes what a person did with trackers. Payments and invoices of the bundle stay with premium. */
export const trackersEraser: Eraser = {
  name: 'trackers',
  tables: personalTables,
  async erase(trx, userId) {
    for (const deletion of deletions) await deletion.all(trx, { userId });
    return [];
  },
};
