import { useQueries } from '@tanstack/react-query';
import {
  fitOf,
  listTrackers,
  regionsMet,
  trackerTypes,
  type Fit,
  type FitSettings,
  type Tracker,
} from '@upround/trackers/contract';
import { queryFor } from '@upround/shared/query';
import { isNothing } from './fit-values';

/** A record with its score for settings that may not be saved yet. */
export interface Match {
  record: Tracker;
  fit: Fit;
}

const MOST = 6;

/** Records that publish that all of the settings but the amount fits; the amount is scored afterwards. */
const filtersOf = ({ stage, sectors, region }: FitSettings) => ({
  ...(stage !== null && { stage: [stage] }),
  ...(sectors.length > 0 && { sector: [...sectors] }),
  ...(region !== null && { region: [...regionsMet(region)] }),
});

/** The best matches of settings as they are being chosen, of all types. */
export function useMatches(settings: FitSettings) {
  const isEmpty = isNothing(settings);
  return useQueries({
    queries: trackerTypes.map((type) => ({
      ...queryFor(listTrackers, { query: { type, ...filtersOf(settings) } }),
      enabled: !isEmpty,
    })),
    combine: (results) => ({
      isPending: !isEmpty && results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => void Promise.all(results.map((one) => one.refetch())),
      matches: results
        .flatMap(({ data }) => data?.data ?? [])
        .flatMap((record): Match[] => {
          const fit = fitOf(record, settings);
          return fit === null ? [] : [{ record, fit }];
        })
        .sort((one, other) => other.fit.score - one.fit.score)
        .slice(0, MOST),
    }),
  });
}
