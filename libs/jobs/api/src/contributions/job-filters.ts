import { postedWithin } from '@upround/jobs/contract';
import type {
  CompanyStage,
  ExperienceLevel,
  JobSort,
  JobType,
  Workplace,
} from '@upround/jobs/contract';
import { currencies } from '@upround/shared/domain';
import type { FilterSource } from '@upround/shared/ports';
import { labelsOf } from '../board/city-labels.read-model';
import { countFacets } from '../board/facets.read-model';

const titles = {
  type: {
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACT: 'Contract',
    INTERNSHIP: 'Internship',
  } satisfies Record<JobType, string>,
  workplace: {
    ONSITE: 'On site',
    HYBRID: 'Hybrid',
    REMOTE: 'Remote',
  } satisfies Record<Workplace, string>,
  experience: {
    ENTRY: 'Up to 1 year',
    JUNIOR: '1 to 3 years',
    MID: '3 to 5 years',
    SENIOR: '5 to 8 years',
    LEAD: '8+ years',
  } satisfies Record<ExperienceLevel, string>,
  stage: {
    BOOTSTRAPPED: 'Bootstrapped',
    PRE_SEED: 'Pre-seed',
    SEED: 'Seed',
    SERIES_A: 'Series A',
    SERIES_B: 'Series B',
    GROWTH: 'Growth',
  } satisfies Record<CompanyStage, string>,
  sort: { newest: 'Newest', salary: 'Highest salary' } satisfies Record<JobSort, string>,
};

const choice = (title: string, query: string, names: Record<string, string>) => ({
  title,
  query,
  filters: Object.entries(names).map(([value, name]) => ({ value, title: name })),
});

/** What the board can be filtered by: what jobs can be, and the tags and cities that open ones have. */
export const jobFilters: FilterSource = {
  type: 'JOB',
  filters: async (db) => {
    const counted = await countFacets(db, null, {}, new Date());
    const commonest = (facet: 'tag' | 'location') =>
      counted.filter((row) => row.facet === facet).map(({ value }) => value);
    const cities = commonest('location');
    const labels = await labelsOf(db, cities);
    return [
      {
        title: 'Tag',
        query: 'tag',
        filters: commonest('tag').map((value) => ({ title: `#${value}`, value })),
      },
      {
        title: 'City',
        query: 'location',
        filters: cities.map((value) => ({ title: labels.get(value) ?? value, value })),
      },
      choice('Workplace', 'workplace', titles.workplace),
      choice('Type', 'type', titles.type),
      choice('Experience', 'experience', titles.experience),
      choice('Company', 'stage', titles.stage),
      {
        title: 'Currency',
        query: 'currency',
        filters: currencies.map((code) => ({ title: code, value: code })),
      },
      choice('Visa', 'visa', { true: 'Visa sponsorship' }),
      {
        title: 'Posted',
        query: 'posted',
        filters: postedWithin.map((days) => ({
          title: `Last ${days} days`,
          value: String(days),
        })),
      },
      choice('Order', 'sort', titles.sort),
    ];
  },
};
