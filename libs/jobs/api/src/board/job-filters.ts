import type { JobFilters } from '@upround/jobs/contract';
import { compileWords, lowestIdAt, type Database, type Trx } from '@upround/shared/db';
import { inAllCurrencies } from '@upround/shared/domain';
import { cityOf, todaysName } from '../job/city';
import { DAY_MS } from '../jobs-time';

/** The value that means all tags. */
const EVERY_TAG = 'all';

/** The filters by which a board is narrowed; each is a parameter of this name, null where it is not given. */
export const filterNames = [
  'query',
  'tag',
  'location',
  'workplace',
  'type',
  'experience',
  'stage',
  'salary',
  'currency',
  'equity',
  'visa',
  'posted',
] as const;
export type FilterName = (typeof filterNames)[number];

/** A value for each filter; null where it is not given. */
export type FilterValues = Record<FilterName, unknown>;

/** What a job must meet, with the type of the filter's value. */
const conditions: Record<FilterName, readonly [type: string, met: (value: string) => string]> = {
  query: ['tsquery', (value) => `j.words @@ ${value}`],
  tag: ['text[]', (value) => `j.tags && ${value}`],
  location: ['text[]', (value) => `j.city = any(${value})`],
  workplace: ['text[]', (value) => `j.workplace = any(${value})`],
  type: ['text[]', (value) => `j.type = any(${value})`],
  experience: ['text[]', (value) => `j.experience = any(${value})`],
  stage: ['text[]', (value) => `j.company_stage = any(${value})`],
  salary: ['jsonb', (value) => `j.salary_year >= (${value} ->> j.salary_currency)::float8`],
  currency: ['text', (value) => `j.salary_currency = ${value}`],
  equity: ['numeric', (value) => `coalesce(j.equity_max, j.equity_min) >= ${value}`],
  visa: ['boolean', (value) => `j.visa = ${value}`],
  posted: ['uuid', (value) => `j.listing_id >= ${value}`],
};

/** The parameter of one filter, with its type. */
export const parameterOf = (name: FilterName) => `:${name}::${conditions[name][0]}`;

/**
 * That a job `j` meets the filters, as constant text. It is planned for each call, with its values: those that are null
 * fall away, and the planner knows how rare the others are.
 *
 * @param except filters that do not count here
 */
export function matchesFilters(except: readonly FilterName[] = []): string {
  return filterNames
    .filter((name) => !except.includes(name))
    .map((name) => {
      const value = parameterOf(name);
      return `(${value} is null or ${conditions[name][1](value)})`;
    })
    .join(' and ');
}

/**
 * The filters as values of a statement. Words are compiled here, once, and not by the statement.
 *
 * @param filters as they came
 * @param now the server's clock
 */
export async function filterValues(
  db: Database | Trx,
  filters: JobFilters,
  now: Date,
): Promise<FilterValues> {
  const { tag, location, posted, salary, currency } = filters;
  return {
    query: await compileWords(db, filters.query, todaysName),
    tag: tag === undefined || tag.includes(EVERY_TAG) ? null : tag,
    location: location?.map(cityOf) ?? null,
    workplace: filters.workplace ?? null,
    type: filters.type ?? null,
    experience: filters.experience ?? null,
    stage: filters.stage ?? null,
    salary:
      salary === undefined ? null : JSON.stringify(inAllCurrencies(salary, currency ?? 'INR')),
    currency: salary === undefined ? (currency ?? null) : null,
    equity: filters.equity ?? null,
    visa: filters.visa === undefined ? null : true,
    posted:
      posted === undefined ? null : lowestIdAt(new Date(now.getTime() - Number(posted) * DAY_MS)),
  };
}
