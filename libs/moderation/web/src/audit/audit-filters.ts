import { useSearchParams } from 'react-router-dom';
import { auditFiltersSchema, type AuditFilters } from '@upround/moderation/contract';

/** The filters in the address, by the names that they have there. */
const names = {
  person: 'person',
  action: 'action',
  referenceId: 'record',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof AuditFilters, string>;

export type FilterName = keyof typeof names;
export type FilterTexts = Record<FilterName, string>;

export const filterNames = Object.keys(names) as FilterName[];

/** What the server takes; what it would refuse is left out. */
export function filtersOf(texts: FilterTexts): AuditFilters {
  const given = filterNames.filter((name) => {
    const one = { [name]: texts[name] };
    return texts[name] !== '' && auditFiltersSchema.safeParse(one).success;
  });
  return Object.fromEntries(given.map((name) => [name, texts[name]]));
}

/** The filters of the audit log, which the address of the page holds. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const texts = Object.fromEntries(
    filterNames.map((name) => [name, params.get(names[name]) ?? '']),
  ) as FilterTexts;
  const search = (next: FilterTexts) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      for (const name of filterNames) {
        const text = next[name].trim();
        if (text === '') changed.delete(names[name]);
        else changed.set(names[name], text);
      }
      return changed;
    });
  return { texts, filters: filtersOf(texts), search };
}
