import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Deletes the feedback that a member wrote. */
export const siteEraser: Eraser = {
  name: 'site',
  tables: ['site_feedback'],
  async erase(trx, userId) {
    await sql`delete from site_feedback where user_id = ${userId}`.execute(trx);
    return [];
  },
};
