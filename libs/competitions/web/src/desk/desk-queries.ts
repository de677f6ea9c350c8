import { useQueryClient } from '@tanstack/react-query';
import { listDesk, readDesk, type DeskCompetition } from '@upround/competitions/contract';
import { pagesFor, pagesKeyOf, queryFor } from '@upround/shared/query';
import { rereadCompetition } from '../data/competition-cache';

export const deskListQuery = pagesFor(listDesk, { query: {} });

export const deskQuery = (slug: string) => queryFor(readDesk, { params: { slug } });

/** Shows what a write answered, and reads again what members see of it. */
export function usePutDesk(): (competition: DeskCompetition) => void {
  const client = useQueryClient();
  return (competition) => {
    const { slug } = competition;
    client.setQueryData(deskQuery(slug).queryKey, competition);
    void client.invalidateQueries({ queryKey: pagesKeyOf(listDesk) });
    rereadCompetition(client, slug);
  };
}
