import type { JobFilters } from '@upround/jobs/contract';
import { NEWEST, unpreparedPage } from '@upround/shared/db';
import { currencies, type Currency } from '@upround/shared/domain';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';
import { filterValues, matchesFilters, type FilterValues } from './job-filters';

/** A job with what it pays a year. */
export interface PaidRow extends JobSummaryRow {
  salary_year: number | null;
}

type UnpaidValues = Viewing & FilterValues & { before: string };

/** `currency` is the filter, which may be null, and `paidIn` the currency that is read. */
type PaidValues = UnpaidValues & { paidIn: Currency; beforeYear: number };

/** Jobs with a salary in one currency, the best paid first. */
export const paid = unpreparedPage<PaidRow, PaidValues>('jobs.best-paid', (limit) =>
  jobsOf(
    `select j.listing_id, j.salary_year from jobs j
       where ${listed} and j.salary_currency = :paidIn::text and j.salary_year is not null
         and (j.salary_year, j.listing_id) < (:beforeYear::bigint, :before::uuid) and ${matchesFilters()}
       order by j.salary_year desc, j.listing_id desc limit ${limit}`,
    ', page.salary_year::float8 as salary_year',
    'page.salary_year desc, j.listing_id desc',
  ),
);

/** Those that name no salary, the newest first. */
export const unpaid = unpreparedPage<PaidRow, UnpaidValues>('jobs.unpaid', (limit) =>
  jobsOf(
    `select j.listing_id from jobs j
       where ${listed} and j.salary_year is null and j.listing_id < :before::uuid and ${matchesFilters()}
       order by j.listing_id desc limit ${limit}`,
    ', null::float8 as salary_year',
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

/** Amounts of different currencies are not compared: each has its part, and the last is without a salary. */
const WITHOUT_SALARY = currencies.length;

const partOf = ({ salary_currency: currency }: PaidRow) =>
  currency === null ? WITHOUT_SALARY : currencies.indexOf(currency);

/** The place after a row. */
export const positionOfPaid = (row: PaidRow): PaidPosition => ({
  p: partOf(row),
  y: row.salary_year ?? 0,
  i: row.listing_id ?? NEWEST,
});

const startOf = (part: number): PaidPosition => ({
  p: part,
  y: Number.MAX_SAFE_INTEGER,
  i: NEWEST,
});

/** The parts that can hold anything under these filters, in order. */
function partsOf({ currency, salary }: JobFilters): number[] {
  if (currency !== undefined) return [currencies.indexOf(currency)];
  const parts = [...currencies.keys()];
  return salary === undefined ? [...parts, WITHOUT_SALARY] : parts;
}

/**
 * Reads one page of the board by what jobs pay in a year at most, and the row after it: currency by currency, in the
 * order in which the product knows them, then what names no salary.
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
  for (const part of partsOf(query).filter((one) => one >= (place?.p ?? 0))) {
    const { y, i } = place?.p === part ? place : startOf(part);
    const left = size - rows.length;
    const values = { viewer, before: i, ...filters };
    const currency = currencies[part];
    const read =
      currency === undefined
        ? unpaid.all(context.db, left, values)
        : paid.all(context.db, left, { ...values, paidIn: currency, beforeYear: y });
    rows.push(...(await read));
    if (rows.length === size) break;
  }
  return rows;
}
