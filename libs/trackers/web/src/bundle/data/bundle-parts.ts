import { useQuery } from '@tanstack/react-query';
import type { Bundle, TrackerCount } from '@upround/trackers/contract';
import { bundleQuery, overviewQuery } from '../../data/tracker-queries';

/** Milliseconds after which a payment that's on its way is asked for again, should its event be lost. */
const PENDING_MS = 5_000;

/** The bundle as the viewer has it. */
export const useBundle = () =>
  useQuery({
    ...bundleQuery(),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.pendingPaymentId !== null ? PENDING_MS : false,
  });

/** The bundle and what it holds. */
export interface BundleParts {
  bundle: Bundle;
  counts: readonly TrackerCount[];
}

/**
 * Reads both.
 *
 * @returns `parts` once they are there; `failed` where one of them can't be read
 */
export function useBundleParts() {
  const bundle = useBundle();
  const counts = useQuery(overviewQuery());
  const missing = [bundle, counts].filter(({ data, isError }) => isError && data === undefined);
  const failed = missing[0] && {
    error: missing[0].error,
    isFetching: missing.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(missing.map((query) => query.refetch())),
  };
  const parts: BundleParts | undefined = bundle.data &&
    counts.data && { bundle: bundle.data, counts: counts.data.data };
  return { parts, failed };
}
