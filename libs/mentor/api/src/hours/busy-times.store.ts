import type { BusyTime, TimeRange } from '@upround/mentor/model';
import { statement, type Database, type Trx } from '@upround/shared/db';

const MS_PER_DAY = 86_400_000;
/** Sessions of the days beside a window count as well: for buffers, and for the maximum of a day that it cuts. */
const MARGIN = 2 * MS_PER_DAY;

interface Values extends Record<string, unknown> {
  mentorId: string;
  from: Date;
  to: Date;
  except: string | null;
}

/**
 * Sessions with this mentor, the completed ones too, since they count for the day's maximum; sessions that the mentor
 * booked with others; and the entries of calendars. None of the sessions is longer than a day.
 */
const busy = statement<{ kind: BusyTime['kind']; start: Date; end: Date }, Values>(
  'mentor.busy-of',
  `select 'SESSION' as kind, b.starts_at as start, b.ends_at as "end" from mentor_bookings b
   where b.mentor_id = :mentorId::uuid and b.starts_at >= :from::timestamptz and b.starts_at < :to::timestamptz
     and b.state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED', 'COMPLETED', 'NO_SHOW')
     and b.id is distinct from :except::uuid
   union all
   select 'CALENDAR', b.starts_at, b.ends_at from mentors m join mentor_bookings b on b.mentee_id = m.user_id
   where m.id = :mentorId::uuid and b.starts_at >= :from::timestamptz and b.starts_at < :to::timestamptz
     and b.state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')
   union all
   select 'CALENDAR', t.starts_at, t.ends_at from mentor_calendars c
     join mentor_busy_times t on t.calendar_id = c.id
   where c.mentor_id = :mentorId::uuid and t.starts_at < :to::timestamptz and t.ends_at > :from::timestamptz`,
);

/**
 * Reads when a mentor can't take a session, for `bookableSlots`.
 *
 * @param window the starts that are looked at; two days more are read on each side
 * @param except a booking that moves: its own time is free for it
 */
export const busyOf = (
  db: Database | Trx,
  mentorId: string,
  window: TimeRange,
  except: string | null = null,
): Promise<BusyTime[]> =>
  busy.all(db, {
    mentorId,
    from: new Date(window.start.getTime() - MARGIN),
    to: new Date(window.end.getTime() + MARGIN),
    except,
  });
