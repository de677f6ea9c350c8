import type { AccountDirectory } from '@upround/shared/ports';
import { tablesOf } from './account-tables';
import { endAllSessions } from './sessions/session.store';
import { lockRoles } from './staff-roles';

/** Answers profile's questions about a person's account, and signs them out. */
export const accountDirectory: AccountDirectory = {
  async emailOf(db, userId) {
    const row = await tablesOf(db)
      .selectFrom('accounts')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.email ?? null;
  },
  async isOnlyAdmin(trx, userId) {
    const admins = await lockRoles(trx);
    return admins.length === 1 && admins[0] === userId;
  },
  endSessions: endAllSessions,
};
