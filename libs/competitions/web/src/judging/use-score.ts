import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listJudgedEntries,
  scoreEntry,
  type JudgedEntry,
  type ScoreDraft,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { changeItem } from '@upround/shared/query';
import { judgingQuery } from '../data/competition-queries';

/** What an entry of the list is once a score was saved. */
function scored(entry: JudgedEntry, draft: ScoreDraft): JudgedEntry {
  if ('points' in draft) return { ...entry, ...draft, hasConflict: false };
  return { ...entry, hasConflict: draft.hasConflict, ...(draft.hasConflict && { points: null }) };
}

/** Saves a judge's points for an entry, or that they have a conflict of interest. */
export function useScore(slug: string, { id }: Pick<JudgedEntry, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [scoreEntry.id, id],
    gcTime: 0,
    mutationFn: (body: ScoreDraft) => api.call(scoreEntry, { params: { slug, entryId: id }, body }),
    onSuccess: (judging, draft) => {
      client.setQueryData(judgingQuery(slug).queryKey, judging);
      changeItem<JudgedEntry>(
        client,
        [listJudgedEntries],
        (entry) => entry.id === id,
        (entry) => scored(entry, draft),
      );
    },
  });
}

export type Score = ReturnType<typeof useScore>;
