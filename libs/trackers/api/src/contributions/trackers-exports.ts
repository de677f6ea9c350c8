import type { Database } from '@upround/shared/db';
import {
  exportById,
  exportedMoment,
  type ExportedById,
  type ExportRow,
  type ExportSource,
} from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

type Values = ExportRow['values'];

/** One source of rows that are read at once, since they are few. */
function few(
  name: string,
  table: string,
  allOf: (userId: string) => RawBuilder<Values>,
): ExportSource {
  return {
    name,
    tables: [table],
    async *rows(db: Database, userId) {
      for (const values of (await allOf(userId).execute(db)).rows) yield { values };
    },
  };
}

/** The funders that a person marked in a table. */
const marked = (table: 'tracker_hidden' | 'tracker_watches') => (userId: string) => sql<Values>`
  select r.name as funder, ${exportedMoment('t.created_at')} as "createdAt" from ${sql.table(table)} t
  join tracker_records r on r.id = t.record_id where t.user_id = ${userId} order by t.created_at`;

/** What a person's export holds of trackers. */
export const trackersExports: readonly ExportSource[] = [
  exportById(
    'pipeline',
    ['pipeline_items'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.name, t.website, t.stage, t.pass_reason as "passReason", t.notes, t.rating, t.reached,
        ${exportedMoment('t.stage_since')} as "stageSince",
        t.next_step as "nextStep", t.next_step_on::text as "nextStepOn", t.intro_source as "introSource", t.round,
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.updated_at')} as "updatedAt"
      from pipeline_items t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'tracker-views',
    ['tracker_views'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.name, t.type, t.filters::text as filters, array_to_string(t.columns, ', ') as columns,
        ${exportedMoment('t.created_at')} as "createdAt"
      from tracker_views t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'tracker-reports',
    ['tracker_reports'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, r.name as funder, t.note, ${exportedMoment('t.created_at')} as "createdAt",
        ${exportedMoment('t.solved_at')} as "solvedAt"
      from tracker_reports t join tracker_records r on r.id = t.record_id
      where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  exportById(
    'tracker-bundle-bookings',
    ['bundle_bookings'],
    (userId, after, limit) => sql<ExportedById>`
      select t.id, t.display_name as "displayName", t.email, t.state, t.amount, t.currency,
        ${exportedMoment('t.created_at')} as "createdAt", ${exportedMoment('t.paid_at')} as "paidAt",
        ${exportedMoment('t.refunded_at')} as "refundedAt"
      from bundle_bookings t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
  ),
  few(
    'tracker-fit',
    'tracker_fits',
    (userId) => sql<Values>`
      select settings::text as settings, ${exportedMoment('updated_at')} as "updatedAt" from tracker_fits
      where user_id = ${userId}`,
  ),
  few('tracker-hidden', 'tracker_hidden', marked('tracker_hidden')),
  few('tracker-watches', 'tracker_watches', marked('tracker_watches')),
  few(
    'tracker-reminders',
    'tracker_reminders',
    (userId) => sql<Values>`
      select r.name as funder, t.days, ${exportedMoment('t.closes_at')} as "closesAt", ${exportedMoment('t.sent_at')} as "sentAt"
      from tracker_reminders t join tracker_records r on r.id = t.record_id
      where t.user_id = ${userId} order by t.sent_at`,
  ),
  few(
    'tracker-calendar',
    'tracker_calendars',
    (userId) => sql<Values>`
      select ${exportedMoment('created_at')} as "createdAt" from tracker_calendars where user_id = ${userId}`,
  ),
];
