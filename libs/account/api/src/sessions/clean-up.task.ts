import type { Trx } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';

const cleanUp = {
  name: 'account.clean-up',
  data: z.object({}),
  /** Every night at 20:40 UTC, small hours in India. */
  schedule: '40 20 * * *',
};

/** @returns the addresses of the deleted codes that neither an account nor another code has */
async function deleteOldCodes(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ email: string; formerEmail: string | null }>`
    delete from one_time_codes where expires_at < now() - interval '1 day'
    returning email, former_email as "formerEmail"`.execute(trx);
  const addresses = rows.flatMap(({ email, formerEmail }) => [email, formerEmail ?? email]);
  const { rows: unused } = await sql<{ email: string }>`
    select distinct email from unnest(${addresses}::text[]) as old (email)
    where not exists (select 1 from accounts a where a.email = old.email)
      and not exists (select 1 from one_time_codes c where c.email = old.email)`.execute(trx);
  return unused.map(({ email }) => email);
}

/**
 * Deletes codes a day after they expired and sessions a month after they ended. It also deletes mails to addresses of
 * these codes that no account has: unconfirmed sign-ups, unconfirmed email changes, and former addresses.
 *
 * @param forgetMails deletes the mails to some addresses
 */
export const cleanUpTask = (
  forgetMails: (addresses: readonly string[]) => Promise<void> | undefined,
): TaskHandler =>
  handleTask(cleanUp, (context) =>
    context.inTransaction(async (trx) => {
      await sql`delete from sessions
        where coalesce(ended_at, expires_at) < now() - interval '30 days'`.execute(trx);
      // Before the codes are gone for certain: a next attempt finds their addresses again.
      await forgetMails(await deleteOldCodes(trx));
    }),
  );
