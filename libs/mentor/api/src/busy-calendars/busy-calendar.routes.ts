import {
  addBusyCalendar,
  mentorErrors,
  mentorLimits,
  removeBusyCalendar,
  type BusyCalendar,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { ownToChange, slotsChanged, type OwnSettings } from '../mentor/own-mentor.service';
import { findOwn, FIRST_ZONE, lockOwn } from '../mentor/own-mentor.store';
import type { MentorSettings } from '../mentor-settings';
import { countCalendars, deleteCalendar, insertCalendar, saveReading } from './busy-calendar.store';
import { busyLimits } from './busy-limits';
import { readCalendar, type CalendarParts, type CalendarReading } from './read-calendar';
import { sealUrl } from './sealed-url';

const MINUTE_MS = 60_000;
type Read = Extract<CalendarReading, { kind: 'READ' }>;

/** @throws AppError `CALENDAR_UNREADABLE`, or `UNAVAILABLE` where too many calendars wait */
function checkRead(reading: CalendarReading): Read {
  if (reading.kind === 'READ') return reading;
  throw new AppError(
    reading.kind === 'BUSY' ? coreErrors.UNAVAILABLE : mentorErrors.CALENDAR_UNREADABLE,
  );
}

/** Stores the calendar with the busy times that were read. @throws AppError `TOO_MANY_CALENDARS` */
async function add(
  settings: OwnSettings & Pick<MentorSettings, 'secrets'>,
  context: WriteContext,
  url: string,
  reading: Read,
): Promise<BusyCalendar> {
  const { trx } = context;
  const now = settings.now();
  const mentor = await ownToChange(settings, context);
  if ((await countCalendars(trx, mentor.id)) >= mentorLimits.calendars) {
    throw new AppError(mentorErrors.TOO_MANY_CALENDARS);
  }
  const { host } = new URL(url);
  const sealed = sealUrl(settings, url);
  const id = await insertCalendar(trx, { mentorId: mentor.id, sealed, host, now });
  const next = new Date(now.getTime() + busyLimits.everyMinutes * MINUTE_MS);
  await saveReading(trx, id, reading, now, next);
  await slotsChanged(settings, context, mentor);
  const ahead = reading.times.filter(({ end }) => end > now.getTime());
  return { id, host, readAt: now.toISOString(), problem: null, busyCount: ahead.length };
}

/** The calls on calendars of the mentor's own. */
export const busyCalendarRoutes = (
  settings: OwnSettings & Pick<MentorSettings, 'secrets'>,
  parts: CalendarParts,
): CallImplementation[] => [
  implement(addBusyCalendar, {
    prepare: async (context, { body: { url } }) => {
      const own = await findOwn(context.db, memberOf(context).userId);
      const zone = own?.zone ?? FIRST_ZONE;
      const asked = { url, zone, etag: null, lastModified: null };
      return checkRead(await readCalendar(parts, asked, settings.now()));
    },
    handle: (context, { body: { url } }, reading: Read) => add(settings, context, url, reading),
  }),
  implement(removeBusyCalendar, {
    handle: async (context, { params: { id } }) => {
      const { userId } = memberOf(context);
      if (!isId(id) || !(await deleteCalendar(context.trx, id, userId))) {
        throw new AppError(coreErrors.NOT_FOUND);
      }
      const mentor = await lockOwn(context.trx, userId);
      if (mentor !== undefined) await slotsChanged(settings, context, mentor);
    },
  }),
];
