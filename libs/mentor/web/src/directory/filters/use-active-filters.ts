import type { MentorFilters } from '@upround/mentor/contract';
import { useBudgetText } from '../../components/use-budget-text';
import { useLanguageName } from '../../components/use-language-name';
import { useMentorText } from '../../messages/catalogue';
import { useDirectoryText } from '../messages/catalogue';
import {
  filterFields,
  toggled,
  withFilters,
  withoutField,
  type FilterField,
} from '../model/directory-filters';

/** One value of a filter that is on. */
export interface ActiveValue {
  value: string;
  label: string;
  /** The filters that are left without it. */
  without: MentorFilters;
}

/** A filter that is on, with its values. */
export interface ActiveFilter {
  field: FilterField;
  title: string;
  values: readonly ActiveValue[];
}

/** The active filters with their labels, in the order of the panel. */
export function useActiveFilters(filters: MentorFilters): readonly ActiveFilter[] {
  const t = useDirectoryText();
  const tMentor = useMentorText();
  const languageName = useLanguageName();
  const budgetText = useBudgetText();
  const { query, need = [], stage = [], maxPrice, when, language = [] } = filters;
  const one = (field: FilterField, value: string, label: string): ActiveValue[] => [
    { value, label, without: withoutField(filters, field) },
  ];
  const values: Record<FilterField, readonly ActiveValue[]> = {
    query: query === undefined ? [] : one('query', query, t('filters.queryValue', { query })),
    need: need.map((value) => ({
      value,
      label: tMentor(`need.${value}`),
      without: withFilters(filters, { need: toggled(need, value) }),
    })),
    stage: stage.map((value) => ({
      value,
      label: tMentor(`stage.${value}`),
      without: withFilters(filters, { stage: toggled(stage, value) }),
    })),
    maxPrice: maxPrice === undefined ? [] : one('maxPrice', String(maxPrice), budgetText(maxPrice)),
    when: when === undefined ? [] : one('when', when, t(`filters.free.${when}`)),
    language: language.map((value) => ({
      value,
      label: languageName(value),
      without: withFilters(filters, { language: toggled(language, value) }),
    })),
  };
  return filterFields
    .map((field) => ({ field, title: t(`filters.${field}`), values: values[field] }))
    .filter(({ values: on }) => on.length > 0);
}
