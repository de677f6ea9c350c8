import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';
import { tablesIn } from '../account-tables';

/** Takes away account, sessions and codes; the address is free again. */
export const accountEraser: Eraser = {
  name: 'account',
  async erase(trx, userId) {
    await sql`
      delete from one_time_codes
      where user_id = ${userId}
        or email in (select email from accounts where user_id = ${userId})`.execute(trx);
    await tablesIn(trx).deleteFrom('sessions').where('user_id', '=', userId).execute();
    await tablesIn(trx).deleteFrom('accounts').where('user_id', '=', userId).execute();
    return [];
  },
};
