import type {
  MentorHours,
  MentorNeed,
  MentorService,
  MentorStage,
  MentorState,
  OwnMentorChange,
} from '@upround/mentor/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import type { ServiceRow } from '../services/service.store';

/** What a mentor has of their own before they save anything. */
const EMPTY_WEEK: MentorHours['weekly'] = {
  MON: [],
  TUE: [],
  WED: [],
  THU: [],
  FRI: [],
  SAT: [],
  SUN: [],
};
export const FIRST_ZONE = 'Asia/Kolkata';

/** A mentor's profile as they edit it. */
export interface OwnMentorRow {
  id: string;
  user_id: string;
  slug: string | null;
  state: MentorState;
  decline_reason: string | null;
  is_hidden: boolean;
  headline: string;
  about: string;
  proof: string;
  stages: MentorStage[];
  needs: MentorNeed[];
  languages: string[];
  join_url: string | null;
  is_instant: boolean;
  zone: string;
  weekly: MentorHours['weekly'];
  overrides: MentorHours['overrides'];
  holidays: string[];
  buffer_before: number;
  buffer_after: number;
  minimum_notice: number;
  most_per_day: number | null;
  horizon: number;
  sessions: number;
}

const columns = `m.id, m.user_id, m.slug, m.state, m.decline_reason, m.hidden_at is not null as is_hidden, m.headline,
  m.about, m.proof, m.stages, m.needs, m.languages, m.join_url, m.is_instant, m.zone, m.weekly, m.overrides,
  m.holidays::text[] as holidays, m.buffer_before, m.buffer_after, m.minimum_notice, m.most_per_day, m.horizon,
  m.sessions`;

const begin = statement<
  never,
  { id: string; userId: string; zone: string; weekly: string; now: Date }
>(
  'mentor.begin-profile',
  `insert into mentors (id, user_id, state, zone, weekly, created_at, updated_at)
   values (:id::uuid, :userId::uuid, 'DRAFT', :zone, :weekly::jsonb, :now::timestamptz, :now::timestamptz)
   on conflict (user_id) do nothing`,
);

const locked = statement<OwnMentorRow, { userId: string }>(
  'mentor.lock-own',
  `select ${columns} from mentors m where m.user_id = :userId::uuid for update`,
);

const own = statement<OwnMentorRow, { userId: string }>(
  'mentor.own',
  `select ${columns} from mentors m where m.user_id = :userId::uuid`,
);

/** The member's profile; undefined where they never began one. */
export const findOwn = (db: Database | Trx, userId: string): Promise<OwnMentorRow | undefined> =>
  own.first(db, { userId });

/** The same, locked until the transaction ends. */
export const lockOwn = (trx: Trx, userId: string): Promise<OwnMentorRow | undefined> =>
  locked.first(trx, { userId });

/** Locks the member's profile; the first time it begins a draft. */
export async function lockOrBegin(trx: Trx, userId: string, now: Date): Promise<OwnMentorRow> {
  const weekly = JSON.stringify(EMPTY_WEEK);
  await begin.all(trx, { id: newId(), userId, zone: FIRST_ZONE, weekly, now });
  const row = await lockOwn(trx, userId);
  if (row === undefined) throw new Error('The profile that was begun is gone.');
  return row;
}

type ProfileValues = Required<Omit<OwnMentorChange, 'submit'>> & { id: string; now: Date };

const save = statement<never, ProfileValues>(
  'mentor.save-profile',
  `update mentors set headline = :headline, about = :about, proof = :proof, stages = :stages::text[],
     needs = :needs::text[], languages = :languages::text[], join_url = :joinUrl, is_instant = :isInstant,
     updated_at = :now::timestamptz
   where id = :id::uuid`,
);

/** The strongest first: what is named twice counts where it is named first. */
const eachOnce = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Saves the fields that are given. */
export const saveProfile = (
  trx: Trx,
  row: OwnMentorRow,
  { submit: _, ...change }: OwnMentorChange,
  now: Date,
): Promise<unknown> =>
  save.all(trx, {
    headline: change.headline ?? row.headline,
    about: change.about ?? row.about,
    proof: change.proof ?? row.proof,
    stages: eachOnce(change.stages ?? row.stages),
    needs: eachOnce(change.needs ?? row.needs),
    languages: eachOnce(change.languages ?? row.languages),
    joinUrl: change.joinUrl === undefined ? row.join_url : change.joinUrl,
    isInstant: change.isInstant ?? row.is_instant,
    id: row.id,
    now,
  });

const submit = statement<never, { id: string; requestId: string; now: Date }>(
  'mentor.submit-profile',
  `update mentors set state = 'WAITING', request_id = :requestId::uuid, decline_reason = null,
     updated_at = :now::timestamptz
   where id = :id::uuid`,
);

/** Sends it to staff, as a new request. */
export const submitProfile = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  submit.all(trx, { id, requestId: newId(), now });

const setState = statement<never, { id: string; state: MentorState; now: Date }>(
  'mentor.set-state',
  `update mentors set state = :state, updated_at = :now::timestamptz where id = :id::uuid`,
);

export const saveState = (
  trx: Trx,
  id: string,
  state: 'LISTED' | 'PAUSED',
  now: Date,
): Promise<unknown> => setState.all(trx, { id, state, now });

type HoursValues = Omit<MentorHours, 'weekly' | 'overrides'> & {
  id: string;
  weekly: string;
  overrides: string;
  now: Date;
};

const saveRules = statement<never, HoursValues>(
  'mentor.save-hours',
  `update mentors set zone = :zone, weekly = :weekly::jsonb, overrides = :overrides::jsonb,
     holidays = :holidays::date[], buffer_before = :bufferBefore, buffer_after = :bufferAfter,
     minimum_notice = :minimumNotice, most_per_day = :mostPerDay::int, horizon = :horizon,
     updated_at = :now::timestamptz
   where id = :id::uuid`,
);

/** Saves hours that were checked. */
export const saveMentorHours = (
  trx: Trx,
  id: string,
  { weekly, overrides, ...hours }: MentorHours,
  now: Date,
): Promise<unknown> =>
  saveRules.all(trx, {
    ...hours,
    weekly: JSON.stringify(weekly),
    overrides: JSON.stringify(overrides),
    id,
    now,
  });

interface CalendarRow {
  id: string;
  host: string;
  read_at: Date | null;
  problem: string | null;
  busy_count: number;
}

const calendars = statement<CalendarRow, { mentorId: string; now: Date }>(
  'mentor.own-calendars',
  `select c.id, c.host, c.read_at, c.problem,
     (select count(*)::int from mentor_busy_times t
      where t.calendar_id = c.id and t.ends_at > :now::timestamptz) as busy_count
   from mentor_calendars c where c.mentor_id = :mentorId::uuid order by c.id`,
);

/** The calendars from which busy times are read. */
export const calendarsOf = (
  db: Database | Trx,
  mentorId: string,
  now: Date,
): Promise<CalendarRow[]> => calendars.all(db, { mentorId, now });

export type OwnCalendarRow = CalendarRow;

const waiting = statement<{ count: number }, { mentorId: string }>(
  'mentor.count-waiting',
  `select count(*)::int as count from mentor_waits
   where mentor_id = :mentorId::uuid and notified_at is null`,
);

/** How many members wait for a free time. */
export const countWaiting = async (db: Database | Trx, mentorId: string): Promise<number> =>
  (await waiting.first(db, { mentorId }))?.count ?? 0;

/** A service as it goes over the wire. */
export const toService = (row: ServiceRow): MentorService => ({
  id: row.id,
  title: row.title,
  about: row.about,
  minutes: row.minutes,
  step: row.step,
  price: { amount: row.price, currency: row.currency },
  cancelWindowHours: row.cancelWindowHours,
  moveWindowHours: row.moveWindowHours,
});
