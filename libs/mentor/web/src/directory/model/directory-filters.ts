import type { MentorFilters } from '@upround/mentor/contract';
import { filterQuery } from '@upround/shared/links';
import { mentorFiltersOf } from '../../model/mentors-address';

/** The filters in the order in which they are shown. */
export const filterFields = [
  'query',
  'need',
  'stage',
  'maxPrice',
  'when',
  'language',
] as const satisfies readonly (keyof MentorFilters)[];
export type FilterField = (typeof filterFields)[number];

type FilterChanges = { [Name in keyof MentorFilters]?: MentorFilters[Name] | undefined };

/** The filters with some of them changed; undefined removes one. */
export const withFilters = (filters: MentorFilters, changes: FilterChanges): MentorFilters =>
  mentorFiltersOf(new URLSearchParams(filterQuery({ ...filters, ...changes })));

/** The filters without one field. */
export const withoutField = (filters: MentorFilters, field: FilterField): MentorFilters =>
  withFilters(filters, { [field]: undefined });

/** One of the filters without the others. */
export const withOnlyField = (filters: MentorFilters, field: FilterField): MentorFilters =>
  withFilters({}, { [field]: filters[field] });

/** A list with a value more, or without it where it was in there; undefined where none is left. */
export function toggled<Value>(list: readonly Value[] | undefined, value: Value) {
  const rest = (list ?? []).filter((one) => one !== value);
  const next = rest.length === (list?.length ?? 0) ? [...rest, value] : rest;
  return next.length === 0 ? undefined : next;
}
