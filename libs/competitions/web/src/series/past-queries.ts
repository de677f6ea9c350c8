import type { QueryClient } from '@tanstack/react-query';
import {
  listCompetitions,
  type CompetitionCard,
  type CompetitionSeries,
} from '@upround/competitions/contract';
import { itemsOf, pagesFor, type PagesOf } from '@upround/shared/query';
import { entriesQuery, resultsQuery } from '../data/competition-queries';

/** What the call takes for the rounds of a showcase or campaign. */
export const roundsInput = (series: CompetitionSeries) => ({
  query: { status: 'ALL', series } as const,
});

/** The rounds of a showcase or campaign, the newest first. */
export const roundsQuery = (series: CompetitionSeries) =>
  pagesFor(listCompetitions, roundsInput(series));

/** Whether a round's entries are closed, and so public. */
const isPast = ({ phase }: CompetitionCard) => phase !== 'ANNOUNCED' && phase !== 'OPEN';

export interface ShownRounds {
  /** The newest one, while its entries are public and its result isn't. */
  gallery: CompetitionCard | undefined;
  /** The newest one with a result. */
  decided: CompetitionCard | undefined;
}

/** Which of the rounds a page shows more of than their names. */
export function shownRoundsOf(rounds: readonly CompetitionCard[]): ShownRounds {
  const past = rounds.filter(isPast);
  const [newest] = past;
  return {
    gallery: newest?.phase === 'RESULT' ? undefined : newest,
    decided: past.find(({ phase }) => phase === 'RESULT'),
  };
}

/** Reads the rounds, and of those that are shown the entries and winners. */
export async function readPastAhead(client: QueryClient, series: CompetitionSeries): Promise<void> {
  const options = roundsQuery(series);
  await client.prefetchInfiniteQuery(options);
  const { items } = itemsOf(
    client.getQueryData<PagesOf<typeof listCompetitions>>(options.queryKey),
  );
  const { gallery, decided } = shownRoundsOf(items);
  await Promise.all([
    gallery && client.prefetchInfiniteQuery(entriesQuery(gallery.slug)),
    decided && client.prefetchInfiniteQuery(resultsQuery(decided.slug)),
  ]);
}
