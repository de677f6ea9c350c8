import { useQueries } from '@tanstack/react-query';
import type { AnyCall, CallInput, CallOutput } from '@upround/shared/contract-core';
import { queryFor } from './query-for';

/** A filter that is on, with all its values. */
export interface FilterInUse<Filters> {
  field: string;
  /** Its values in words. */
  label: string;
  /** The other filters. */
  without: Filters;
  /** This filter alone. */
  only: Filters;
}

/** How the records that filters leave are counted. */
export interface FilterCount<Filters, Call extends AnyCall> {
  call: Call;
  inputOf: (filters: Filters) => CallInput<Call>;
  totalOf: (output: CallOutput<Call>) => number;
}

/** Filters near those that leave no records. */
export interface WayOut<Filters> {
  field: string;
  /** The values of the filter that is removed, or kept alone. */
  label: string;
  filters: Filters;
  /** How many records it leaves; undefined where that couldn't be counted. */
  total: number | undefined;
}

export interface WaysOut<Filters> {
  isPending: boolean;
  /** Whether each way removes one filter, or keeps one alone since removing one isn't enough. */
  kind: 'without' | 'only';
  /** Sorted by total, largest first; empty where not even one filter alone leaves a record. */
  ways: readonly WayOut<Filters>[];
}

function useTotals<Filters, Call extends AnyCall>(
  all: readonly Filters[],
  { call, inputOf, totalOf }: FilterCount<Filters, Call>,
) {
  return useQueries({
    queries: all.map((filters) => queryFor(call, inputOf(filters))),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      totals: results.map(({ data }) => (data === undefined ? undefined : totalOf(data))),
    }),
  });
}

/**
 * Finds which filter to remove where filters leave no records. A filter is removed with all its values, since
 * without one of several values there are no more records than before.
 *
 * @param inUse the filters that are on
 * @param count how records are counted
 */
export function useWaysOut<Filters, Call extends AnyCall>(
  inUse: readonly FilterInUse<Filters>[],
  count: FilterCount<Filters, Call>,
): WaysOut<Filters> {
  const loose = useTotals(
    inUse.map(({ without }) => without),
    count,
  );
  const isStuck = inUse.length > 1 && loose.totals.every((total) => total === 0);
  const single = useTotals(isStuck ? inUse.map(({ only }) => only) : [], count);
  const { totals } = isStuck ? single : loose;
  const ways = inUse
    .map(({ field, label, without, only }, index) => ({
      field,
      label,
      filters: isStuck ? only : without,
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
