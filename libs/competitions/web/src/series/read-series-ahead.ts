import type { QueryClient } from '@tanstack/react-query';
import { roundQuery } from '../data/competition-queries';
import { readPastAhead } from './past-queries';
import { seriesPages, type SeriesName } from './series';

/** The rounds of a showcase or campaign, read while its code is on the way. */
export async function readSeriesAhead(client: QueryClient, name: SeriesName): Promise<void> {
  const { series, isRules = false } = seriesPages[name];
  await Promise.all([
    client.prefetchQuery(roundQuery(series)),
    isRules ? undefined : readPastAhead(client, series),
  ]);
}
