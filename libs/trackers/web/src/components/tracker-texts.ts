import { useMemo } from 'react';
import type {
  AmountRange,
  FundingRegion,
  FundingSector,
  FundingStage,
  Instrument,
  PipelineStage,
  Schedule,
  Tracker,
  TrackerType,
} from '@upround/trackers/contract';
import { shortMoney } from '@upround/shared/forms';
import { useFormat, useI18nSettings } from '@upround/shared/i18n';
import { useTrackersText } from '../messages/catalogue';

type Equity = Tracker['equity'];

/** Facts of records in words; null for what isn't published. */
export interface TrackerTexts {
  type: (type: TrackerType) => string;
  types: (type: TrackerType) => string;
  /** Within a sentence. */
  many: (type: TrackerType) => string;
  counted: (type: TrackerType, count: number) => string;
  stage: (stage: FundingStage) => string;
  region: (region: FundingRegion) => string;
  sector: (sector: FundingSector) => string;
  instrument: (instrument: Instrument) => string;
  schedule: (schedule: Schedule) => string;
  pipelineStage: (stage: PipelineStage) => string;
  country: (code: string) => string;
  stages: (record: Pick<Tracker, 'stages'>) => string | null;
  sectors: (record: Pick<Tracker, 'sectors'>) => string | null;
  regions: (record: Pick<Tracker, 'regions'>) => string | null;
  seat: (record: Pick<Tracker, 'city' | 'country'>) => string | null;
  amount: (amount: AmountRange | null) => string | null;
  equity: (equity: Equity) => string | null;
  length: (record: Pick<Tracker, 'programWeeks'>) => string | null;
  /** Of a source: a year, a month or a day. */
  asOf: (day: string | null) => string | null;
}

const namesOf = /* @__PURE__ */ new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO 3166 code. The names are loaded when the first one is shown, which takes a while. */
function countryName(locale: string, code: string): string {
  const names =
    namesOf.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  namesOf.set(locale, names);
  return names.of(code) ?? code;
}

/** Words for the facts of records, in the reader's language. */
export function useTrackerTexts(): TrackerTexts {
  const t = useTrackersText();
  const format = useFormat();
  const { locale, formatters } = useI18nSettings();
  return useMemo(() => {
    const country = (code: string) => countryName(locale, code);
    const joined = <Value extends string>(
      values: readonly Value[],
      word: (value: Value) => string,
    ) => (values.length === 0 ? null : values.map(word).join(', '));
    const rangeOf = (min: string | null, max: string | null) => {
      if (min === null) return max === null ? null : t('range.upTo', { max });
      if (max === null) return t('range.from', { min });
      return min === max ? min : t('range.both', { min, max });
    };
    const day = (moment: string, options: Intl.DateTimeFormatOptions) =>
      formatters
        .getDateTimeFormat(locale, { ...options, timeZone: 'UTC' })
        .format(new Date(moment));
    const stage = (value: FundingStage) => t(`stage.${value}`);
    const sector = (value: FundingSector) => t(`sector.${value}`);
    const region = (value: FundingRegion) => t(`region.${value}`);
    return {
      type: (value) => t(`type.${value}`),
      types: (value) => t(`types.${value}`),
      many: (value) => t(`many.${value}`),
      counted: (value, count) => t(`counted.${value}`, { count }),
      stage,
      region,
      sector,
      instrument: (value) => t(`instrument.${value}`),
      schedule: (value) => t(`schedule.${value}`),
      pipelineStage: (value) => t(`pipelineStage.${value}`),
      country,
      stages: ({ stages }) => joined(stages, stage),
      sectors: ({ sectors }) => joined(sectors, sector),
      regions: ({ regions }) => joined(regions, region),
      seat({ city, country: code }) {
        if (code === null) return city;
        return city === null ? country(code) : t('seat', { city, country: country(code) });
      },
      amount(amount) {
        if (amount === null) return null;
        const { min, max, currency } = amount;
        const short = (value: number | null) =>
          value === null ? null : shortMoney(format, value, currency);
        return rangeOf(short(min), short(max));
      },
      equity(equity) {
        if (equity === null) return null;
        const share = (value: number | null) =>
          value === null ? null : format.percent(value / 100, 2);
        return rangeOf(share(equity.min), share(equity.max));
      },
      length: ({ programWeeks }) =>
        programWeeks === null ? null : t('weeks', { count: programWeeks }),
      asOf(text) {
        if (text === null) return null;
        if (text.length === 4) return text;
        return text.length === 7
          ? day(`${text}-15T12:00:00Z`, { month: 'long', year: 'numeric' })
          : day(`${text}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric' });
      },
    };
  }, [format, formatters, locale, t]);
}

/** The name of a month, by its number from 1 to 12. */
export function useMonthName(): (month: number) => string {
  const { locale, formatters } = useI18nSettings();
  return (month) =>
    formatters
      .getDateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2026, month - 1, 15)));
}
