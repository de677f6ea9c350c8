import {
  companyStages,
  experienceLevels,
  jobLimits,
  jobSorts,
  jobTypes,
  postedWithin,
  workplaces,
  type JobFilters,
  type JobSort,
} from '@upround/jobs/contract';
import { currencies, textLimits } from '@upround/shared/domain';
import { links } from '@upround/shared/links';

/** The choice of all tags, selected by default. */
export const ALL_TAGS = 'all';

/** What an address of the board says. */
export interface BoardAddress {
  filters: JobFilters;
  sort: JobSort;
  /** Slug of the job that is open beside the list. */
  openJob: string | null;
  /** The tag chip that is chosen; `all` unless another is. */
  tag: string;
  /** Whether the board is searched, and for what. */
  search: { isOn: boolean; query: string };
}

const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.-]*$/u;

/** Values of a field: with commas between, as links write them, or given several times, as forms do. */
function valuesOf(search: URLSearchParams, name: string): string[] {
  const values = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim());
  return [...new Set(values)].filter((text) => text !== '').slice(0, jobLimits.filterValues);
}

const someOf = <Value>(values: Value[]) => (values.length === 0 ? undefined : values);

function knownOf<const Known extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly Known[],
): Known[] | undefined {
  const given = valuesOf(search, name);
  return someOf(known.filter((value) => given.includes(value)));
}

function numberOf(search: URLSearchParams, name: string, most: number): number | undefined {
  const text = search.get(name) ?? '';
  const value = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && value > 0 && value <= most ? value : undefined;
}

function tagsOf(search: URLSearchParams): string[] | undefined {
  const given = valuesOf(search, 'tag').map((tag) => tag.toLowerCase());
  if (given.includes(ALL_TAGS)) return undefined;
  return someOf(given.filter((tag) => TAG.test(tag) && tag.length <= jobLimits.tag));
}

/** The filters without the fields that say nothing. */
function given(filters: { [Name in keyof JobFilters]: JobFilters[Name] | undefined }): JobFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as JobFilters;
}

function filtersOf(search: URLSearchParams): JobFilters {
  const query = (search.get('query') ?? '').trim().slice(0, textLimits.query);
  const salary = numberOf(search, 'salary', jobLimits.salary);
  const currency = currencies.find((known) => known === search.get('currency'));
  const posted = postedWithin.map(String).find((days) => days === search.get('posted'));
  const cities = valuesOf(search, 'location').filter((city) => city.length <= jobLimits.location);
  return given({
    query: query === '' ? undefined : query,
    tag: tagsOf(search),
    location: someOf(cities),
    workplace: knownOf(search, 'workplace', workplaces),
    type: knownOf(search, 'type', jobTypes),
    experience: knownOf(search, 'experience', experienceLevels),
    stage: knownOf(search, 'stage', companyStages),
    salary: salary === undefined ? undefined : Math.round(salary),
    currency: salary === undefined ? undefined : currency,
    equity: numberOf(search, 'equity', jobLimits.equity),
    visa: search.get('visa') === 'true' ? 'true' : undefined,
    posted: posted as JobFilters['posted'],
  });
}

/** Reads an address; unknown values are ignored. */
export function boardAddressOf(search: URLSearchParams): BoardAddress {
  const filters = filtersOf(search);
  const sort = jobSorts.find((known) => known === search.get('sort')) ?? 'newest';
  const query = filters.query ?? '';
  return {
    filters,
    sort,
    openJob: search.get('job'),
    tag: filters.tag?.length === 1 ? (filters.tag[0] ?? ALL_TAGS) : ALL_TAGS,
    search: { isOn: query !== '', query },
  };
}

/** The board's address with its filters. */
export function boardHref(
  filters: JobFilters,
  { sort, job }: { sort?: JobSort; job?: string | null } = {},
): string {
  const fields = Object.entries(filters).map(([name, value]) => [
    name,
    value === undefined ? undefined : String(value),
  ]);
  return links.jobs({
    ...(Object.fromEntries(fields) as Record<string, string | undefined>),
    sort: sort === 'newest' ? undefined : sort,
    job: job ?? undefined,
  });
}

/** The filters with some of them changed; undefined takes one away. */
export function withFilters(
  filters: JobFilters,
  changes: { [Name in keyof JobFilters]: JobFilters[Name] | undefined },
): JobFilters {
  return given({ ...filters, ...changes });
}

/** A list with a value more, or without it where it was in there; undefined where none is left. */
export function toggled<Value>(list: readonly Value[] | undefined, value: Value) {
  const rest = (list ?? []).filter((one) => one !== value);
  return someOf(rest.length === (list?.length ?? 0) ? [...rest, value] : rest);
}
