import { newId, statement, type Trx } from '@upround/shared/db';
import type { BusyRange } from './busy-times-of';
import type { CalendarProblem } from './calendar-reader';

const count = statement<{ count: number }, { mentorId: string }>(
  'mentor.count-busy-calendars',
  `select count(*)::int as count from mentor_calendars where mentor_id = :mentorId::uuid`,
);

/** How many calendars a mentor has. The mentor is locked. */
export const countCalendars = async (trx: Trx, mentorId: string): Promise<number> =>
  (await count.first(trx, { mentorId }))?.count ?? 0;

interface NewCalendar extends Record<string, unknown> {
  mentorId: string;
  sealed: string;
  host: string;
  now: Date;
}

const insert = statement<never, NewCalendar & { id: string }>(
  'mentor.insert-busy-calendar',
  `insert into mentor_calendars (id, mentor_id, url_sealed, host, next_read_at, created_at)
   values (:id::uuid, :mentorId::uuid, :sealed, :host, :now::timestamptz, :now::timestamptz)`,
);

/** @returns the id of the new calendar, which wasn't read yet */
export async function insertCalendar(trx: Trx, calendar: NewCalendar): Promise<string> {
  const id = newId();
  await insert.all(trx, { ...calendar, id });
  return id;
}

const remove = statement<{ id: string }, { id: string; userId: string }>(
  'mentor.delete-busy-calendar',
  `delete from mentor_calendars c using mentors m
   where c.id = :id::uuid and m.id = c.mentor_id and m.user_id = :userId::uuid returning c.id`,
);

/** Deletes a calendar of a member's own with its busy times. @returns whether there was one */
export const deleteCalendar = async (trx: Trx, id: string, userId: string): Promise<boolean> =>
  (await remove.first(trx, { id, userId })) !== undefined;

export interface DueCalendar {
  id: string;
  mentor_id: string;
  url_sealed: string;
  etag: string | null;
  last_modified: string | null;
  failures: number;
  zone: string;
}

/** Calendars of one round. */
export const CALENDARS_BATCH = 10;

const due = statement<DueCalendar, { now: Date; until: Date }>(
  'mentor.busy-calendars-due',
  `update mentor_calendars c set next_read_at = :until::timestamptz
   from (select d.id, m.zone from mentor_calendars d join mentors m on m.id = d.mentor_id
     where d.next_read_at <= :now::timestamptz order by d.next_read_at limit ${CALENDARS_BATCH}
     for update of d skip locked) due
   where c.id = due.id
   returning c.id, c.mentor_id, c.url_sealed, c.etag, c.last_modified, c.failures, due.zone`,
);

/**
 * Calendars that are to be read.
 *
 * @param until when another process may read them, if this one doesn't finish
 */
export const takeDue = (trx: Trx, now: Date, until: Date): Promise<DueCalendar[]> =>
  due.all(trx, { now, until });

const clear = statement<never, { id: string }>(
  'mentor.clear-busy-times',
  `delete from mentor_busy_times where calendar_id = :id::uuid`,
);

const fill = statement<never, { id: string; starts: Date[]; ends: Date[] }>(
  'mentor.insert-busy-times',
  `insert into mentor_busy_times (calendar_id, starts_at, ends_at)
   select :id::uuid, s, e from unnest(:starts::timestamptz[], :ends::timestamptz[]) as t (s, e)
   where exists (select from mentor_calendars where id = :id::uuid)`,
);

const markRead = statement<
  never,
  { id: string; etag: string | null; lastModified: string | null; now: Date; next: Date }
>(
  'mentor.busy-calendar-read',
  `update mentor_calendars set etag = :etag, last_modified = :lastModified, read_at = :now::timestamptz,
     next_read_at = :next::timestamptz, failures = 0, problem = null
   where id = :id::uuid`,
);

interface Reading {
  times: readonly BusyRange[];
  etag: string | null;
  lastModified: string | null;
}

/** Replaces the busy times of a calendar by those that were just read. */
export async function saveReading(
  trx: Trx,
  id: string,
  { times, etag, lastModified }: Reading,
  now: Date,
  next: Date,
): Promise<void> {
  await clear.all(trx, { id });
  await fill.all(trx, {
    id,
    starts: times.map(({ start }) => new Date(start)),
    ends: times.map(({ end }) => new Date(end)),
  });
  await markRead.all(trx, { id, etag, lastModified, now, next });
}

const unchanged = statement<never, { id: string; next: Date }>(
  'mentor.busy-calendar-unchanged',
  `update mentor_calendars set next_read_at = :next::timestamptz, failures = 0, problem = null
   where id = :id::uuid`,
);

export const saveUnchanged = (trx: Trx, id: string, next: Date): Promise<unknown> =>
  unchanged.all(trx, { id, next });

const failed = statement<never, { id: string; problem: CalendarProblem; next: Date }>(
  'mentor.busy-calendar-failed',
  `update mentor_calendars set problem = :problem, failures = failures + 1, next_read_at = :next::timestamptz
   where id = :id::uuid`,
);

/** Notes why a calendar couldn't be read. Its last busy times stay. */
export const saveFailure = (
  trx: Trx,
  id: string,
  problem: CalendarProblem,
  next: Date,
): Promise<unknown> => failed.all(trx, { id, problem, next });
