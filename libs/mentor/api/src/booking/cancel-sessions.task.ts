import { statement, type Trx } from '@upround/shared/db';
import { accountDeleted } from '@upround/shared/ports';
import {
  handleTask,
  type TaskContext,
  type TaskDefinition,
  type TaskHandler,
} from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { lockMentor } from '../hours/mentor-rules.store';
import type { MentorSettings } from '../mentor-settings';
import { actOnBooking, type Act } from './act-on-booking';
import { lockBooking, type BookingRow } from './booking.store';
import { inBooking } from './due-bookings';

type Person = { userId: string };

const ahead = statement<{ id: string }, Person>(
  'mentor.sessions-of-deleted',
  `select id from mentor_bookings
   where (mentee_id = :userId::uuid or mentor_user_id = :userId::uuid)
     and state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')
   order by starts_at, id`,
);

const aheadWith = statement<{ id: string }, { mentorId: string }>(
  'mentor.sessions-of-removed',
  `select id from mentor_bookings
   where mentor_id = :mentorId::uuid and state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')
   order by starts_at, id`,
);

const profileOf = statement<{ id: string }, Person>(
  'mentor.profile-of-person',
  'select id from mentors where user_id = :userId::uuid',
);

/** Waits for the bookings that are under way for this person; the ones that follow find the account deleted. */
async function findAhead(
  { payments }: MentorSettings,
  trx: Trx,
  userId: string,
): Promise<string[]> {
  await payments?.lockBuyer(trx, userId);
  const profile = await profileOf.first(trx, { userId });
  if (profile !== undefined) await lockMentor(trx, profile.id);
  return (await ahead.all(trx, { userId })).map(({ id }) => id);
}

/** Cancels sessions with a full refund, whatever the cancellation window. Skips sessions that have ended. */
async function cancelAll(
  settings: MentorSettings,
  context: TaskContext,
  ids: readonly string[],
  who: (booking: BookingRow) => Pick<Act, 'shownBy' | 'actorId' | 'note'>,
): Promise<void> {
  for (const id of ids) {
    await inBooking(context, settings.now(), async (sale) => {
      const booking = await lockBooking(settings, sale.trx, id);
      if (booking === undefined || booking.ended_at !== null) return;
      // The rights of staff: neither side pays for it.
      const act = { action: 'CANCEL', by: 'STAFF', ...who(booking) } as const;
      await actOnBooking(settings, sale, booking, act);
    });
  }
}

/** A mentor was removed by staff: the sessions ahead with them are cancelled. */
export const cancelMentorSessions = {
  name: 'mentor.cancel-sessions',
  data: z.object({ mentorId: z.string() }),
} satisfies TaskDefinition;

/** Cancels the sessions of people who don't mentor any more, and returns all that was paid for them. */
export const endedMentorTasks = (settings: MentorSettings): TaskHandler[] => [
  handleTask(
    { name: 'mentor.end-on-deletion', data: accountDeleted.data },
    async (context, { userId }) => {
      const ids = await context.inTransaction((trx) => findAhead(settings, trx, userId));
      await cancelAll(settings, context, ids, ({ mentee_id: menteeId }) => ({
        shownBy: menteeId === userId ? 'MENTEE' : 'MENTOR',
        actorId: userId,
      }));
    },
    [accountDeleted],
  ),
  handleTask(cancelMentorSessions, async (context, { mentorId }) => {
    const rows = await context.inTransaction(async (trx) => {
      await lockMentor(trx, mentorId);
      return aheadWith.all(trx, { mentorId });
    });
    const ids = rows.map(({ id }) => id);
    await cancelAll(settings, context, ids, () => ({ actorId: null }));
  }),
];
