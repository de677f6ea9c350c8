import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  type listCompetitions,
  listResults,
  type CompetitionCard,
  type CompetitionSeries,
  type GalleryEntry,
  type ResultLine,
} from '@upround/competitions/contract';
import { itemsOf, replacePages, type PagesOf } from '@upround/shared/query';
import { entriesQuery, resultsQuery, roundQuery } from '../data/competition-queries';
import { useNewResults } from '../data/use-new-results';
import { roundsInput, roundsQuery, shownRoundsOf } from './past-queries';

export interface PastRounds {
  /** Whether something of them is still to come. */
  isLoading: boolean;
  /** Of the newest round, once they're public and until its result is. */
  gallery: { round: CompetitionCard; entries: readonly GalleryEntry[] } | undefined;
  /** Of the newest round with a result. */
  winners: { round: CompetitionCard; lines: readonly ResultLine[] } | undefined;
  /** Those with a result. */
  decided: readonly CompetitionCard[];
  /** Results that aren't shown yet. */
  newResults: { isShown: boolean; show: () => Promise<void> };
}

/** Ranks that are winners. */
const TOP = 3;
/** Two rows of cards, or one: in wide windows no row has a gap. */
const ROWS = [6, 3] as const;

const fullRows = <Item>(items: readonly Item[]): readonly Item[] =>
  items.slice(0, ROWS.find((count) => items.length >= count) ?? items.length);

/**
 * What past rounds of a showcase or campaign have to show. What can't be read is left out: the page is about the round to
 * come.
 */
export function usePastRounds(series: CompetitionSeries, isShown: boolean): PastRounds {
  const fresh = { refetchOnMount: 'always' } as const;
  const list = useInfiniteQuery({ ...roundsQuery(series), ...fresh, enabled: isShown });
  const rounds = itemsOf(list.data).items;
  const { gallery, decided } = shownRoundsOf(rounds);
  const entries = useInfiniteQuery({
    ...entriesQuery(gallery?.slug ?? ''),
    ...fresh,
    enabled: isShown && gallery !== undefined,
  });
  const results = useInfiniteQuery({
    ...resultsQuery(decided?.slug ?? ''),
    ...fresh,
    enabled: isShown && decided !== undefined,
  });
  const newResults = useRoundResults(series, isShown ? list.data : undefined);
  const shown = fullRows(itemsOf(entries.data).items);
  const lines = fullRows(
    itemsOf(results.data).items.filter(({ rank }) => rank !== null && rank <= TOP),
  );
  return {
    isLoading: list.isLoading || entries.isLoading || results.isLoading,
    gallery: gallery && shown.length > 0 ? { round: gallery, entries: shown } : undefined,
    winners: decided && lines.length > 0 ? { round: decided, lines } : undefined,
    decided: rounds.filter(({ phase }) => phase === 'RESULT'),
    newResults,
  };
}

/** Whether rounds have new results, and how they are shown. */
function useRoundResults(
  series: CompetitionSeries,
  rounds: PagesOf<typeof listCompetitions> | undefined,
): PastRounds['newResults'] {
  const client = useQueryClient();
  const { hasNew, newest, read } = useNewResults(roundsInput(series), rounds);
  const show = async () => {
    // Winners and entries are read first, so that they replace what is shown at once.
    const { gallery, decided } = shownRoundsOf(newest);
    await Promise.all([
      decided && replacePages(client, listResults, { params: { slug: decided.slug }, query: {} }),
      gallery && client.prefetchInfiniteQuery(entriesQuery(gallery.slug)),
    ]);
    await read();
    void client.invalidateQueries({ queryKey: roundQuery(series).queryKey });
  };
  return { isShown: hasNew, show };
}
