import { hoursLimits } from '@upround/mentor/contract';
import { statement } from '@upround/shared/db';
import { handleTask, type EventDefinition, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';

/** A session begins soon. */
export const sessionSoon = {
  name: 'mentor.session-soon',
  data: z.object({
    bookingId: z.string(),
    kind: z.enum(['DAY', 'HOUR', 'JOIN']),
    startsAt: z.string(),
  }),
} satisfies EventDefinition;

/** Looks every minute for reminders that are due. */
export const findSessionReminders = {
  name: 'mentor.find-reminders',
  data: z.object({}),
  schedule: '* * * * *',
};

/** Hours of the longest session. */
const LONGEST = hoursLimits.length.max / 60;
/** Reminders of one transaction. */
const BATCH = 200;

interface ReminderRow {
  booking_id: string;
  kind: 'DAY' | 'HOUR' | 'JOIN';
  starts_at: Date;
}

/**
 * Notes the reminders that are due: of several that a stopped server has missed the last one, each once for each start.
 * One whose time was over when the session was agreed or moved isn't due.
 */
const noteDue = statement<ReminderRow, { now: Date }>(
  'mentor.note-reminders',
  `insert into mentor_reminders (booking_id, kind, starts_at, sent_at)
   select b.id, due.kind, b.starts_at, :now::timestamptz
   from mentor_bookings b
   cross join lateral (
     select one.kind, one.minutes from (values ('DAY', 1440), ('HOUR', 60), ('JOIN', 10)) as one (kind, minutes)
     where b.starts_at - make_interval(mins => one.minutes) <= :now::timestamptz
       and b.starts_at - make_interval(mins => one.minutes) > (
         select max(s.at) from mentor_booking_steps s
         where s.booking_id = b.id and s.action in ('CONFIRM', 'RESCHEDULE'))
     order by one.minutes limit 1) due
   where b.state in ('CONFIRMED', 'RESCHEDULED') and b.ends_at > :now::timestamptz
     and b.ends_at <= :now::timestamptz + interval '${24 + LONGEST} hours'
     and b.starts_at > :now::timestamptz and b.starts_at <= :now::timestamptz + interval '1 day'
     and not exists (select from mentor_reminders r
       where r.booking_id = b.id and r.kind = due.kind and r.starts_at = b.starts_at)
   order by b.starts_at limit ${BATCH}
   on conflict do nothing returning booking_id, kind, starts_at`,
);

/** Reminds of sessions, in the transaction that notes that it was done. */
export const remindersTask = ({ now }: Pick<MentorSettings, 'now'>): TaskHandler =>
  handleTask(findSessionReminders, async (context) => {
    for (let found = BATCH; found === BATCH;) {
      found = await context.inTransaction(async (trx, tasks) => {
        const rows = await noteDue.all(trx, { now: now() });
        for (const { booking_id: bookingId, kind, starts_at: startsAt } of rows) {
          const reminder = { bookingId, kind, startsAt: startsAt.toISOString() };
          await tasks.publish(sessionSoon, reminder);
        }
        return rows.length;
      });
    }
  });
