import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { deleteExpired } from './admin-request.store';

const expireRequests = {
  name: 'moderation.expire-admin-requests',
  data: z.object({}),
  /** Every night at 20:50 UTC, small hours in India. */
  schedule: '50 20 * * *',
};

/** Deletes requests for admins that no one decided in time. */
export const expireRequestsTask = ({ now }: { now: () => Date }): TaskHandler =>
  handleTask(expireRequests, ({ inTransaction }) =>
    inTransaction((trx) => deleteExpired(trx, now())),
  );
