import type { AccountDirectory } from '@upround/shared/ports';
import { tablesOf } from './account-tables';
import { endAllSessions } from './sessions/session.store';

/** Answers profile's question for the address of a person, and signs them out. */
export const accountDirectory: AccountDirectory = {
  async emailOf(db, userId) {
    const row = await tablesOf(db)
      .selectFrom('accounts')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.email ?? null;
  },
  endSessions: endAllSessions,
};
