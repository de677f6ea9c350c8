import { useQueries } from '@tanstack/react-query';
import { readMentorFacets, type MentorFilters } from '@upround/mentor/contract';
import { queryFor } from '@upround/shared/query';
import type { ActiveFilter } from '../filters/use-active-filters';
import { withOnlyField, withoutField } from '../model/directory-filters';

/** Filters near those that leave no one. */
export interface WayOut {
  field: string;
  /** The values of the filter that is removed, or that stays alone. */
  label: string;
  filters: MentorFilters;
  /** How many mentors it leaves; undefined where that couldn't be counted. */
  total: number | undefined;
}

export interface WaysOut {
  isPending: boolean;
  /** Whether each way removes one filter, or keeps one alone since that wouldn't be enough. */
  kind: 'without' | 'only';
  /** What leaves most mentors first. */
  ways: readonly WayOut[];
}

const useTotals = (all: readonly MentorFilters[]) =>
  useQueries({
    queries: all.map((filters) => queryFor(readMentorFacets, { query: filters })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      totals: results.map(({ data }) => data?.total),
    }),
  });

/** What leads on from filters that leave no one. A filter goes as a whole: of several values each adds mentors. */
export function useWaysOut(filters: MentorFilters, active: readonly ActiveFilter[]): WaysOut {
  const without = active.map(({ field }) => withoutField(filters, field));
  const loose = useTotals(without);
  const isStuck = active.length > 1 && loose.totals.every((total) => total === 0);
  const alone = isStuck ? active.map(({ field }) => withOnlyField(filters, field)) : [];
  const single = useTotals(alone);

  const { totals } = isStuck ? single : loose;
  const ways = active
    .map(({ field, values }, index): WayOut => ({
      field,
      label: values.map(({ label }) => label).join(', '),
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
