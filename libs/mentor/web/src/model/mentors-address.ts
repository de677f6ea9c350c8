import {
  mentorFiltersSchema,
  mentorLimits,
  mentorSorts,
  type MentorFilters,
  type MentorSort,
} from '@upround/mentor/contract';
import { textLimits } from '@upround/shared/domain';
import { filterQuery } from '@upround/shared/links';

/** Which mentors `/mentor` lists, and which one is open. */
export interface MentorsAddress {
  filters: MentorFilters;
  sort: MentorSort;
  mentor: string | null;
}

const lists = ['stage', 'need', 'language'] as const;
const single = ['maxPrice', 'when'] as const;

const isFilter = (name: string, value: unknown) =>
  mentorFiltersSchema.safeParse({ [name]: value }).success;

/** Values of a filter that has several; those that it doesn't know are ignored. */
function valuesOf(search: URLSearchParams, name: (typeof lists)[number]): string[] {
  const given = new Set((search.get(name) ?? '').split(',').filter(Boolean));
  return [...given].filter((value) => isFilter(name, [value])).slice(0, mentorLimits.filterValues);
}

/** Reads the filters of an address; values that aren't filters are ignored. */
export function mentorFiltersOf(search: URLSearchParams): MentorFilters {
  const given: Record<string, unknown> = {};
  for (const name of lists) {
    const values = valuesOf(search, name);
    if (values.length > 0) given[name] = values;
  }
  for (const name of single) {
    const value = search.get(name);
    if (value !== null && value !== '' && isFilter(name, value)) given[name] = value;
  }
  const query = (search.get('query') ?? '').trim().slice(0, textLimits.query);
  if (query !== '') given['query'] = query;
  return mentorFiltersSchema.parse(given);
}

/** Reads the address. */
export function mentorsAddressOf(search: URLSearchParams): MentorsAddress {
  const sort = mentorSorts.find((known) => known === search.get('sort')) ?? 'best';
  return { filters: mentorFiltersOf(search), sort, mentor: search.get('mentor') };
}

/** The query of an address of `/mentor`. */
export const mentorsQueryOf = ({ filters, sort, mentor }: MentorsAddress) =>
  filterQuery({ ...filters, sort: sort === 'best' ? undefined : sort, mentor });
