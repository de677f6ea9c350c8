import { toggled, withFilters, type ListFilters } from './list-address';

/** The filters that show as active; the currency belongs to the amount. */
export const filterFields = [
  'query',
  'open',
  'stage',
  'sector',
  'region',
  'amount',
  'schedule',
  'instrument',
  'country',
] as const;
export type FilterField = (typeof filterFields)[number];

/** Words for the values of filters. */
export interface FilterWords {
  title: (field: FilterField) => string;
  value: (field: FilterField, value: string) => string;
}

/** One filter that is on: what it is called, its field in the address, and its values. */
export interface ActiveFilter {
  title: string;
  query: FilterField;
  filters: readonly { value: string; label: string; without: ListFilters }[];
}

/** The filters without one field. */
export function withoutField(filters: ListFilters, field: FilterField): ListFilters {
  return withFilters(filters, {
    [field]: undefined,
    ...(field === 'amount' && { currency: undefined }),
  });
}

function withoutValue(filters: ListFilters, field: FilterField, value: string): ListFilters {
  const current: unknown = filters[field];
  return Array.isArray(current)
    ? withFilters(filters, { [field]: toggled(current, value) })
    : withoutField(filters, field);
}

/** The filters that are on, in the order of the panel, each value with the filters that are left without it. */
export function activeFiltersOf(filters: ListFilters, words: FilterWords): ActiveFilter[] {
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
