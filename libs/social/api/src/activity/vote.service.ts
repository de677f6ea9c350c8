import { activityErrors, type QuizScore, type recordActivity } from '@upround/social/contract';
import { coreErrors, type CallOutput, type HandlerInput } from '@upround/shared/contract-core';
import { newId, statement, type Trx } from '@upround/shared/db';
import type { PollStore, PollState, PollTotals } from '@upround/shared/ports';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import {
  activityColumns,
  findActivity,
  presentActivity,
  type ActivityRow,
} from './activity.read-model';
import { addAttempt, readScore } from './quiz-score.store';

type Vote = HandlerInput<typeof recordActivity>['body'];
type Poll = Extract<PollState, { ownerId: string }>;

/** The options chosen, each once and in the poll's order. */
function selectionOf(vote: Vote, poll: Poll): string[] {
  const chosen = new Set(typeof vote.selection === 'string' ? [vote.selection] : vote.selection);
  if (chosen.size === 0) throw new AppError(coreErrors.INVALID_FIELD, { path: 'selection' });
  const selection = poll.optionIds.filter((id) => chosen.has(id));
  if (selection.length !== chosen.size) {
    throw new AppError(activityErrors.UNKNOWN_OPTION, { path: 'selection' });
  }
  if (selection.length > 1 && !poll.multiple) {
    throw new AppError(activityErrors.ONE_OPTION_ONLY, { path: 'selection' });
  }
  return selection;
}

const pollRefusals = {
  own: activityErrors.OWN_POLL,
  closed: activityErrors.POLL_CLOSED,
  final: activityErrors.ALREADY_VOTED,
};
const quizRefusals = {
  own: activityErrors.OWN_QUIZ,
  closed: activityErrors.QUIZ_CLOSED,
  final: activityErrors.ALREADY_ATTEMPTED,
};
const refusalsOf = ({ answer }: Poll) => (answer === null ? pollRefusals : quizRefusals);

async function openPoll(polls: PollStore, trx: Trx, userId: string, vote: Vote): Promise<Poll> {
  const poll = await polls.open(trx, userId, vote.referenceId);
  if (poll.kind === 'NOT_FOUND') throw new AppError(coreErrors.NOT_FOUND);
  if (poll.kind === 'NOT_A_POLL' || (poll.answer === null) !== (vote.referenceType === 'POST')) {
    throw new AppError(activityErrors.NOT_A_POLL, { path: 'referenceId' });
  }
  if (poll.ownerId === userId) throw new AppError(refusalsOf(poll).own);
  return poll;
}

type InsertValues = {
  id: string;
  voter: string;
  type: Vote['referenceType'];
  reference: string;
  state: Vote['state'];
  selection: readonly string[];
  correct: boolean | null;
};

const insert = statement<ActivityRow, InsertValues>(
  'social.insert-vote',
  `insert into activities (id, user_id, reference_type, reference_id, kind, state, selection, correct)
   values (:id::uuid, :voter::uuid, :type, :reference::uuid, 'VOTE', :state, :selection::text[],
     :correct::boolean)
   on conflict do nothing
   returning ${activityColumns}`,
);

const insertVote = (
  trx: Trx,
  userId: string,
  { referenceType: type, referenceId: reference, state }: Vote,
  selection: readonly string[],
  correct: boolean | null,
) => insert.first(trx, { id: newId(), voter: userId, type, reference, state, selection, correct });

const sameSelection = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What was chosen is all that is right, and nothing else; null for a poll, where nothing is. */
const isCorrect = ({ answer }: Poll, selection: readonly string[]) =>
  answer && sameSelection(answer.right, selection);

/** The vote with the totals, and of a quiz what it reveals. */
function present(
  row: ActivityRow,
  poll: Poll,
  totals: PollTotals,
  score: QuizScore | null,
): CallOutput<typeof recordActivity> {
  const correct = isCorrect(poll, row.selection);
  return {
    ...presentActivity(row),
    votes: totals.options,
    voters: totals.voters,
    ...(poll.answer !== null &&
      correct !== null &&
      score !== null && {
        quiz: {
          correct,
          score,
          right: [...poll.answer.right],
          explanation: poll.answer.explanation,
        },
      }),
  };
}

/**
 * Votes in a poll or answers a quiz. The unique row of poll and person decides between parallel votes of one person:
 * the first one counts, the same again returns it, and a different one is rejected with it. The poll's row is locked
 * last and only to count, so that many people can vote at once.
 */
export async function castVote(
  polls: PollStore,
  context: WriteContext,
  vote: Vote,
): Promise<CallOutput<typeof recordActivity>> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const poll = await openPoll(polls, trx, userId, vote);
  const selection = selectionOf(vote, poll);
  const correct = isCorrect(poll, selection);
  const row =
    poll.kind === 'OPEN' ? await insertVote(trx, userId, vote, selection, correct) : undefined;
  if (row !== undefined) {
    const score = correct === null ? null : await addAttempt(trx, userId, correct);
    return present(row, poll, await polls.count(trx, vote.referenceId, selection), score);
  }
  const stored = await findActivity(trx, userId, vote.referenceId, 'VOTE');
  const refusals = refusalsOf(poll);
  if (stored === undefined) throw new AppError(refusals.closed);
  if (!sameSelection(stored.selection, selection)) {
    throw new AppError(refusals.final, { details: { selection: stored.selection } });
  }
  const score = poll.answer && (await readScore(trx, userId));
  return present(stored, poll, await polls.totals(trx, vote.referenceId), score);
}
