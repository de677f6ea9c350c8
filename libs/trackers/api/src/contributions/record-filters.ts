import {
  trackerTypes,
  type FundingRegion,
  type FundingSector,
  type FundingStage,
  type Instrument,
  type Schedule,
  type TrackerFacets,
  type TrackerSort,
  type TrackerType,
} from '@upround/trackers/contract';
import type { Database } from '@upround/shared/db';
import { currencies } from '@upround/shared/domain';
import type { FilterChoice, FilterSource } from '@upround/shared/ports';
import { toFacets } from '../list/facets.mapper';
import { countFacets } from '../list/facets.read-model';
import { remembered } from '../remembered';

const titles = {
  region: {
    INDIA: 'India',
    ASIA: 'Asia',
    UK: 'United Kingdom',
    EUROPE: 'Europe',
    NORTH_AMERICA: 'North America',
    LATIN_AMERICA: 'Latin America',
    MIDDLE_EAST: 'Middle East',
    AFRICA: 'Africa',
    OCEANIA: 'Oceania',
    GLOBAL: 'Worldwide',
  } satisfies Record<FundingRegion, string>,
  stage: {
    IDEA: 'Idea',
    PRE_SEED: 'Pre-seed',
    SEED: 'Seed',
    SERIES_A: 'Series A',
    SERIES_B: 'Series B',
    GROWTH: 'Growth',
  } satisfies Record<FundingStage, string>,
  sector: {
    ANY: 'Any sector',
    AI: 'AI',
    AGRICULTURE: 'Agriculture',
    BIOTECH: 'Biotech',
    CLIMATE: 'Climate',
    CONSUMER: 'Consumer',
    CYBERSECURITY: 'Cybersecurity',
    DEEP_TECH: 'Deep tech',
    DEFENCE: 'Defence',
    EDUCATION: 'Education',
    ENERGY: 'Energy',
    FINTECH: 'Fintech',
    FOOD: 'Food',
    GAMING: 'Gaming',
    HARDWARE: 'Hardware',
    HEALTH: 'Health',
    LOGISTICS: 'Logistics',
    MEDIA: 'Media',
    MOBILITY: 'Mobility',
    REAL_ESTATE: 'Real estate',
    RETAIL: 'Retail',
    SAAS: 'SaaS',
    SOCIAL_IMPACT: 'Social impact',
    SPACE: 'Space',
  } satisfies Record<FundingSector, string>,
  instrument: {
    GRANT: 'Grant',
    EQUITY: 'Equity',
    SAFE: 'SAFE',
    CONVERTIBLE: 'Convertible note',
    DEBT: 'Debt',
    MIXED: 'Mixed',
  } satisfies Record<Instrument, string>,
  schedule: {
    ROLLING: 'Open all year',
    RECURRING: 'Regular rounds',
    DATED: 'Until a date',
    CLOSED: 'Closed for now',
  } satisfies Record<Schedule, string>,
  sort: {
    name: 'Name',
    deadline: 'Next deadline',
    amount: 'Largest amount',
    newest: 'Newest facts',
    fit: 'Best fit',
  } satisfies Record<TrackerSort, string>,
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function choice<Value extends string>(
  title: string,
  query: string,
  names: Readonly<Record<Value, string>>,
  values: readonly { value: Value }[],
): FilterChoice {
  return {
    title,
    query,
    filters: values.map(({ value }) => ({ value, title: names[value] })),
  };
}

const all = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value }));

const choicesOf = (facets: TrackerFacets): FilterChoice[] => [
  {
    title: 'Based in',
    query: 'country',
    filters: facets.countries.map(({ value }) => ({
      value,
      title: countryNames.of(value) ?? value,
    })),
  },
  choice('For companies in', 'region', titles.region, facets.regions),
  choice('Stage', 'stage', titles.stage, facets.stages),
  choice('Sector', 'sector', titles.sector, facets.sectors),
  choice('Type of funding', 'instrument', titles.instrument, facets.instruments),
  choice('When to apply', 'schedule', titles.schedule, facets.schedules),
  { title: 'Open now', query: 'open', filters: [{ value: 'true', title: 'Open now' }] },
  {
    title: 'Currency',
    query: 'currency',
    filters: currencies.map((code) => ({ value: code, title: code })),
  },
  choice('Order', 'sort', titles.sort, all(titles.sort)),
];

/** How long the values are good for: they come from every record of a list. */
const VALUES_MS = 60_000;

/**
 * What each list can be filtered by: the values that its records have.
 *
 * @param now the server's clock
 */
export function recordFilters(now: () => Date): FilterSource[] {
  const choices = remembered(VALUES_MS, now, async (type: TrackerType, db: Database) =>
    choicesOf(toFacets(await countFacets(db, { viewer: null, angels: false }, type, {}))),
  );
  return trackerTypes.map((type) => ({ type, filters: (db) => choices(type, db) }));
}
