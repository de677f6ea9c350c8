import type { QueryClient } from '@tanstack/react-query';
import { boardIn } from '../model/board-address';
import {
  ambassadorQuery,
  boardQuery,
  creatorProgrammeQuery,
  programmeQuery,
} from './ambassador-queries';

/** What the pages of the programmes show first, read while their code is on the way. */
export const readAhead = {
  programme: (client: QueryClient) => client.prefetchQuery(programmeQuery()),
  ambassador: (client: QueryClient, slug: string) => client.prefetchQuery(ambassadorQuery(slug)),
  board: (client: QueryClient, search: URLSearchParams) =>
    client.prefetchInfiniteQuery(boardQuery(boardIn(search, new Date()))),
  creators: (client: QueryClient) => client.prefetchQuery(creatorProgrammeQuery()),
};
