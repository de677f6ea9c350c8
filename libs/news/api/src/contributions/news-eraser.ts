import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Deletes a person's muted sources. */
export const newsEraser: Eraser = {
  name: 'news',
  tables: ['news_source_mutes'],
  async erase(trx, userId) {
    await sql`delete from news_source_mutes where user_id = ${userId}`.execute(trx);
    return [];
  },
};
