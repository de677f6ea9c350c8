import { useQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { roundQuery } from '../data/competition-queries';
import { useCompetitionEvents } from '../events/use-competition-events';
import type { CompetitionView } from '../model/competition-view';
import { clockOffset } from '../model/phases';
import { seriesPages, type SeriesName } from './series';

/** The round that a page of a showcase or campaign shows; undefined without one. */
export function useSeriesView(name: SeriesName) {
  const source = seriesPages[name];
  const query = useQuery(roundQuery(source.series));
  const { data, dataUpdatedAt, refetch } = query;
  const round = data?.round ?? undefined;
  useCompetitionEvents(round);
  // The rules have no form: applying is on the page of the showcase itself.
  const own = source.isRules === true ? links.showcase() : source.href();
  const view: CompetitionView | undefined = round && {
    competition: round,
    offset: clockOffset(round, dataUpdatedAt),
    reread: () => void refetch(),
    hrefOf: (tab) => {
      if (tab === 'about') return own;
      return tab === 'entry' ? `${own}?tab=entry` : links.competition(round.slug, { tab });
    },
  };
  return { query, view };
}
