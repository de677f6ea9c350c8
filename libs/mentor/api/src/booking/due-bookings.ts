import { changeBooking } from '@upround/mentor/model';
import { statement, type Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';
import { actOnBooking } from './act-on-booking';
import { factsOf, lockBooking } from './booking.store';

/** Ends requests that weren't paid or answered in time. */
export const expireRequests = {
  name: 'mentor.expire-requests',
  data: z.object({}),
  schedule: '* * * * *',
};

/** Completes sessions that are over. */
export const completeSessions = {
  name: 'mentor.complete-sessions',
  data: z.object({}),
  schedule: '* * * * *',
};

/** Bookings of one look. */
const BATCH = 200;

type Due = { now: Date };

const expired = statement<{ id: string }, Due>(
  'mentor.expired-requests',
  `select id from mentor_bookings where state = 'REQUESTED' and hold_until <= :now::timestamptz
   order by hold_until limit ${BATCH}`,
);

const ended = statement<{ id: string }, Due>(
  'mentor.ended-sessions',
  `select id from mentor_bookings where state in ('CONFIRMED', 'RESCHEDULED') and ends_at <= :now::timestamptz
   order by ends_at limit ${BATCH}`,
);

/**
 * Runs work on bookings in a transaction of its own, and its effects after the commit.
 *
 * @param now the server's clock
 */
export async function inBooking<Result>(
  { inTransaction }: Pick<TaskContext, 'inTransaction'>,
  now: Date,
  work: (context: SaleContext) => Promise<Result>,
): Promise<Result> {
  let effects: (() => void)[] = [];
  const result = await inTransaction((trx: Trx, tasks) => {
    effects = [];
    return work({ trx, tasks, now, afterCommit: (effect) => void effects.push(effect) });
  });
  for (const effect of effects) effect();
  return result;
}

/** Does one thing to each booking that is due, in a transaction each, if it is due still once it's locked. */
async function actOnDue(
  settings: MentorSettings,
  context: TaskContext,
  find: typeof expired,
  action: 'EXPIRE' | 'COMPLETE',
): Promise<void> {
  for (let found = BATCH; found === BATCH;) {
    const now = settings.now();
    const due = await find.all(context.db, { now });
    for (const { id } of due) {
      await inBooking(context, now, async (sale) => {
        const booking = await lockBooking(settings, sale.trx, id);
        if (booking === undefined) return;
        const { problem } = changeBooking(factsOf(booking), action, 'SYSTEM', now);
        if (problem !== null) return;
        await actOnBooking(settings, sale, booking, { action, by: 'SYSTEM', actorId: null });
      });
    }
    found = due.length;
  }
}

/** What happens to bookings by the clock. */
export const dueBookingTasks = (settings: MentorSettings): TaskHandler[] => [
  handleTask(expireRequests, (context) => actOnDue(settings, context, expired, 'EXPIRE')),
  handleTask(completeSessions, (context) => actOnDue(settings, context, ended, 'COMPLETE')),
];
