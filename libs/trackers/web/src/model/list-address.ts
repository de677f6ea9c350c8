import {
  fundingRegions,
  fundingSectors,
  fundingStages,
  instruments,
  schedules,
  trackerLimits,
  trackerSorts,
  type TrackerFilters,
  type TrackerSort,
  type TrackerType,
} from '@upround/trackers/contract';
import { currencies, textLimits } from '@upround/shared/domain';
import { links } from '@upround/shared/links';

/** What a list is filtered by; its order apart. */
export type ListFilters = Omit<TrackerFilters, 'sort'>;

/** Which list it is: that of a type that everyone reads, or the full one of the bundle. */
export interface ListPlace {
  type: TrackerType;
  isFull: boolean;
}

/** What the address of a list says. */
export interface ListAddress {
  filters: ListFilters;
  sort: TrackerSort;
  /** Slug of the record that is open. */
  record: string | null;
  /** Slugs of the records that are compared. */
  compared: readonly string[];
  /** Whether it lists what the member marked as not a fit. */
  isOfHidden: boolean;
}

const COUNTRY = /^[A-Z]{2}$/;

/** Values of a field: with commas between, as links write them, or given several times. */
function valuesOf(search: URLSearchParams, name: string, most: number): string[] {
  const values = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim());
  return [...new Set(values)].filter((text) => text !== '').slice(0, most);
}

const someOf = <Value>(values: Value[]) => (values.length === 0 ? undefined : values);

function knownOf<const Known extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly Known[],
): Known[] | undefined {
  const given = valuesOf(search, name, trackerLimits.filterValues);
  return someOf(known.filter((value) => given.includes(value)));
}

function amountOf(search: URLSearchParams): number | undefined {
  const text = search.get('amount') ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value > 0 && value <= trackerLimits.amount ? value : undefined;
}

type Changes = { [Name in keyof ListFilters]: ListFilters[Name] | undefined };

/** The filters with some of them changed; undefined removes one. */
export function withFilters(filters: ListFilters, changes: Changes): ListFilters {
  return Object.fromEntries(
    Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined),
  ) as ListFilters;
}

function filtersOf(search: URLSearchParams): ListFilters {
  const query = (search.get('query') ?? '').trim().slice(0, textLimits.query);
  const countries = valuesOf(search, 'country', trackerLimits.filterValues)
    .map((code) => code.toUpperCase())
    .filter((code) => COUNTRY.test(code));
  const amount = amountOf(search);
  const currency = currencies.find((known) => known === search.get('currency'));
  return withFilters(
    {},
    {
      query: query === '' ? undefined : query,
      stage: knownOf(search, 'stage', fundingStages),
      sector: knownOf(search, 'sector', fundingSectors),
      region: knownOf(search, 'region', fundingRegions),
      country: someOf(countries),
      instrument: knownOf(search, 'instrument', instruments),
      schedule: knownOf(search, 'schedule', schedules),
      open: search.get('open') === 'true' ? 'true' : undefined,
      amount,
      currency: amount === undefined ? undefined : currency,
    },
  );
}

/** The order of a list whose address names none: what closes next comes first where there are deadlines. */
export const defaultSortOf = (type: TrackerType): TrackerSort =>
  type === 'GRANT' || type === 'ACCELERATOR' ? 'deadline' : 'name';

/** Reads an address; unknown values are ignored. */
export function listAddressOf(search: URLSearchParams, type: TrackerType): ListAddress {
  return {
    filters: filtersOf(search),
    sort: trackerSorts.find((known) => known === search.get('sort')) ?? defaultSortOf(type),
    record: search.get('record'),
    compared: valuesOf(search, 'compare', trackerLimits.compared),
    isOfHidden: search.get('hidden') === 'true',
  };
}

/** The address of a list. */
export function listHref({ type, isFull }: ListPlace, address: Partial<ListAddress> = {}): string {
  const { filters = {}, sort, record, compared = [], isOfHidden } = address;
  const fields = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const query = {
    ...(Object.fromEntries(fields) as Record<string, string>),
    sort: sort === defaultSortOf(type) ? undefined : sort,
    hidden: isOfHidden ? 'true' : undefined,
    compare: compared.length === 0 ? undefined : compared.join(','),
    record: record ?? undefined,
  };
  return isFull ? links.fullTracker(type, query) : links.tracker(type, query);
}

/** A list with a value more, or without it where it was in there; undefined where none is left. */
export function toggled<Value>(list: readonly Value[] | undefined, value: Value) {
  const rest = (list ?? []).filter((one) => one !== value);
  return someOf(rest.length === (list?.length ?? 0) ? [...rest, value] : rest);
}
