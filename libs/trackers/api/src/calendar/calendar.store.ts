import type { TrackerType } from '@upround/trackers/contract';
import { trackerLimits } from '@upround/trackers/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

const idOf = statement<{ id: string }, { userId: string }>(
  'trackers.calendar-of',
  'select id from tracker_calendars where user_id = :userId::uuid',
);
const replace = statement<never, { userId: string; id: string; now: Date }>(
  'trackers.replace-calendar',
  `insert into tracker_calendars (user_id, id, created_at) values (:userId::uuid, :id::uuid, :now)
   on conflict (user_id) do update set id = excluded.id, created_at = excluded.created_at`,
);
const remove = statement<never, { userId: string }>(
  'trackers.delete-calendar',
  'delete from tracker_calendars where user_id = :userId::uuid',
);
/** Of a person who can sign in. */
const ownerOf = statement<{ user_id: string }, { id: string }>(
  'trackers.owner-of-calendar',
  `select c.user_id from tracker_calendars c join person_view p on p.id = c.user_id where c.id = :id::uuid`,
);

/** A record with a deadline, as calendars show it. */
export interface DeadlineRow {
  id: string;
  slug: string;
  type: TrackerType;
  name: string;
  closes_at: Date;
  closes_local: string;
  closes_zone: string;
  updated_at: Date;
}

const deadlineColumns = `r.id, r.slug, r.type, r.name, r.closes_at,
  to_char(r.closes_local, 'YYYY-MM-DD"T"HH24:MI') as closes_local, r.closes_zone, r.updated_at`;

const watched = statement<DeadlineRow, { userId: string }>(
  'trackers.watched-deadlines',
  `select ${deadlineColumns} from tracker_records r
   where r.removed_at is null and r.closes_at is not null and (
     exists (select from tracker_watches w where w.user_id = :userId::uuid and w.record_id = r.id)
     or exists (select from pipeline_items i
       where i.user_id = :userId::uuid and i.record_id = r.id and i.stage <> 'PASSED'))
   order by r.closes_at desc limit ${trackerLimits.watched + trackerLimits.pipeline}`,
);

const oneDeadline = statement<DeadlineRow, { id: string | null; slug: string; angels: boolean }>(
  'trackers.deadline',
  `select ${deadlineColumns} from tracker_records r
   where (r.id = :id::uuid or r.slug = :slug) and r.removed_at is null and r.closes_at is not null
     and (r.type <> 'ANGEL' or r.is_sample or :angels::boolean)`,
);

/** A next step of a member's pipeline. */
export interface StepRow {
  id: string;
  name: string;
  next_step: string | null;
  next_step_on: string;
  updated_at: Date;
}

const steps = statement<StepRow, { userId: string }>(
  'trackers.next-steps',
  `select id, name, next_step, next_step_on::text, updated_at from pipeline_items
   where user_id = :userId::uuid and next_step_on is not null and stage <> 'PASSED'
   order by next_step_on desc limit ${trackerLimits.pipeline}`,
);

/** The id of a member's calendar, from which its address is made. */
export const findCalendar = async (db: Database | Trx, userId: string): Promise<string | null> =>
  (await idOf.first(db, { userId }))?.id ?? null;

/** Gives a member's calendar a new id. */
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

/** The deadlines that a member watches or has in the pipeline. */
export const listDeadlines = (db: Database, userId: string): Promise<DeadlineRow[]> =>
  watched.all(db, { userId });

export const findDeadline = (
  db: Database,
  { id, slug, angels }: { id: string | null; slug: string; angels: boolean },
): Promise<DeadlineRow | undefined> => oneDeadline.first(db, { id, slug, angels });

export const listSteps = (db: Database, userId: string): Promise<StepRow[]> =>
  steps.all(db, { userId });
