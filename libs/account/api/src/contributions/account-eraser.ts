import type { Database } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { AccountDeps } from '../account-deps';
import { tablesIn } from '../account-tables';

/**
 * The addresses of a person that are still known: the present one, and those of their changes, confirmed or not. Not
 * those that another account has by now.
 */
async function addressesOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where user_id = ${userId}
    union
    select changed.email from one_time_codes c
    cross join lateral unnest(array[c.email, c.former_email]) as changed (email)
    where c.user_id = ${userId} and changed.email is not null
      and not exists (
        select 1 from accounts a where a.email = changed.email and a.user_id <> ${userId})`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

/**
 * Deletes account, sessions and codes; the address is free again.
 *
 * @param mailer deletes the emails that the server itself stores, while the addresses are still known. Emails to
 * addresses that are no longer known are deleted after 14 days.
 */
export const accountEraser = (mailer: AccountDeps['mailer']): Eraser => ({
  name: 'account',
  tables: ['accounts', 'one_time_codes', 'sessions'],
  async eraseElsewhere(db, userId) {
    await mailer.forget?.(await addressesOf(db, userId));
  },
  async erase(trx, userId) {
    await sql`
      delete from one_time_codes
      where user_id = ${userId}
        or email in (select email from accounts where user_id = ${userId})`.execute(trx);
    await tablesIn(trx).deleteFrom('sessions').where('user_id', '=', userId).execute();
    await tablesIn(trx).deleteFrom('accounts').where('user_id', '=', userId).execute();
    return [];
  },
});
