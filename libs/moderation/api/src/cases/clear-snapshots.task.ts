import { statement } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';

const clearSnapshots = {
  name: 'moderation.clear-snapshots',
  data: z.object({}),
  /** Every night at 21:10 UTC, small hours in India. */
  schedule: '10 21 * * *',
};

/** For so long after a decision an appeal may need the copy of the record. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

const clear = statement<never, { before: Date }>(
  'moderation.clear-snapshots',
  `update moderation_cases c set snapshot = null
   from moderation_decisions d
   where d.created_at < :before::timestamptz and d.state <> 'UNDONE' and c.reference_id = d.reference_id
     and c.state = 'DECIDED' and c.snapshot is not null
     and not exists (select 1 from moderation_cases o
       where o.reference_id = c.reference_id and o.state = 'OPEN')`,
);

/** Deletes the copies of records, and of the messages around them, sixty days after they were decided on. */
export const clearSnapshotsTask = ({ now }: { now: () => Date }): TaskHandler =>
  handleTask(clearSnapshots, ({ inTransaction }) =>
    inTransaction(async (trx) => {
      await clear.all(trx, { before: new Date(now().getTime() - KEPT_MS) });
    }),
  );
