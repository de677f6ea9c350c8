import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { competitionQuery } from '../data/competition-queries';
import { useCompetitionEvents } from '../events/use-competition-events';
import type { CompetitionView } from '../model/competition-view';
import { clockOffset } from '../model/phases';

/** The competition of the address, reread while it is open. */
export function useCompetitionView() {
  const { slug = '' } = useParams();
  const query = useQuery(competitionQuery(slug));
  const { data: competition, error, dataUpdatedAt, refetch } = query;
  useCompetitionEvents(competition);
  const view: CompetitionView | undefined = competition && {
    competition,
    offset: clockOffset(competition, dataUpdatedAt),
    reread: () => void refetch(),
    hrefOf: (tab) => links.competition(competition.slug, { tab }),
  };
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { query, view, isGone };
}
