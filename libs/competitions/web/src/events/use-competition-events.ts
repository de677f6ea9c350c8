import { useQueryClient } from '@tanstack/react-query';
import {
  competitionEvent,
  entryEvent,
  listEntries,
  listResults,
  readEntry,
  readOwnEntry,
  readVote,
  type CompetitionCard,
} from '@upround/competitions/contract';
import { keyOf, pagesKeyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { rereadCompetition } from '../data/competition-cache';

/** Rereads an open competition and the member's entry to it once they change, and where a change may have been missed. */
export function useCompetitionEvents(
  competition: Pick<CompetitionCard, 'id' | 'slug'> | undefined,
): void {
  const client = useQueryClient();
  const slug = competition?.slug ?? '';
  const rereadEntry = () =>
    void client.invalidateQueries({ queryKey: keyOf(readOwnEntry, { params: { slug } }) });
  const reread = () => {
    rereadCompetition(client, slug);
    for (const call of [listEntries, listResults]) {
      void client.invalidateQueries({ queryKey: pagesKeyOf(call) });
    }
    for (const call of [readEntry, readVote]) {
      void client.invalidateQueries({ queryKey: keyOf(call) });
    }
  };
  useRealtimeEvent(competitionEvent, ({ id }) => {
    if (id === competition?.id) reread();
  });
  useRealtimeEvent(entryEvent, ({ competitionId }) => {
    if (competitionId === competition?.id) rereadEntry();
  });
  useRealtimeGap(() => {
    if (competition === undefined) return;
    reread();
    rereadEntry();
  });
}
