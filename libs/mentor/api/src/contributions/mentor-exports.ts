import { OLDEST, type Database } from '@upround/shared/db';
import { inBatches, type ExportRow, type ExportSource } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

type Values = ExportRow['values'];
type Row = Values & { id: string };

/** One source of rows with an id, in which moments are texts. */
const source = (
  name: string,
  tables: readonly string[],
  pageOf: (userId: string, after: string, limit: number) => RawBuilder<Row>,
): ExportSource => ({
  name,
  tables,
  async *rows(db: Database, userId) {
    const rows = inBatches(
      async (after, limit) => (await pageOf(userId, after ?? OLDEST, limit).execute(db)).rows,
    );
    for await (const { id: _id, ...values } of rows) yield { values };
  },
});

/** A moment as ISO 8601 in UTC. */
const utc = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What a person's export holds of mentors. Of what the other side wrote in private only place and time are included. */
export const mentorExports: readonly ExportSource[] = [
  source(
    'mentor-profile',
    ['mentors'],
    (userId, after, limit) => sql<Row>`
      select t.id, t.slug, t.state, t.headline, t.about, t.proof, array_to_string(t.stages, ', ') as stages,
        array_to_string(t.needs, ', ') as needs, array_to_string(t.languages, ', ') as languages, t.zone,
        t.weekly::text as weekly, t.overrides::text as overrides,
        array_to_string(t.holidays, ', ') as holidays, t.buffer_before as "bufferBefore",
        t.buffer_after as "bufferAfter", t.minimum_notice as "minimumNotice", t.horizon,
        t.most_per_day as "mostPerDay", t.join_url as "joinUrl", t.is_instant as "isInstant", t.sessions,
        ${utc('t.created_at')} as "createdAt", ${utc('t.updated_at')} as "updatedAt"
      from mentors t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-services',
    ['mentor_services'],
    (userId, after, limit) => sql<Row>`
      select t.id, t.title, t.about, t.minutes, t.step, t.price, t.currency,
        t.cancel_window_hours as "cancelWindowHours", t.move_window_hours as "moveWindowHours",
        ${utc('t.created_at')} as "createdAt", ${utc('t.retired_at')} as "retiredAt"
      from mentor_services t join mentors m on m.id = t.mentor_id
      where m.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-calendars',
    ['mentor_calendars'],
    (userId, after, limit) => sql<Row>`
      select t.id, t.host, ${utc('t.created_at')} as "createdAt"
      from mentor_calendars t join mentors m on m.id = t.mentor_id
      where m.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-sessions',
    ['mentor_bookings'],
    (userId, after, limit) => sql<Row>`
      select t.id, case when t.mentee_id = ${userId} then 'MENTEE' else 'MENTOR' end as side, t.state,
        ${utc('t.starts_at')} as "startsAt", ${utc('t.ends_at')} as "endsAt", t.title, t.price, t.currency,
        t.refunded, case when t.mentee_id = ${userId} then t.goal end as goal,
        case when t.mentee_id = ${userId} then t.context end as context,
        case when t.mentee_id = ${userId} then array_to_string(t.links, ', ') end as links,
        case when t.mentee_id = ${userId} then t.mentee_zone end as zone,
        ${utc('t.created_at')} as "createdAt", ${utc('t.ended_at')} as "endedAt"
      from mentor_bookings t where (t.mentee_id = ${userId} or t.mentor_user_id = ${userId})
        and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-session-steps',
    ['mentor_booking_steps'],
    (userId, after, limit) => sql<Row>`
      select t.id, t.booking_id as "sessionId", t.action, t.note, ${utc('t.at')} as "at"
      from mentor_booking_steps t where t.actor_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-reviews',
    ['mentor_reviews'],
    (userId, after, limit) => sql<Row>`
      select t.id, t.booking_id as "sessionId", t.stars, t.text, t.private_text as "privateText",
        ${utc('t.created_at')} as "createdAt", ${utc('t.revealed_at')} as "revealedAt"
      from mentor_reviews t where t.author_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  source(
    'mentor-waits',
    ['mentor_waits'],
    (userId, after, limit) => sql<Row>`
      select t.mentor_id as id, m.slug as mentor, ${utc('t.created_at')} as "createdAt",
        ${utc('t.notified_at')} as "notifiedAt"
      from mentor_waits t join mentors m on m.id = t.mentor_id
      where t.user_id = ${userId} and t.mentor_id > ${after} order by t.mentor_id limit ${limit}`,
  ),
  source(
    'mentor-calendar',
    ['mentor_calendar_addresses'],
    (userId, after, limit) => sql<Row>`
      select t.id, ${utc('t.created_at')} as "createdAt" from mentor_calendar_addresses t
      where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
];
