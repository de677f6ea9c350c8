import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  competitionEvent,
  listCompetitions,
  type ListedCompetition,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import { pagesKeyOf, renewedOnReturn, replacePages, type PagesOf } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';

type ListInput = CallInput<typeof listCompetitions>;
type ListPage = CallOutput<typeof listCompetitions>;

/** Milliseconds between the questions of a list in view whether there are new results. */
const INTERVAL = 60_000;

/** The beginning of a list as it is now, read every minute; null before the first time. */
const newestQuery = (input: ListInput) =>
  queryOptions<ListPage | null>({
    queryKey: ['competitions.newestResults', input],
    queryFn: ({ signal }) => api.call(listCompetitions, input, { signal }),
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
    ...renewedOnReturn,
  });

const resultOf = ({ publishedAt, winners }: ListedCompetition) =>
  JSON.stringify([
    publishedAt,
    winners.map(({ entryId, title, prize }) => [entryId, title, prize]),
  ]);

/** Whether more competitions have a result than the list shows, or a shown competition has a different one. */
function hasNewResults(
  { pages: [first, ...rest] }: PagesOf<typeof listCompetitions>,
  now: ListPage,
) {
  if (first === undefined) return false;
  const shown = new Map([first, ...rest].flatMap(({ data }) => data.map((row) => [row.id, row])));
  return (
    now.counts.PAST > first.counts.PAST ||
    now.data.some((row) => {
      const before = shown.get(row.id);
      return before !== undefined && resultOf(before) !== resultOf(row);
    })
  );
}

/**
 * Whether an open list of competitions has new results. Members who follow or entered one hear of it at once; everyone
 * else's page asks.
 *
 * @param shown the list as it is shown; undefined where it isn't
 */
export function useNewResults(
  input: ListInput,
  shown: PagesOf<typeof listCompetitions> | undefined,
) {
  const client = useQueryClient();
  const options = newestQuery(input);
  const { data: newest } = useQuery({ ...options, enabled: shown !== undefined });
  useRealtimeEvent(competitionEvent, () => {
    void client.invalidateQueries({ queryKey: options.queryKey });
  });
  /** Lists that are cached are read again when they are opened. */
  const outdate = () =>
    client.invalidateQueries({ queryKey: pagesKeyOf(listCompetitions), refetchType: 'none' });
  return {
    hasNew: shown !== undefined && newest !== null && hasNewResults(shown, newest),
    newest: newest?.data ?? [],
    outdate,
    /** Puts the list as it is now in place of what is shown. */
    read: async () => {
      await outdate();
      client.setQueryData(options.queryKey, await replacePages(client, listCompetitions, input));
    },
  };
}
