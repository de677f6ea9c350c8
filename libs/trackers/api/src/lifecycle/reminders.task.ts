import { trackerLimits } from '@upround/trackers/contract';
import { statement } from '@upround/shared/db';
import { handleTask, type EventDefinition, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { TrackersSettings } from '../trackers-settings';

/** A deadline that a member watches is so many days away. */
export const deadlineNear = {
  name: 'trackers.deadline-near',
  data: z.object({
    userId: z.string(),
    recordId: z.string(),
    closesAt: z.string(),
    days: z.int(),
  }),
} satisfies EventDefinition;

/** Looks every quarter of an hour for reminders that are due. */
export const findReminders = {
  name: 'trackers.find-reminders',
  data: z.object({}),
  schedule: '*/15 * * * *',
};

/** Reminders of one transaction. */
const BATCH = 200;

interface ReminderRow {
  user_id: string;
  record_id: string;
  closes_at: Date;
  days: number;
}

/**
 * Notes the reminders that are due, each once, also where the deadline moves within a day: of several that a stopped server has missed, the last one. Reminders whose
 * time was over when the member began to watch aren't due.
 */
const noteDue = statement<ReminderRow, { now: Date; days: readonly number[] }>(
  'trackers.note-reminders',
  `insert into tracker_reminders (user_id, record_id, closes_at, days, sent_at)
   select w.user_id, w.record_id, r.closes_at, due.days, :now::timestamptz
   from tracker_records r
   join tracker_watches w on w.record_id = r.id
   cross join lateral (
     select min(one.days) as days from unnest(:days::int[]) as one (days)
     where r.closes_at - make_interval(days => one.days) <= :now::timestamptz
       and r.closes_at - make_interval(days => one.days) > w.created_at) due
   where r.removed_at is null and r.closes_at > :now::timestamptz
     and r.closes_at <= :now::timestamptz + interval '${Math.max(...trackerLimits.reminderDays)} days'
     and due.days is not null
     and not exists (select from tracker_reminders s where s.user_id = w.user_id and s.record_id = w.record_id
       and s.closes_at > r.closes_at - interval '1 day' and s.closes_at < r.closes_at + interval '1 day'
       and s.days <= due.days)
   order by r.closes_at, w.user_id limit ${BATCH}
   on conflict do nothing
   returning user_id, record_id, closes_at, days`,
);

/** Reminds of deadlines, in the transaction that notes that it was done. */
export const remindersTask = ({ now }: Pick<TrackersSettings, 'now'>): TaskHandler =>
  handleTask(findReminders, async (context) => {
    for (let found = BATCH; found === BATCH;) {
      found = await context.inTransaction(async (trx, tasks) => {
        const rows = await noteDue.all(trx, { now: now(), days: trackerLimits.reminderDays });
        for (const row of rows) {
          await tasks.publish(deadlineNear, {
            userId: row.user_id,
            recordId: row.record_id,
            closesAt: row.closes_at.toISOString(),
            days: row.days,
          });
        }
        return rows.length;
      });
    }
  });
