import type { Trx } from '@upround/shared/db';
import { handleTask, type TaskHandler, type TaskSender } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';
import { openServices } from '../services/service.store';
import { firstSlots } from './first-slots';
import { lockMentor, rulesOf } from './mentor-rules.store';
import { endWaits, lockDue, NEXT_SLOTS_BATCH, saveNextSlot } from './next-slot.store';
import { timesFreed } from './times-freed';

/** Reads the next free time of one mentor, after hours, services or sessions changed. */
export const readNextSlot = {
  name: 'mentor.next-slot',
  data: z.object({ mentorId: z.string() }),
};

/** Reads them again where time passed them, or sessions or calendars changed. */
export const readNextSlots = {
  name: 'mentor.next-slots',
  data: z.object({}),
  schedule: '*/5 * * * *',
};

/** The start of the first free time of any service of a mentor; null where there is none. */
export async function nextSlotOf(trx: Trx, mentorId: string, now: Date): Promise<Date | null> {
  const rules = await rulesOf(trx, mentorId);
  if (rules === null) return null;
  const services = await openServices(trx, mentorId);
  const found = await firstSlots(trx, { mentorId, rules, services, now, count: 1 });
  const starts = found.flatMap(([slot]) => (slot === undefined ? [] : [slot.start]));
  return starts.sort((left, right) => left.getTime() - right.getTime())[0] ?? null;
}

/** Keeps it, and publishes that those who wait for a free time need not any more. The mentor is locked. */
async function keepNextSlot(trx: Trx, tasks: TaskSender, mentorId: string, now: Date) {
  const at = await nextSlotOf(trx, mentorId, now);
  await saveNextSlot(trx, mentorId, at, now);
  if (at === null || !(await endWaits(trx, mentorId, now))) return;
  await tasks.publish(timesFreed, { mentorId, at: now.toISOString() });
}

/** @param settings with the server's clock */
export const nextSlotTasks = ({ now }: Pick<MentorSettings, 'now'>): TaskHandler[] => [
  handleTask(readNextSlot, ({ inTransaction }, { mentorId }) =>
    inTransaction(async (trx, tasks) => {
      if ((await lockMentor(trx, mentorId)) === undefined) return;
      await keepNextSlot(trx, tasks, mentorId, now());
    }),
  ),
  handleTask(readNextSlots, async ({ inTransaction }) => {
    const at = now();
    for (let read = NEXT_SLOTS_BATCH; read === NEXT_SLOTS_BATCH;) {
      read = await inTransaction(async (trx, tasks) => {
        const ids = await lockDue(trx, at);
        for (const id of ids) await keepNextSlot(trx, tasks, id, at);
        return ids.length;
      });
    }
  }),
];
