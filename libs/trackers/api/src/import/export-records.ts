import { minorUnits } from '@upround/shared/domain';
import { statement, type Database } from '@upround/shared/db';
import { stringify } from 'csv-stringify/sync';
import type { RecordRow } from '../record/record.columns';
import { inputFields, type RecordInput } from './record-input';

type StoredRow = Omit<
  RecordRow,
  | 'name_key'
  | 'contact_count'
  | 'is_bookmarked'
  | 'is_hidden'
  | 'is_watched'
  | 'item_id'
  | 'item_stage'
>;

const all = statement<StoredRow, { after: string; limit: number }>(
  'trackers.stored-records',
  `select r.id, r.slug, r.type, r.name, r.summary, r.website, r.country, r.city, r.regions, r.stages, r.sectors,
     r.amount_min::float8, r.amount_max::float8, r.currency, r.equity_min::float8, r.equity_max::float8, r.instrument,
     r.program_weeks, r.eligibility, r.apply_url, r.contact_url, r.contact_email, r.schedule, r.schedule_text,
     r.opens_month, r.closes_month, to_char(r.closes_local, 'YYYY-MM-DD"T"HH24:MI') as closes_local, r.closes_zone,
     r.closes_at, r.is_open, r.source_name, r.source_url, r.as_of, r.as_of_day::text, r.updated_at
   from tracker_records r where r.removed_at is null and r.slug > :after order by r.slug limit :limit::int`,
);

/** Rows of one statement. */
const BATCH = 1_000;

function inputOf(row: StoredRow): RecordInput {
  const { currency } = row;
  const whole = (amount: number | null) =>
    amount === null || currency === null ? null : amount / minorUnits(currency);
  const [day = null, time = null] = row.closes_local?.split('T') ?? [];
  return {
    slug: row.slug,
    type: row.type,
    name: row.name,
    summary: row.summary,
    website: row.website,
    country: row.country,
    city: row.city,
    regions: row.regions,
    stages: row.stages,
    sectors: row.sectors,
    amountMin: whole(row.amount_min),
    amountMax: whole(row.amount_max),
    currency,
    equityPercentMin: row.equity_min,
    equityPercentMax: row.equity_max,
    instrument: row.instrument,
    programWeeks: row.program_weeks,
    eligibility: row.eligibility,
    applyUrl: row.apply_url,
    contactUrl: row.contact_url,
    contactEmail: row.contact_email,
    schedule: row.schedule,
    scheduleText: row.schedule_text,
    opensMonth: row.opens_month,
    closesMonth: row.closes_month,
    closesOn: day,
    closesTime: time,
    timeZone: row.closes_zone,
    sourceName: row.source_name,
    sourceUrl: row.source_url,
    asOf: row.as_of,
  };
}

const cellOf = (value: RecordInput[keyof RecordInput]): string =>
  Array.isArray(value) ? value.join(';') : String(value ?? '');

/** All records in the form that an import takes, by slug. */
export async function exportRecords(db: Database, format: 'csv' | 'json'): Promise<string> {
  const records: RecordInput[] = [];
  for (let last = '', read = BATCH; read === BATCH;) {
    const rows = await all.all(db, { after: last, limit: BATCH });
    records.push(...rows.map(inputOf));
    last = rows.at(-1)?.slug ?? last;
    read = rows.length;
  }
  if (format === 'json') return JSON.stringify(records, null, 2);
  const lines = records.map((record) => inputFields.map((field) => cellOf(record[field])));
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...inputFields], ...lines], { escape_formulas: true });
}
