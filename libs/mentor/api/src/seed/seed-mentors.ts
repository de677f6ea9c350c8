import type { MentorHours } from '@upround/mentor/contract';
import { idAt, statement, type Trx } from '@upround/shared/db';
import { demoClock, seededRandom, type DemoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { MentorRules } from '../hours/mentor-rules.store';
import { saveNextSlot } from '../hours/next-slot.store';
import { nextSlotOf } from '../hours/next-slot.task';
import { timelineOf } from './demo-timeline';
import type { DemoMentor, DemoSession, MentorsDemo } from './mentors-demo';
import { noSessions, placeSession, type TakenSessions } from './place-session';
import { rowsOfSession, type PlacedSession, type SessionRows } from './session-rows';

const DAY_MS = 86_400_000;
/** How long before its time a session was that was moved. */
const MOVED_DAYS = 3;
const INDIA = 'Asia/Kolkata';

/** Takes the rows as JSON. */
const insertAll = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `mentor.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const inserts = {
  mentors: insertAll(
    'mentors',
    `id, user_id, slug, state, request_id, proof, headline, about, stages, needs, languages, zone, weekly, overrides,
     holidays, buffer_before, buffer_after, minimum_notice, horizon, most_per_day, join_url, is_instant, price_from,
     sessions, rating_sum, review_count, asked, answered, listed_at, created_at, updated_at`,
  ),
  services: insertAll(
    'mentor_services',
    `id, mentor_id, title, about, minutes, step, price, currency, cancel_window_hours, move_window_hours, position,
     created_at`,
  ),
  bookings: insertAll(
    'mentor_bookings',
    `id, mentor_id, service_id, mentor_user_id, mentee_id, state, starts_at, ends_at, mentee_zone, goal, context, links,
     title, price, currency, cancel_window_hours, move_window_hours, order_id, payment_id, paid_at, hold_until, moves,
     is_moved_by_mentor, sequence, decline_reason, cancel_reason, absent, refunded, created_at, updated_at, ended_at`,
  ),
  taken: insertAll('mentor_taken_times', 'booking_id, user_id, starts_at, ends_at'),
  steps: insertAll(
    'mentor_booking_steps',
    'id, booking_id, action, by, actor_id, from_state, to_state, starts_at, note, at',
  ),
  reviews: insertAll(
    'mentor_reviews',
    'id, booking_id, mentor_id, author_id, by, stars, text, private_text, created_at, revealed_at',
  ),
  waits: insertAll('mentor_waits', 'mentor_id, user_id, created_at'),
};

/** The figures of all mentors, from what happened. */
const countAll = statement<never, Record<string, never>>(
  'mentor.seed-figures',
  `update mentors m set
     asked = (select count(*) from mentor_bookings b where b.mentor_id = m.id and b.paid_at is not null),
     answered = (select count(*) from mentor_bookings b join mentor_booking_steps s on s.booking_id = b.id
       where b.mentor_id = m.id and s.by = 'MENTOR' and s.action in ('CONFIRM', 'DECLINE')),
     answer_minutes = (select percentile_disc(0.5) within group (order by latest.minutes) from (
       select round(extract(epoch from s.at - b.paid_at) / 60)::int as minutes
       from mentor_bookings b join mentor_booking_steps s on s.booking_id = b.id
       where b.mentor_id = m.id and s.by = 'MENTOR' and s.action in ('CONFIRM', 'DECLINE')
       order by s.at desc limit 50) latest),
     sessions = (select count(*) from mentor_bookings b where b.mentor_id = m.id and b.state = 'COMPLETED'),
     rating_sum = (select coalesce(sum(r.stars), 0) from mentor_reviews r
       where r.mentor_id = m.id and r.by = 'MENTEE' and r.revealed_at is not null),
     review_count = (select count(*) from mentor_reviews r
       where r.mentor_id = m.id and r.by = 'MENTEE' and r.revealed_at is not null)`,
);

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function hoursOf(
  { hours, overrides = [], daysOff = [] }: DemoMentor,
  clock: DemoClock,
): MentorHours {
  const dayIn = (days: number) => dayOf(clock.inDays(days));
  return {
    bufferBefore: 0,
    bufferAfter: 0,
    minimumNotice: 1_440,
    horizon: 30,
    mostPerDay: null,
    ...hours,
    overrides: Object.fromEntries(overrides.map(({ inDays, ranges }) => [dayIn(inDays), ranges])),
    holidays: daysOff.map(dayIn),
  };
}

/** A mentor with the ids of their rows. */
interface SeededMentor {
  mentor: DemoMentor;
  id: string;
  userId: string;
  submittedAt: Date;
  hours: MentorHours;
  services: PlacedSession['service'][];
}

function seededMentor(mentor: DemoMentor, userId: string, clock: DemoClock): SeededMentor {
  const submittedAt = clock.at(mentor.submittedDaysAgo, 11.5);
  const services = mentor.services.map((service) => ({ ...service, id: idAt(submittedAt) }));
  const hours = hoursOf(mentor, clock);
  return { mentor, id: idAt(submittedAt), userId, submittedAt, hours, services };
}

function mentorRow({ mentor, id, userId, submittedAt, hours, services }: SeededMentor) {
  const { slug, state, headline, about, proof, stages, needs, languages } = mentor;
  const isApproved = state !== 'WAITING';
  const listedAt = new Date(submittedAt.getTime() + DAY_MS);
  return {
    id,
    user_id: userId,
    slug: isApproved ? slug : null,
    state,
    request_id: idAt(submittedAt),
    proof,
    headline,
    about,
    stages,
    needs,
    languages,
    zone: hours.zone,
    weekly: hours.weekly,
    overrides: hours.overrides,
    holidays: hours.holidays,
    buffer_before: hours.bufferBefore,
    buffer_after: hours.bufferAfter,
    minimum_notice: hours.minimumNotice,
    horizon: hours.horizon,
    most_per_day: hours.mostPerDay,
    join_url: mentor.joinUrl,
    is_instant: mentor.isInstant === true,
    price_from: Math.min(...services.map(({ amount }) => amount)),
    sessions: 0,
    rating_sum: 0,
    review_count: 0,
    asked: 0,
    answered: 0,
    listed_at: isApproved ? listedAt : null,
    created_at: submittedAt,
    updated_at: isApproved ? listedAt : submittedAt,
  };
}

const serviceRows = ({ id: mentorId, services, submittedAt }: SeededMentor) =>
  services.map(({ amount, cancelWindowHours, moveWindowHours, ...service }, position) => ({
    ...service,
    mentor_id: mentorId,
    price: amount,
    currency: 'INR',
    cancel_window_hours: cancelWindowHours,
    move_window_hours: moveWindowHours,
    position,
    created_at: submittedAt,
  }));

/** The community that sessions are seeded into. */
interface Setting {
  now: Date;
  people: ReadonlyMap<string, string>;
  mentors: ReadonlyMap<string, SeededMentor>;
  taken: TakenSessions;
  zones: MentorsDemo['zones'];
}

function rowsOf(session: DemoSession, setting: Setting): SessionRows {
  const { now, people, mentors, taken, zones } = setting;
  const { mentor: slug, mentee, end, inDays } = session;
  const found = mentors.get(slug);
  const service = found?.services[session.service];
  const menteeId = people.get(mentee);
  if (found === undefined || service === undefined || menteeId === undefined) {
    throw new Error(`The demo community has no session of ${mentee} with ${slug}.`);
  }
  const rules: MentorRules = found.hours;
  const place = (days: number) => {
    const after = new Date(now.getTime() + days * DAY_MS);
    return placeSession(rules, service, { mentor: slug, mentee, after }, taken);
  };
  const time = place(inDays);
  const timeBefore = end === 'RESCHEDULED' ? place(inDays - MOVED_DAYS) : null;
  const random = seededRandom(`session ${slug} ${mentee} ${inDays}`);
  const parts = { session, mentor: found.mentor, time, timeBefore, now, random };
  const timeline = timelineOf({ ...parts, isPaid: service.amount > 0 });
  const menteeZone = zones[mentee] ?? mentors.get(mentee)?.hours.zone ?? INDIA;
  const ids = { mentorId: found.id, mentorUserId: found.userId, menteeId };
  return rowsOfSession({ session, time, timeline, service, menteeZone, ...ids }, now, random);
}

async function insertSessions(trx: Trx, made: readonly SessionRows[]): Promise<void> {
  const insert = (table: 'bookings' | 'taken' | 'steps' | 'reviews', rows: readonly unknown[]) =>
    inserts[table].all(trx, { rows: JSON.stringify(rows) });
  await insert(
    'bookings',
    made.map(({ booking }) => booking),
  );
  await insert(
    'taken',
    made.flatMap(({ taken }) => taken),
  );
  await insert(
    'steps',
    made.flatMap(({ steps }) => steps),
  );
  await insert(
    'reviews',
    made.flatMap(({ reviews }) => reviews),
  );
}

/** Fills the database with the mentors of the demo community and their sessions; what was paid is left for payments. */
export async function seedMentors(
  { mentors, sessions, zones, waits }: MentorsDemo,
  { trx, demo, now }: Pick<SeedContext, 'trx' | 'demo' | 'now'>,
): Promise<void> {
  const clock = demoClock(now);
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const seeded = mentors.flatMap((mentor) => {
    const userId = people.get(mentor.slug);
    return userId === undefined ? [] : [seededMentor(mentor, userId, clock)];
  });
  await inserts.mentors.all(trx, { rows: JSON.stringify(seeded.map(mentorRow)) });
  await inserts.services.all(trx, { rows: JSON.stringify(seeded.flatMap(serviceRows)) });
  const bySlug = new Map(seeded.map((one) => [one.mentor.slug, one]));
  const setting = { now, people, mentors: bySlug, taken: noSessions(), zones };
  const made = sessions.map((session) => rowsOf(session, setting));
  await insertSessions(trx, made);
  const waiting = waits.flatMap(({ mentor, member, daysAgo }) => {
    const [mentorId, userId] = [bySlug.get(mentor)?.id, people.get(member)];
    if (mentorId === undefined || userId === undefined) return [];
    return [{ mentor_id: mentorId, user_id: userId, created_at: clock.at(daysAgo, 9) }];
  });
  await inserts.waits.all(trx, { rows: JSON.stringify(waiting) });
  await countAll.all(trx, {});
  for (const { id, mentor } of seeded) {
    if (mentor.state === 'LISTED') await saveNextSlot(trx, id, await nextSlotOf(trx, id, now), now);
  }
  demo.sales = [...(demo.sales ?? []), ...made.flatMap(({ sale }) => sale ?? [])];
}
