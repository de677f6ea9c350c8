import { handleTask } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';

const forgetEvents = {
  name: 'analytics.forget-events',
  data: z.object({}),
  /** Every hour, so that no run has more to take away than fits into one statement's time. */
  schedule: '23 * * * *',
};

/** How long events are kept: the longest report, and the same again to compare it with. */
const RETENTION_DAYS = 180;

/** Forgets events that no report asks for any more. */
export const forgetOldEvents = handleTask(forgetEvents, async (context) => {
  await sql`delete from analytics_events
    where at < now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(context.db);
});
