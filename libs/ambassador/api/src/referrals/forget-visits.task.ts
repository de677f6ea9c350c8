import { daySpanOf } from '@upround/ambassador/model';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { AmbassadorSettings } from '../ambassador-settings';
import { forgetVisits } from './visit.store';

/** Deletes the networks of visits once their day is over. */
export const forgetVisitNetworks = {
  name: 'ambassador.forget-visits',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** @param settings with the server's clock */
export const visitTasks = ({ now }: Pick<AmbassadorSettings, 'now'>): TaskHandler[] => [
  handleTask(forgetVisitNetworks, async ({ inTransaction }) => {
    const before = daySpanOf(now()).id;
    for (let isMore = true; isMore;) {
      isMore = await inTransaction((trx) => forgetVisits(trx, before));
    }
  }),
];
