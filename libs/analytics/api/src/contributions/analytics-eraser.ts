import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Deletes events that are kept under the member's own id. */
export const analyticsEraser: Eraser = {
  name: 'analytics',
  tables: ['analytics_events'],
  async erase(trx, userId) {
    await sql`delete from analytics_events where person = ${userId}::text`.execute(trx);
    return [];
  },
};
