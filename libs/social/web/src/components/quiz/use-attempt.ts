import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { api, ApiError } from '@upround/shared/api-client';
import { useFormat } from '@upround/shared/i18n';
import { keyOf } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { useRequireMember, useSession } from '@upround/shared/session';
import { readQuizScore, recordActivity, type QuizResult } from '@upround/social/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { withAttempt, type Attempt, type QuizView } from '../../model/quiz-view';
import { attemptsAtom } from '../../state/attempt-atoms';
import { useQuizText } from './messages/catalogue';

/**
 * The quiz with this visit's attempt in it, and the way to answer. Nothing is shown before the API has said what is
 * right.
 *
 * @param onStale the attempt was refused because the quiz is no longer as it was read
 */
export function useAttempt(postId: string, quiz: QuizView, onStale: () => void) {
  const store = useStore();
  const client = useQueryClient();
  const { user } = useSession();
  // Who signs in next in the same tab must not see this answer.
  const key = `${user?.id ?? ''}:${postId}`;
  const attempt = useAtomValue(useMemo(() => atom((get) => get(attemptsAtom).get(key)), [key]));
  const requireMember = useRequireMember();
  const t = useQuizText();
  const format = useFormat();
  const fail = useFailureToast();

  function write(next: Attempt | undefined) {
    store.set(attemptsAtom, (before) => {
      const after = new Map(before);
      if (next === undefined) after.delete(key);
      else after.set(key, next);
      return after;
    });
  }

  function say({ correct, right, explanation: why, score }: QuizResult) {
    const explanation = why ?? '';
    const answers = quiz.options.filter(({ id }) => right.includes(id)).map(({ text }) => text);
    announce(
      correct
        ? t('quiz.announceRight', { streak: score.streak, explanation })
        : t('quiz.announceWrong', {
            count: answers.length,
            answers: format.list(answers),
            explanation,
          }),
    );
  }

  async function send(selection: readonly string[]) {
    if (store.get(attemptsAtom).has(key)) return;
    write({ selection, result: undefined });
    try {
      const answer = await api.call(recordActivity, {
        body: {
          referenceType: 'QUIZ',
          referenceId: postId,
          state: 'ATTEMPTED',
          selection: quiz.multiple ? [...selection] : selection[0],
        },
      });
      const { quiz: result, votes = [], voters = 0 } = answer;
      if (result === undefined) throw new Error('The API says nothing of the quiz.');
      write({
        selection: answer.selection,
        result: { ...result, voters, votes: new Map(votes.map((row) => [row.id, row.votes])) },
      });
      client.setQueryData(keyOf(readQuizScore, {}), result.score);
      say(result);
    } catch (error) {
      write(undefined);
      fail(error, t('quiz.failed'));
      if (error instanceof ApiError && error.status === 409) onStale();
    }
  }

  return {
    quiz: withAttempt(quiz, attempt),
    isChecking: attempt !== undefined && attempt.result === undefined,
    /** Whether what is shown was revealed on this visit. */
    isFresh: attempt?.result !== undefined,
    answer: (selection: readonly string[]) =>
      void requireMember(() => void send(selection), {
        verb: 'vote',
        reference: { referenceType: 'QUIZ', referenceId: postId },
        selection,
      }),
  };
}
