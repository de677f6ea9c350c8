import type { JobFilters } from '@upround/jobs/contract';
import { toggled, withFilters } from './board-address';

/** Words for the values of filters. */
export interface FilterWords {
  title: (field: FilterField) => string;
  value: <Field extends FilterField>(field: Field, value: string) => string;
}

/** The filters that show as active; the currency belongs to the salary. */
export const filterFields = [
  'query',
  'tag',
  'workplace',
  'type',
  'experience',
  'location',
  'stage',
  'salary',
  'equity',
  'visa',
  'posted',
] as const;
export type FilterField = (typeof filterFields)[number];

/** One filter that is on: what it is called, its field in the address, and its values. */
export interface ActiveFilter {
  title: string;
  query: FilterField;
  filters: readonly { value: string; label: string; without: JobFilters }[];
}

/** The filters without one field. */
export function withoutField(filters: JobFilters, field: FilterField): JobFilters {
  const rest = { [field]: undefined, ...(field === 'salary' ? { currency: undefined } : {}) };
  return withFilters(filters, rest);
}

/** One of the filters without the others. */
export function withOnlyField(filters: JobFilters, field: FilterField): JobFilters {
  const { currency } = filters;
  return withFilters({ [field]: filters[field] }, field === 'salary' ? { currency } : {});
}

/** A key of the filters that does not depend on the order of their values. */
function keyOf(filters: JobFilters): string {
  const entries = Object.entries(withFilters(filters, {})) as [string, unknown][];
  const inOrder = entries.map(([field, value]): [string, unknown] => [
    field,
    Array.isArray(value) ? value.map(String).sort() : value,
  ]);
  return JSON.stringify(inOrder.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether both ask for the same jobs. */
export const areSameFilters = (one: JobFilters, other: JobFilters): boolean =>
  keyOf(one) === keyOf(other);

function withoutValue(filters: JobFilters, field: FilterField, value: string): JobFilters {
  const current: unknown = filters[field];
  return Array.isArray(current)
    ? withFilters(filters, { [field]: toggled(current, value) })
    : withoutField(filters, field);
}

/** The filters that are on, in the order of the panel, each value with the filters that are left without it. */
export function activeFiltersOf(filters: JobFilters, words: FilterWords): ActiveFilter[] {
  return filterFields.flatMap((field) => {
    const given: unknown = filters[field];
    if (given === undefined) return [];
    const values = (Array.isArray(given) ? given : [given]).map(String);
    return [
      {
        title: words.title(field),
        query: field,
        filters: values.map((value) => ({
          value,
          label: words.value(field, value),
          without: withoutValue(filters, field, value),
        })),
      },
    ];
  });
}
