import { readJobFacets, type JobFilters } from '@upround/jobs/contract';
import { useWaysOut } from '@upround/shared/query';
import { withOnlyField, withoutField, type ActiveFilter } from '../model/active-filters';

/** What leads on from filters that no job matches. */
export const useJobWaysOut = (filters: JobFilters, active: readonly ActiveFilter[]) =>
  useWaysOut(
    active.map(({ query, filters: on }) => ({
      field: query,
      label: on.map(({ label }) => label).join(', '),
      without: withoutField(filters, query),
      only: withOnlyField(filters, query),
    })),
    {
      call: readJobFacets,
      inputOf: (query) => ({ query }),
      totalOf: ({ total }) => total,
    },
  );
