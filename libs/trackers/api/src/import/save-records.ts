import { trackerLimits } from '@upround/trackers/contract';
import { newId, statement, type Trx } from '@upround/shared/db';
import { inAllCurrencies, minorUnits } from '@upround/shared/domain';
import { dueText, isOpenText } from '../lifecycle/is-open';
import { closingTime } from './closing-time';
import { nameKey } from './name-key';
import { lastDayOf, type RecordInput } from './record-input';

/** Rows of one statement. */
const BATCH = 500;

/** The columns that an import sets, in the form of `jsonb_populate_recordset`. */
const columns = [
  'slug',
  'type',
  'name',
  'name_key',
  'summary',
  'website',
  'country',
  'city',
  'regions',
  'stages',
  'sectors',
  'amount_min',
  'amount_max',
  'currency',
  'amount_order',
  'equity_min',
  'equity_max',
  'instrument',
  'program_weeks',
  'eligibility',
  'apply_url',
  'contact_url',
  'contact_email',
  'schedule',
  'schedule_text',
  'opens_month',
  'closes_month',
  'closes_local',
  'closes_zone',
  'closes_at',
  'source_name',
  'source_url',
  'as_of',
  'as_of_day',
] as const;

const wordsText = ['search_plain', 'search_stem']
  .map(
    (config) =>
      `to_tsvector('${config}', search_spaced(concat_ws(' ', r.name, r.summary, r.city, r.eligibility)))`,
  )
  .join(' || ');

const now = ':now::timestamptz';
const listed = columns.join(', ');
const ofRow = columns.map((name) => `r.${name}`).join(', ');
const computed = `${wordsText}, ${isOpenText(now)}, ${dueText(now)}`;

/**
 * Takes rows as JSON, by their slugs. A removed record is there again. What was not open and is now has just opened; a
 * record that is new and open counts as opened, so that feeds show it.
 */
const save = statement<
  { id: string; was_there: boolean; was_open: boolean | null; is_open: boolean | null },
  { rows: string; now: Date }
>(
  'trackers.save-records',
  `with given as (select * from jsonb_populate_recordset(null::tracker_records, :rows::jsonb)),
   former as (
     select f.slug, f.is_open from tracker_records f join given g on g.slug = f.slug),
   saved as (
     insert into tracker_records as kept
       (id, ${listed}, words, is_open, due_at, opened_at, created_at, updated_at)
     select r.id, ${ofRow}, ${computed},
       case when (${isOpenText(now)}) then ${now} end, ${now}, ${now}
     from given r
     on conflict (slug) do update set
       ${[...columns, 'words', 'is_open', 'due_at'].map((name) => `${name} = excluded.${name}`).join(', ')},
       opened_at = case when excluded.is_open and kept.is_open is distinct from true
         then excluded.opened_at else kept.opened_at end,
       updated_at = excluded.updated_at, removed_at = null
     returning kept.id, kept.slug, kept.is_open)
   select saved.id, former.slug is not null as was_there, former.is_open as was_open, saved.is_open
   from saved left join former on former.slug = saved.slug`,
);

/** Angels that everyone can read; the first ones by name, once chosen they stay. */
const fillSample = statement(
  'trackers.fill-angel-sample',
  `update tracker_records set is_sample = true where id in (
     select r.id from tracker_records r where r.type = 'ANGEL' and r.removed_at is null and not r.is_sample
     order by r.name_key, r.id limit greatest(0, ${trackerLimits.angelSample} - (
       select count(*) from tracker_records s
       where s.type = 'ANGEL' and s.is_sample and s.removed_at is null)))`,
);

/** Makes up for records of the sample that were removed. */
export const fillAngelSample = (trx: Trx): Promise<unknown> => fillSample.all(trx, {});

/** What is in reach in dollars, negated; 0 where no amount is published. */
function amountOrder({ amountMin, amountMax, currency }: RecordInput): number {
  const amount = amountMax ?? amountMin;
  if (currency === null || amount === null) return 0;
  return -inAllCurrencies(amount * minorUnits(currency), currency).USD;
}

function rowOf(input: RecordInput): Record<string, unknown> {
  const { currency, closesOn, closesTime, timeZone } = input;
  const closing =
    closesOn === null || timeZone === null ? null : closingTime(closesOn, closesTime, timeZone);
  const minor = (amount: number | null) =>
    amount === null || currency === null ? null : Math.round(amount * minorUnits(currency));
  const [min, max] = [minor(input.amountMin), minor(input.amountMax)];
  return {
    id: newId(),
    slug: input.slug,
    type: input.type,
    name: input.name,
    name_key: nameKey(input.name),
    summary: input.summary,
    website: input.website,
    country: input.country,
    city: input.city,
    regions: input.regions,
    stages: input.stages,
    sectors: input.sectors,
    amount_min: min,
    amount_max: max,
    currency: min === null && max === null ? null : currency,
    amount_order: amountOrder(input),
    equity_min: input.equityPercentMin,
    equity_max: input.equityPercentMax,
    instrument: input.instrument,
    program_weeks: input.programWeeks,
    eligibility: input.eligibility,
    apply_url: input.applyUrl,
    contact_url: input.contactUrl,
    contact_email: input.contactEmail,
    schedule: input.schedule,
    schedule_text: input.scheduleText,
    opens_month: input.opensMonth,
    closes_month: input.closesMonth,
    closes_local: closing?.local ?? null,
    closes_zone: closing?.zone ?? null,
    closes_at: closing?.at ?? null,
    source_name: input.sourceName,
    source_url: input.sourceUrl,
    as_of: input.asOf,
    as_of_day: input.asOf === null ? null : lastDayOf(input.asOf),
  };
}

/** What came of a save. */
export interface SavedRecords {
  added: number;
  changed: number;
  /** Ids of records that were closed and are open now. */
  opened: readonly string[];
}

/** Adds records, or replaces those of the same slugs. Their slugs are unique. */
export async function saveRecords(
  trx: Trx,
  inputs: readonly RecordInput[],
  at: Date,
): Promise<SavedRecords> {
  let added = 0;
  const opened: string[] = [];
  for (let start = 0; start < inputs.length; start += BATCH) {
    const rows = inputs.slice(start, start + BATCH).map(rowOf);
    const saved = await save.all(trx, { rows: JSON.stringify(rows), now: at });
    added += saved.filter((row) => !row.was_there).length;
    for (const { id, was_open: was, is_open: isOpen } of saved) {
      if (was === false && isOpen === true) opened.push(id);
    }
  }
  await fillAngelSample(trx);
  return { added, changed: inputs.length - added, opened };
}
