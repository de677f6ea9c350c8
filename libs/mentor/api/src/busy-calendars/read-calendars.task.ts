import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';
import {
  CALENDARS_BATCH,
  saveFailure,
  saveReading,
  saveUnchanged,
  takeDue,
  type DueCalendar,
} from './busy-calendar.store';
import { busyLimits } from './busy-limits';
import { readCalendar, type CalendarParts, type CalendarReading } from './read-calendar';
import { openUrl } from './sealed-url';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** After how many minutes another process may read what this one took. */
const TAKEN_MINUTES = 5;

/** Reads the calendars of mentors again whose time has come. */
export const readCalendars = {
  name: 'mentor.read-calendars',
  data: z.object({}),
  schedule: '*/5 * * * *',
};

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** When a calendar that failed is tried again: twice as late after each failure, up to a day. */
const afterFailure = (now: Date, failures: number) =>
  after(now, Math.min(busyLimits.everyMinutes * 2 ** failures, DAY_MINUTES));

type Settings = Pick<MentorSettings, 'now' | 'secrets'>;

/** The reading of a calendar; one whose address can't be decrypted any more is unreachable. */
async function readingOf(
  settings: Settings,
  parts: CalendarParts,
  { url_sealed: sealed, etag, last_modified: lastModified, zone }: DueCalendar,
): Promise<CalendarReading> {
  const url = openUrl(settings, sealed);
  if (url === null) return { kind: 'FAILED', problem: 'UNREACHABLE' };
  return readCalendar(parts, { url, etag, lastModified, zone }, settings.now());
}

const save = (
  { inTransaction }: TaskContext,
  { id, failures }: DueCalendar,
  reading: CalendarReading,
  now: Date,
) =>
  inTransaction(async (trx) => {
    const next = after(now, busyLimits.everyMinutes);
    if (reading.kind === 'READ') await saveReading(trx, id, reading, now, next);
    else if (reading.kind === 'UNCHANGED') await saveUnchanged(trx, id, next);
    else if (reading.kind === 'FAILED') {
      await saveFailure(trx, id, reading.problem, afterFailure(now, failures + 1));
    }
  });

/**
 * @param settings with the server's clock and secrets
 * @param parts what reads calendars of the internet
 */
export const readCalendarsTask = (settings: Settings, parts: CalendarParts): TaskHandler =>
  handleTask(readCalendars, async (context) => {
    for (;;) {
      const now = settings.now();
      const taken = await context.inTransaction((trx) =>
        takeDue(trx, now, after(now, TAKEN_MINUTES)),
      );
      for (const calendar of taken) {
        await save(context, calendar, await readingOf(settings, parts, calendar), now);
      }
      if (taken.length < CALENDARS_BATCH) return;
    }
  });
