import type { JobFilters } from '@upround/jobs/contract';
import { NEWEST, unpreparedPage } from '@upround/shared/db';
import { currencies, dollarsOf } from '@upround/shared/domain';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';
import { filterValues, matchesFilters, type FilterValues } from './job-filters';

/** A job with what it pays a year in US dollars; null where it names no salary. */
export interface PaidRow extends JobSummaryRow {
  pay: number | null;
}

type UnpaidValues = Viewing & FilterValues & { before: string };

type PaidValues = UnpaidValues & {
  /** As in the index: 0 for full-time jobs, 1 for all others. */
  part: number;
  beforePay: number;
  /** Each currency with the dollars for its smallest unit. */
  codes: readonly string[];
  rates: readonly number[];
};

/**
 * The best paid jobs of one part. Each currency is walked on its index for a page at most; the page is the best of all,
 * converted.
 */
export const paid = unpreparedPage<PaidRow, PaidValues>('jobs.best-paid', (limit) =>
  jobsOf(
    `select best.listing_id, best.pay
       from unnest(:codes::text[], :rates::float8[]) as rate (code, dollars)
       cross join lateral (
         select j.listing_id, j.salary_year * rate.dollars as pay from jobs j
         where ${listed} and (case j.type when 'FULL_TIME' then 0 else 1 end) = :part::int
           and j.salary_currency = rate.code and j.salary_year is not null
           and j.salary_year <= (:beforePay::float8 / rate.dollars + 1)::bigint
           and (j.salary_year * rate.dollars, j.listing_id) < (:beforePay::float8, :before::uuid)
           and ${matchesFilters()}
         order by j.salary_year desc, j.listing_id desc limit ${limit}) best
       order by best.pay desc, best.listing_id desc limit ${limit}`,
    ', page.pay',
    'page.pay desc, j.listing_id desc',
  ),
);

/** Those that name no salary, the newest first. */
export const unpaid = unpreparedPage<PaidRow, UnpaidValues>('jobs.unpaid', (limit) =>
  jobsOf(
    `select j.listing_id from jobs j
       where ${listed} and j.salary_year is null and j.listing_id < :before::uuid and ${matchesFilters()}
       order by j.listing_id desc limit ${limit}`,
    ', null::float8 as pay',
    'j.listing_id desc',
  ),
);

/** Which part of the list, and where in it. */
interface PaidPosition {
  [name: string]: string | number;
  p: number;
  y: number;
  i: string;
}

/** Hours are not known: what pays by the hour or for part of a week comes after what pays for all of it. */
const FULL_TIME = 0;
const OTHER_TYPES = 1;
const WITHOUT_SALARY = 2;

/** More than any job pays, in dollars. */
const MOST = 1e13;

const partOf = ({ pay, type }: PaidRow) =>
  pay === null ? WITHOUT_SALARY : type === 'FULL_TIME' ? FULL_TIME : OTHER_TYPES;

/** The place after a row. */
export const positionOfPaid = (row: PaidRow): PaidPosition => ({
  p: partOf(row),
  y: row.pay ?? 0,
  i: row.listing_id ?? NEWEST,
});

/** The parts that can hold anything under these filters, in order. */
const partsOf = ({ currency, salary }: JobFilters): readonly number[] =>
  currency === undefined && salary === undefined
    ? [FULL_TIME, OTHER_TYPES, WITHOUT_SALARY]
    : [FULL_TIME, OTHER_TYPES];

/** The rates of all currencies, as `paid` takes them. */
export const rateValues = { codes: currencies, rates: currencies.map(dollarsOf) };

/**
 * Reads one page of the board by what jobs pay in a year at most, and the row after it: full-time jobs, then others, all
 * converted at the same rates, then what names no salary.
 */
export async function readBestPaid(
  context: HandlerContext,
  query: PageQuery & JobFilters,
  now: Date,
): Promise<PaidRow[]> {
  const place = context.cursors.read<PaidPosition>(query.cursor);
  const viewer = viewerId(context.viewer);
  const filters = await filterValues(context.db, query, now);
  const size = limitOf(query) + 1;
  const rows: PaidRow[] = [];
  for (const part of partsOf(query).filter((one) => one >= (place?.p ?? FULL_TIME))) {
    const { y, i } = place?.p === part ? place : { y: MOST, i: NEWEST };
    const left = size - rows.length;
    const values = { viewer, before: i, ...filters };
    const read =
      part === WITHOUT_SALARY
        ? unpaid.all(context.db, left, values)
        : paid.all(context.db, left, { ...values, ...rateValues, part, beforePay: y });
    rows.push(...(await read));
    if (rows.length === size) break;
  }
  return rows;
}
