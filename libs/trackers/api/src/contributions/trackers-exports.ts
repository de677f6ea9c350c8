import { OLDEST, pageStatement, statement } from '@upround/shared/db';
import { inBatches, type ExportRow, type ExportSource } from '@upround/shared/ports';

type Row = Record<string, unknown> & { id: string };

/** One source of rows with an id, in which moments and days are texts already. */
function byId(name: string, table: string, columns: string, from = ''): ExportSource {
  const page = pageStatement<Row, { userId: string; after: string }>(
    `trackers.exported-${name}`,
    (limit) => `select t.id, ${columns} from ${table} t ${from}
      where t.user_id = :userId::uuid and t.id > :after::uuid order by t.id limit ${limit}`,
  );
  return {
    name,
    tables: [table],
    async *rows(db, userId) {
      const rows = inBatches((after, limit) =>
        page.all(db, limit, { userId, after: after ?? OLDEST }),
      );
      for await (const { id: _id, ...values } of rows) {
        yield { values: values as ExportRow['values'] };
      }
    },
  };
}

/** One source of rows that are few by their limit. */
function few(name: string, table: string, text: string): ExportSource {
  const all = statement<ExportRow['values'], { userId: string }>(`trackers.exported-${name}`, text);
  return {
    name,
    tables: [table],
    async *rows(db, userId) {
      for (const values of await all.all(db, { userId })) yield { values };
    },
  };
}

const utc = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`;

const marks = (name: string, table: string, more = '') =>
  few(
    name,
    table,
    `select r.name as funder${more}, ${utc('t.created_at', 'createdAt')} from ${table} t
     join tracker_records r on r.id = t.record_id where t.user_id = :userId::uuid order by t.created_at`,
  );

/** What a person's export holds of trackers. */
export const trackersExports: readonly ExportSource[] = [
  byId(
    'pipeline',
    'pipeline_items',
    `t.name, t.website, t.stage, t.pass_reason as "passReason", t.notes, t.rating, t.next_step as "nextStep",
     t.next_step_on::text as "nextStepOn", t.intro_source as "introSource", t.round,
     ${utc('t.created_at', 'createdAt')}, ${utc('t.updated_at', 'updatedAt')}`,
  ),
  byId(
    'tracker-views',
    'tracker_views',
    `t.name, t.type, t.filters::text as filters, array_to_string(t.columns, ', ') as columns,
     ${utc('t.created_at', 'createdAt')}`,
  ),
  byId(
    'tracker-reports',
    'tracker_reports',
    `r.name as funder, t.note, ${utc('t.created_at', 'createdAt')}`,
    'join tracker_records r on r.id = t.record_id',
  ),
  byId(
    'tracker-bundle-bookings',
    'bundle_bookings',
    `t.display_name as "displayName", t.email, t.state, t.amount, t.currency, ${utc('t.created_at', 'createdAt')},
     ${utc('t.paid_at', 'paidAt')}, ${utc('t.refunded_at', 'refundedAt')}`,
  ),
  few(
    'tracker-fit',
    'tracker_fits',
    `select settings::text as settings, ${utc('updated_at', 'updatedAt')} from tracker_fits
     where user_id = :userId::uuid`,
  ),
  marks('tracker-hidden', 'tracker_hidden'),
  marks('tracker-watches', 'tracker_watches'),
  few(
    'tracker-reminders',
    'tracker_reminders',
    `select r.name as funder, t.days, ${utc('t.closes_at', 'closesAt')}, ${utc('t.sent_at', 'sentAt')}
     from tracker_reminders t join tracker_records r on r.id = t.record_id
     where t.user_id = :userId::uuid order by t.sent_at`,
  ),
  few(
    'tracker-calendar',
    'tracker_calendars',
    `select ${utc('created_at', 'createdAt')} from tracker_calendars where user_id = :userId::uuid`,
  ),
];
