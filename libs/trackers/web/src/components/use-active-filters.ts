import { useMemo } from 'react';
import type {
  FundingRegion,
  FundingSector,
  FundingStage,
  Instrument,
  Schedule,
} from '@upround/trackers/contract';
import { shortMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { useTrackerListText } from '../lists/messages/catalogue';
import { activeFiltersOf, type ActiveFilter, type FilterField } from '../model/active-filters';
import type { ListFilters } from '../model/list-address';
import { useTrackerTexts } from './tracker-texts';

/** The active filters, with their labels. */
export function useActiveFilters(filters: ListFilters): readonly ActiveFilter[] {
  const t = useTrackerListText();
  const format = useFormat();
  const texts = useTrackerTexts();
  return useMemo(() => {
    const valueOf = (field: FilterField, value: string): string => {
      switch (field) {
        case 'stage':
          return texts.stage(value as FundingStage);
        case 'sector':
          return texts.sector(value as FundingSector);
        case 'region':
          return texts.region(value as FundingRegion);
        case 'instrument':
          return texts.instrument(value as Instrument);
        case 'schedule':
          return texts.schedule(value as Schedule);
        case 'country':
          return t('filters.countryValue', { country: texts.country(value) });
        case 'amount':
          return t('filters.amountValue', {
            amount: shortMoney(format, Number(value), filters.currency ?? 'INR'),
          });
        case 'open':
          return t('filters.openOnly');
        default:
          return value;
      }
    };
    return activeFiltersOf(filters, {
      title: (field) => t(`filters.${field}`),
      value: valueOf,
    });
  }, [filters, format, t, texts]);
}
