import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { api } from '@upround/shared/api-client';
import { announce } from '@upround/shared/routing';
import { useRequireMember, useSession } from '@upround/shared/session';
import { recordActivity } from '@upround/social/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { withVote, type CastVote, type PollView } from '../../model/poll-view';
import { votesAtom } from '../../state/vote-atoms';
import { usePollText } from './messages/catalogue';

/** The poll including this visit's vote, and a function to vote: optimistic, rolled back on failure. */
export function useVote(postId: string, poll: PollView) {
  const store = useStore();
  const { user } = useSession();
  // Who signs in next in the same tab must not see this vote.
  const key = `${user?.id ?? ''}:${postId}`;
  const cast = useAtomValue(useMemo(() => atom((get) => get(votesAtom).get(key)), [key]));
  const requireMember = useRequireMember();
  const t = usePollText();
  const fail = useFailureToast();

  function write(vote: CastVote | undefined) {
    store.set(votesAtom, (before) => {
      const after = new Map(before);
      if (vote === undefined) after.delete(key);
      else after.set(key, vote);
      return after;
    });
  }

  async function send(selection: readonly string[]) {
    if (store.get(votesAtom).has(key)) return;
    write({ selection, counts: undefined });
    try {
      const answer = await api.call(recordActivity, {
        body: {
          referenceType: 'POST',
          referenceId: postId,
          state: 'ATTEMPTED',
          selection: poll.multiple ? [...selection] : selection[0],
        },
      });
      const { votes, voters } = answer;
      write({
        selection: answer.selection,
        counts:
          votes === undefined || voters === undefined
            ? undefined
            : { votes: new Map(votes.map((row) => [row.id, row.votes])), voters },
      });
      announce(t('poll.counted'));
    } catch (error) {
      write(undefined);
      fail(error, t('poll.failed'));
    }
  }

  return {
    poll: withVote(poll, cast),
    vote: (selection: readonly string[]) =>
      void requireMember(() => void send(selection), {
        verb: 'vote',
        reference: { referenceType: 'POST', referenceId: postId },
        selection,
      }),
  };
}
