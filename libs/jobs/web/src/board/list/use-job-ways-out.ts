import { useQueries } from '@tanstack/react-query';
import { readJobFacets, type JobFilters } from '@upround/jobs/contract';
import { queryFor } from '@upround/shared/query';
import { withOnlyField, withoutField, type ActiveFilter } from '../model/active-filters';

/** A board near the one that shows nothing. */
export interface WayOut {
  field: string;
  /** The values of the filter that is taken away, or that stays alone. */
  label: string;
  filters: JobFilters;
  /** How many jobs it shows; undefined where that could not be counted. */
  total: number | undefined;
}

export interface WaysOut {
  isPending: boolean;
  /** Whether each way takes one filter away, or keeps one alone since that would not be enough. */
  kind: 'without' | 'only';
  /** Those with most jobs first; none where not even one filter alone leads to a job. */
  ways: readonly WayOut[];
}

/** How many jobs each of some boards shows. */
const useTotals = (boards: readonly JobFilters[]) =>
  useQueries({
    queries: boards.map((filters) => queryFor(readJobFacets, { query: filters })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      totals: results.map(({ data }) => data?.total),
    }),
  });

/**
 * What leads on from filters that leave nothing. A filter goes as a whole: of several values each adds jobs, and
 * without one of them there are no more than before.
 */
export function useWaysOut(filters: JobFilters, active: readonly ActiveFilter[]): WaysOut {
  const without = active.map(({ query }) => withoutField(filters, query));
  const loose = useTotals(without);
  const isStuck = active.length > 1 && loose.totals.every((total) => total === 0);
  const alone = isStuck ? active.map(({ query }) => withOnlyField(filters, query)) : [];
  const single = useTotals(alone);

  const { totals } = isStuck ? single : loose;
  const ways = active
    .map(({ query, filters: on }, index): WayOut => ({
      field: query,
      label: on.map(({ label }) => label).join(', '),
      filters: (isStuck ? alone[index] : without[index]) ?? {},
      total: totals[index],
    }))
    .filter(({ total }) => !isStuck || total !== 0)
    .sort((one, other) => (other.total ?? 0) - (one.total ?? 0));
  return {
    isPending: loose.isPending || single.isPending,
    kind: isStuck ? 'only' : 'without',
    ways,
  };
}
