import type { QueryClient } from '@tanstack/react-query';
import { roundQuery } from '../data/competition-queries';
import { seriesPages, type SeriesName } from './series';

/** The round of a showcase or campaign, read while its code is on the way. */
export const readSeriesAhead = (client: QueryClient, name: SeriesName): Promise<void> =>
  client.prefetchQuery(roundQuery(seriesPages[name].series));
