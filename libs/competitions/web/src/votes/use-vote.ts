import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  castVote,
  withdrawVote,
  type GalleryEntry,
  type OwnVote,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { useRequireMember, useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { ownVoteQuery } from '../data/competition-queries';
import { cachedVote, cancelVoteReads, rereadVotes, showVote } from '../data/vote-cache';
import type { CompetitionView } from '../model/competition-view';
import { useVoteText } from './messages/catalogue';

const none: OwnVote = { entryId: null, isHeld: false, refusal: null };

/**
 * The member's vote in a competition: shown at once, and put back where it fails. Presses one after another are sent in
 * their order. A guest logs in first.
 */
export function useVote({ competition }: CompetitionView) {
  const t = useVoteText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const requireMember = useRequireMember();
  const { isMember } = useSession();
  const { slug, vote } = competition;
  const query = useQuery({ ...ownVoteQuery(slug), enabled: isMember && vote !== null });
  const mutationKey = [castVote.id, slug];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `vote:${slug}` },
    // Null takes the vote back.
    mutationFn: (entryId: string | null) =>
      entryId === null
        ? api.call(withdrawVote, { params: { slug } })
        : api.call(castVote, { params: { slug }, body: { entryId } }),
    onMutate: async (entryId) => {
      await cancelVoteReads(client, slug);
      const before = cachedVote(client, slug) ?? none;
      showVote(client, slug, { ...before, entryId, isHeld: false });
      return before;
    },
    onSuccess: (answer) => {
      // A later press has the last word.
      if (client.isMutating({ mutationKey }) === 1) showVote(client, slug, answer);
    },
    onError: (error, entryId, before) => {
      if (client.isMutating({ mutationKey }) === 1) {
        if (before !== undefined) showVote(client, slug, before);
        rereadVotes(client, slug);
      }
      fail(error, t(entryId === null ? 'failed.back' : 'failed.cast'));
    },
  });
  const change = (entryId: string | null, text: string) => {
    const before = cachedVote(client, slug)?.entryId ?? null;
    mutate(entryId);
    // A first vote is in plain sight on its button.
    if (before !== null) toast.show({ type: 'info', text, undo: () => mutate(before) });
  };
  return {
    query,
    own: query.data,
    cast: ({ id, title }: Pick<GalleryEntry, 'id' | 'title'>) =>
      void requireMember(() => change(id, t('moved', { title }))),
    takeBack: () => void requireMember(() => change(null, t('back'))),
  };
}

export type VoteState = ReturnType<typeof useVote>;
