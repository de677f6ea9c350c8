import type { QueryClient } from '@tanstack/react-query';
import { competitionQuery } from '../data/competition-queries';

/** What a competition's page shows first, read while its code is on the way. */
export const readCompetitionAhead = (client: QueryClient, slug = ''): Promise<void> =>
  client.prefetchQuery(competitionQuery(slug));
