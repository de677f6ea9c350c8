import type { Eraser } from '@upround/shared/ports';
import { handleTask } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ApiModule } from '../module';

const deleteOldAnswers = {
  name: 'kit.forget-answers',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** How long a retry gets the first response. */
const RETENTION_HOURS = 48;

/** Deletes a person's idempotency keys and the responses stored with them. */
const answersEraser: Eraser = {
  name: 'kit',
  tables: ['idempotency_keys'],
  async erase(trx, userId) {
    await sql`delete from idempotency_keys where user_id = ${userId}`.execute(trx);
    return [];
  },
};

/** Deletes stored responses after the time in which clients retry. */
export const housekeeping: ApiModule = {
  name: 'housekeeping',
  calls: [],
  contributes: { erasers: [answersEraser] },
  tasks: [
    handleTask(deleteOldAnswers, async (context) => {
      await sql`delete from idempotency_keys
        where created_at < now() - make_interval(hours => ${RETENTION_HOURS}::int)`.execute(
        context.db,
      );
    }),
  ],
};
