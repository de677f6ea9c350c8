import { useMemo } from 'react';
import type {
  CompanyStage,
  ExperienceLevel,
  JobFilters,
  JobType,
  Workplace,
} from '@upround/jobs/contract';
import { shortMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { useJobsText } from '../messages/catalogue';
import {
  activeFiltersOf,
  type ActiveFilter,
  type FilterField,
} from '../board/model/active-filters';
import { cityName } from '../model/city-name';
import { tagName } from '../model/tag-name';
import { useJobTexts } from './job-texts';

/** City names as in the facets, by their value in the address. */
export type CityNames = ReadonlyMap<string, string>;

const NO_CITIES: CityNames = new Map();

/** The active filters, with their labels. */
export function useActiveFilters(
  filters: JobFilters,
  cities: CityNames = NO_CITIES,
): readonly ActiveFilter[] {
  const t = useJobsText();
  const format = useFormat();
  const texts = useJobTexts();
  return useMemo(() => {
    const valueOf = (field: FilterField, value: string): string => {
      switch (field) {
        case 'tag':
          return tagName(value);
        case 'workplace':
          return texts.workplace(value as Workplace);
        case 'type':
          return texts.type(value as JobType);
        case 'experience':
          return texts.experience(value as ExperienceLevel);
        case 'stage':
          return texts.stage(value as CompanyStage);
        case 'location':
          return cities.get(value) ?? cityName(value);
        case 'salary':
          return t('filters.salaryValue', {
            amount: shortMoney(format, Number(value), filters.currency ?? 'INR'),
          });
        case 'equity':
          return t('filters.equityValue', { share: format.percent(Number(value) / 100, 2) });
        case 'visa':
          return t('filters.visaOnly');
        case 'posted':
          return t('filters.postedWithin', { days: value });
        default:
          return value;
      }
    };
    return activeFiltersOf(filters, {
      title: (field) => t(`filters.${field}`),
      value: valueOf,
    });
  }, [cities, filters, format, t, texts]);
}
