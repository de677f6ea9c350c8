import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  followCompetition,
  readCompetition,
  readRound,
  unfollowCompetition,
  type CompetitionCard,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { keyOf } from '@upround/shared/query';
import { useRequireMember } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { changeCompetition } from '../data/competition-cache';
import { useCompetitionPartsText } from './messages/catalogue';

/**
 * Follows a competition and stops following it; shown at once, and put back where it fails. Presses one after another are
 * sent in their order. A guest logs in first.
 */
export function useFollow({ slug, title }: Pick<CompetitionCard, 'slug' | 'title'>) {
  const t = useCompetitionPartsText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const requireMember = useRequireMember();
  const mutationKey = [followCompetition.id, slug];
  const show = (isFollowing: boolean) =>
    changeCompetition(client, slug, (card) =>
      card.isFollowing === isFollowing
        ? {}
        : {
            isFollowing,
            followerCount: Math.max(0, card.followerCount + (isFollowing ? 1 : -1)),
          },
    );
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `follow:${slug}` },
    mutationFn: (isFollowing: boolean) =>
      api.call(isFollowing ? followCompetition : unfollowCompetition, { params: { slug } }),
    onMutate: async (isFollowing) => {
      // An answer that's under way may be older than this.
      await client.cancelQueries({ queryKey: keyOf(readCompetition, { params: { slug } }) });
      await client.cancelQueries({ queryKey: keyOf(readRound) });
      show(isFollowing);
    },
    onSuccess: ({ active, count }) => {
      // A later press has the last word.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeCompetition(client, slug, () => ({ isFollowing: active, followerCount: count }));
    },
    onError: (error, isFollowing) => {
      show(!isFollowing);
      fail(error, t(isFollowing ? 'follow.failed' : 'follow.stopFailed', { title }));
    },
  });
  return (isFollowing: boolean) =>
    void requireMember(() => {
      mutate(isFollowing);
      if (isFollowing) return;
      toast.show({
        type: 'info',
        text: t('follow.stopped', { title }),
        undo: () => mutate(true),
      });
    });
}
