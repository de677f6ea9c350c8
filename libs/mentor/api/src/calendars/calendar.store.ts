import type { BookingState } from '@upround/mentor/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

const idOf = statement<{ id: string }, { userId: string }>(
  'mentor.calendar-of',
  'select id from mentor_calendar_addresses where user_id = :userId::uuid',
);
const replace = statement<never, { userId: string; id: string; now: Date }>(
  'mentor.replace-calendar',
  `insert into mentor_calendar_addresses (user_id, id, created_at) values (:userId::uuid, :id::uuid, :now)
   on conflict (user_id) do update set id = excluded.id, created_at = excluded.created_at`,
);
const remove = statement<never, { userId: string }>(
  'mentor.delete-calendar',
  'delete from mentor_calendar_addresses where user_id = :userId::uuid',
);
/** Of a person who can sign in. */
const ownerOf = statement<{ user_id: string }, { id: string }>(
  'mentor.owner-of-calendar',
  `select c.user_id from mentor_calendar_addresses c join person_view p on p.id = c.user_id
   where c.id = :id::uuid`,
);

/** A session as calendars show it. */
export interface CalendarRow {
  id: string;
  state: BookingState;
  title: string;
  starts_at: Date;
  ends_at: Date;
  mentor_zone: string;
  mentee_zone: string;
  sequence: number;
  updated_at: Date;
  mentor_name: string;
  mentee_name: string;
}

const source = `
  select b.id, b.state, b.title, b.starts_at, b.ends_at, m.zone as mentor_zone, b.mentee_zone, b.sequence, b.updated_at,
    coalesce(mp.display_name, 'Deleted account') as mentor_name,
    coalesce(ep.display_name, 'Deleted account') as mentee_name
  from mentor_bookings b join mentors m on m.id = b.mentor_id
    left join author_view mp on mp.id = b.mentor_user_id left join author_view ep on ep.id = b.mentee_id`;

/** What was ever confirmed: a calendar that has it hears when it is cancelled. */
const confirmed = `b.state in ('CONFIRMED', 'RESCHEDULED', 'COMPLETED', 'NO_SHOW', 'CANCELLED')
  and exists (select from mentor_booking_steps s where s.booking_id = b.id and s.action = 'CONFIRM')`;

/** Sessions of one feed, the latest. */
const MOST = 500;

const ofPerson = statement<CalendarRow, { userId: string }>(
  'mentor.calendar-sessions',
  `${source} where (b.mentee_id = :userId::uuid or b.mentor_user_id = :userId::uuid) and ${confirmed}
   order by b.starts_at desc, b.id limit ${MOST}`,
);

const one = statement<CalendarRow, { id: string }>(
  'mentor.calendar-session',
  `${source} where b.id = :id::uuid and ${confirmed}`,
);

/** The id of a person's calendar, from which its address is made. */
export const findCalendar = async (db: Database | Trx, userId: string): Promise<string | null> =>
  (await idOf.first(db, { userId }))?.id ?? null;

/** Gives a person's calendar a new id. */
export async function replaceCalendar(trx: Trx, userId: string, now: Date): Promise<string> {
  const id = newId();
  await replace.all(trx, { userId, id, now });
  return id;
}

export const deleteCalendar = (trx: Trx, userId: string): Promise<unknown> =>
  remove.all(trx, { userId });

/** Whose calendar it is; null where there is none of this id any more. */
export const findOwner = async (db: Database, id: string): Promise<string | null> =>
  (await ownerOf.first(db, { id }))?.user_id ?? null;

/** A person's sessions on both sides. */
export const listSessions = (db: Database, userId: string): Promise<CalendarRow[]> =>
  ofPerson.all(db, { userId });

export const findSession = (db: Database, id: string): Promise<CalendarRow | undefined> =>
  one.first(db, { id });
