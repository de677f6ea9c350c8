import { regionsMet, type TrackerFilters } from '@upround/trackers/contract';
import { compileWords, type Database } from '@upround/shared/db';
import { inAllCurrencies } from '@upround/shared/domain';

/** The filters by which a list is narrowed; each is a parameter of this name, null where it is not given. */
export const filterNames = [
  'query',
  'country',
  'region',
  'stage',
  'sector',
  'instrument',
  'schedule',
  'open',
  'amount',
] as const;
export type FilterName = (typeof filterNames)[number];

/** A value for each filter; null where it is not given. */
export type FilterValues = Record<FilterName, unknown>;

const within = (value: string) => `(r.currency is not null
  and coalesce(r.amount_min, 0) <= (${value} ->> r.currency)::float8
  and coalesce(r.amount_max, 'infinity'::float8) >= (${value} ->> r.currency)::float8)`;

/** What a record must meet, with the type of the filter's value. */
const conditions: Record<FilterName, readonly [type: string, met: (value: string) => string]> = {
  query: ['tsquery', (value) => `r.words @@ ${value}`],
  country: ['text[]', (value) => `r.country = any(${value})`],
  region: ['text[]', (value) => `r.regions && ${value}`],
  stage: ['text[]', (value) => `r.stages && ${value}`],
  sector: ['text[]', (value) => `r.sectors && ${value}`],
  instrument: ['text[]', (value) => `r.instrument = any(${value})`],
  schedule: ['text[]', (value) => `r.schedule = any(${value})`],
  open: ['boolean', (value) => `r.is_open = ${value}`],
  amount: ['jsonb', within],
};

/**
 * That a record `r` meets the filters, as constant text. It is planned for each call, with its values: those that are
 * null fall away.
 *
 * @param except filters that do not count here
 */
export function matchesFilters(except: readonly FilterName[] = []): string {
  return filterNames
    .filter((name) => !except.includes(name))
    .map((name) => {
      const [type, met] = conditions[name];
      const value = `:${name}::${type}`;
      return `(${value} is null or ${met(value)})`;
    })
    .join(' and ');
}

/** The filters as values of a statement. Words and amounts are converted here, once, and not by the statement. */
export async function filterValues(db: Database, filters: TrackerFilters): Promise<FilterValues> {
  const { amount, currency, region, sector, open } = filters;
  return {
    query: await compileWords(db, filters.query),
    country: filters.country ?? null,
    region: region === undefined ? null : [...new Set(region.flatMap(regionsMet))],
    stage: filters.stage ?? null,
    // A record for any sector matches each of them.
    sector: sector === undefined ? null : [...sector, 'ANY'],
    instrument: filters.instrument ?? null,
    schedule: filters.schedule ?? null,
    open: open === undefined ? null : true,
    amount:
      amount === undefined ? null : JSON.stringify(inAllCurrencies(amount, currency ?? 'INR')),
  };
}
