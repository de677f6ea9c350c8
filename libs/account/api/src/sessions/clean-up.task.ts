import { handleTask } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';

const cleanUp = {
  name: 'account.clean-up',
  data: z.object({}),
  /** Every night at 20:40 UTC, small hours in India. */
  schedule: '40 20 * * *',
};

/** Forgets codes a day after they ran out, and sessions a month after they ended. */
export const cleanUpSessions = handleTask(cleanUp, (context) =>
  context.inTransaction(async (trx) => {
    await sql`delete from one_time_codes where expires_at < now() - interval '1 day'`.execute(trx);
    await sql`delete from sessions
      where coalesce(ended_at, expires_at) < now() - interval '30 days'`.execute(trx);
  }),
);
