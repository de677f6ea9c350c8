import type { Eraser } from '@upround/shared/ports';
import { handleTask } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ApiModule } from '../module';

const forgetAnswers = {
  name: 'kit.forget-answers',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** How long a retry finds the first answer. */
const KEPT_HOURS = 48;

/** Takes away the answers kept for somebody's retries, and keys they chose. */
const answersEraser: Eraser = {
  name: 'kit',
  tables: ['idempotency_keys'],
  async erase(trx, userId) {
    await sql`delete from idempotency_keys where user_id = ${userId}`.execute(trx);
    return [];
  },
};

/** What the server does for itself: forgets the answers kept for retries when nobody retries any more. */
export const housekeeping: ApiModule = {
  name: 'housekeeping',
  calls: [],
  contributes: { erasers: [answersEraser] },
  tasks: [
    handleTask(forgetAnswers, async (context) => {
      await sql`delete from idempotency_keys
        where created_at < now() - make_interval(hours => ${KEPT_HOURS}::int)`.execute(context.db);
    }),
  ],
};
