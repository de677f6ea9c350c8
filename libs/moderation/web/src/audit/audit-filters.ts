import { useSearchParams } from 'react-router-dom';
import { auditFiltersSchema, type AuditFilters } from '@upround/moderation/contract';

/** The parameter of the address that holds each filter. */
const parameterOf = {
  person: 'person',
  action: 'action',
  referenceId: 'record',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof AuditFilters, string>;

/** The parameters of the address that filter the audit log. */
export const auditParameters: readonly string[] = Object.values(parameterOf);

export type FilterName = keyof typeof parameterOf;
export type FilterTexts = Record<FilterName, string>;

export const filterNames = Object.keys(parameterOf) as FilterName[];

const isRefused = (name: FilterName, text: string) =>
  text !== '' && !auditFiltersSchema.safeParse({ [name]: text }).success;

/** The filters of the audit log, which the address of the page holds. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const texts = Object.fromEntries(
    filterNames.map((name) => [name, params.get(parameterOf[name]) ?? '']),
  ) as FilterTexts;
  const search = (next: FilterTexts) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      for (const name of filterNames) {
        const text = next[name].trim();
        if (text === '') changed.delete(parameterOf[name]);
        else changed.set(parameterOf[name], text);
      }
      return changed;
    });
  const given = filterNames.filter((name) => texts[name] !== '');
  return {
    texts,
    /** The filters that the server would refuse: nothing is asked for until they are corrected. */
    refused: given.filter((name) => isRefused(name, texts[name])),
    filters: Object.fromEntries(given.map((name) => [name, texts[name]])) as AuditFilters,
    search,
  };
}
