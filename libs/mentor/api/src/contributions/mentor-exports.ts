import {
  exportById,
  exportedMoment,
  type ExportedById,
  type ExportSource,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person's export holds of mentors. Of what the other side wrote in private only place and time are included. */
export const mentorExports: readonly ExportSource[] = [
  exportById(
    'mentor-profile',
    ['mentors'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.slug, t.state, t.headline, t.about, t.proof, array_to_string(t.stages, ', ') as stages,
        array_to_string(t.needs, ', ') as needs, array_to_string(t.languages, ', ') as languages, t.zone,
        t.weekly::text as weekly, t.overrides::text as overrides,
        array_to_string(t.holidays, ', ') as holidays, t.buffer_before as "bufferBefore",
        t.buffer_after as "bufferAfter", t.minimum_notice as "minimumNotice", t.horizon,
        t.most_per_day as "mostPerDay", t.join_url as "joinUrl", t.is_instant as "isInstant", t.sessions,
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.updated_at')} as "updatedAt"
      from mentors t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-services',
    ['mentor_services'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.title, t.about, t.minutes, t.step, t.price, t.currency,
        t.cancel_window_hours as "cancelWindowHours", t.move_window_hours as "moveWindowHours",
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.retired_at')} as "retiredAt"
      from mentor_services t join mentors m on m.id = t.mentor_id
      where m.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-calendars',
    ['mentor_calendars'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.host, ${exportedMoment('t.created_at')} as "createdAt"
      from mentor_calendars t join mentors m on m.id = t.mentor_id
      where m.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-sessions',
    ['mentor_bookings'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, case when t.mentee_id = ${userId} then 'MENTEE' else 'MENTOR' end as side, t.state,
        ${exportedMoment('t.starts_at')} as "startsAt", ${exportedMoment('t.ends_at')} as "endsAt", t.title, t.price, t.currency,
        t.refunded, case when t.mentee_id = ${userId} then t.goal end as goal,
        case when t.mentee_id = ${userId} then t.context end as context,
        case when t.mentee_id = ${userId} then array_to_string(t.links, ', ') end as links,
        case when t.mentee_id = ${userId} then t.mentee_zone end as zone,
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.ended_at')} as "endedAt"
      from mentor_bookings t where (t.mentee_id = ${userId} or t.mentor_user_id = ${userId})
        and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-session-steps',
    ['mentor_booking_steps'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.booking_id as "sessionId", t.action, t.note, ${exportedMoment('t.at')} as "at"
      from mentor_booking_steps t where t.actor_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-reviews',
    ['mentor_reviews'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.booking_id as "sessionId", t.stars, t.text, t.private_text as "privateText",
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.revealed_at')} as "revealedAt"
      from mentor_reviews t where t.author_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'mentor-waits',
    ['mentor_waits'],
    (userId, after, limit) => sql<ExportedById>`
      select t.mentor_id as id, m.slug as mentor, ${exportedMoment('t.created_at')} as "createdAt",
        ${exportedMoment('t.notified_at')} as "notifiedAt"
      from mentor_waits t join mentors m on m.id = t.mentor_id
      where t.user_id = ${userId} and t.mentor_id > ${after} order by t.mentor_id limit ${limit}`,
  ),
  exportById(
    'mentor-calendar',
    ['mentor_calendar_addresses'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, ${exportedMoment('t.created_at')} as "createdAt" from mentor_calendar_addresses t
      where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
];
