import { useMutation, useQueryClient } from '@tanstack/react-query';
import { competitionLimits, decideVotes } from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { deskQuery, heldVotesQuery, leaveHeldVotes, usePutDesk } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';

interface Decided {
  decision: 'COUNT' | 'REJECT';
  /** Of at least one voter. */
  voterIds: readonly string[];
}

/** Counts held votes or rejects them, in as many calls as they take. */
export function useDecideVotes(slug: string) {
  const t = useDeskText();
  const client = useQueryClient();
  const put = usePutDesk();
  const fail = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ decision, voterIds }: Decided) => {
      let held = 0;
      for (let from = 0; from < voterIds.length; from += competitionLimits.votesAtOnce) {
        const userIds = voterIds.slice(from, from + competitionLimits.votesAtOnce);
        const competition = await api.call(decideVotes, {
          params: { slug },
          body: { decision, userIds },
        });
        put(competition);
        leaveHeldVotes(client, slug, userIds);
        held = competition.votes?.held ?? 0;
      }
      return held;
    },
    onSuccess: (held, { decision, voterIds }) => {
      const count = voterIds.length;
      const left = t('votes.left', { count: held });
      toast.show({ text: `${t(`votes.done.${decision}`, { count })} ${left}` });
    },
    onError: (error, { decision }) => {
      fail(error, t(`votes.cannot.${decision}`));
      // Maybe the result is out by now, or someone else decided.
      void client.invalidateQueries({ queryKey: deskQuery(slug).queryKey });
      void client.invalidateQueries({ queryKey: heldVotesQuery(slug).queryKey });
    },
  });
  return { decide: mutate, running: isPending ? variables.decision : null };
}

export type DecideVotes = ReturnType<typeof useDecideVotes>;
