import { screen, waitFor, within } from '@testing-library/react';
import { coreErrors } from '@upround/shared/contract-core';
import { announcerProps } from '@upround/shared/routing';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import {
  activityErrors,
  activityFixtures,
  quizScoreFixture,
  readQuizScore,
  recordActivity,
} from '@upround/social/contract';
import type { QuizView } from '../../model/quiz-view';
import { QuizScore } from './quiz-score';
import { QuizVote } from './quiz-vote';

const [, attempt] = activityFixtures;
if (attempt?.quiz === undefined) throw new Error('the contract has no fixture of an attempt');
const { quiz: result } = attempt;

const quiz: QuizView = {
  options: [
    { id: 'q1', text: '25 %' },
    { id: 'q2', text: '20 %' },
  ],
  multiple: false,
  endsAt: null,
  closed: false,
  voters: 9,
  selection: [],
  revealed: false,
  explanation: null,
};
const revealed: QuizView = {
  ...quiz,
  options: [
    { id: 'q1', text: '25 %', votes: 1, right: false },
    { id: 'q2', text: '20 %', votes: 2, right: true },
  ],
  revealed: true,
  explanation: '2 ÷ 10',
  voters: 3,
};

function open(view: QuizView, { own = false, api = fakeApi(), user = aUser() as never } = {}) {
  const onStale = jest.fn<void, []>();
  const page = renderScreen(
    <>
      <QuizScore />
      <QuizVote postId={attempt?.referenceId ?? ''} quiz={view} own={own} onStale={onStale} />
    </>,
    { api: api.on(readQuizScore, () => ({ ...quizScoreFixture, streak: 2 })), user },
  );
  return { ...page, onStale };
}
const said = () => document.getElementById(announcerProps.id);
const answered = () => fakeApi().on(recordActivity, () => attempt);
const choose = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
};

describe('a quiz', () => {
  it('is answered, and then says what is right, why, and how others did', async () => {
    const page = open(quiz, { api: answered() });
    await expect(page.container).toHaveNoAxeViolations();
    await choose(page, '20 %');
    const group = await screen.findByRole('group', { name: 'Quiz result' });
    expect(page.api.received(recordActivity)[0]?.body).toEqual({
      referenceType: 'QUIZ',
      referenceId: attempt.referenceId,
      state: 'ATTEMPTED',
      selection: 'q2',
    });
    expect(within(group).getByText('Correct')).toBeVisible();
    expect(within(group).getByText('2 ÷ (8 + 2) = 20 %.')).toBeVisible();
    const [first, second] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent('25 %40%');
    expect(second).toHaveTextContent('20 %Correct answer · Your answer60%');
    expect(group).toHaveFocus();
    expect(said()).toHaveTextContent('Correct. That’s 3 in a row. 2 ÷ (8 + 2) = 20 %.');
    await expect(page.container).toHaveNoAxeViolations();
  });

  it('moves the score with the answer, without reading it again', async () => {
    const page = open(quiz, { api: answered() });
    expect(await screen.findByText('2')).toBeVisible();
    await choose(page, '20 %');
    const streak = (await screen.findByText('Streak')).parentElement;
    await waitFor(() => expect(streak).toHaveTextContent('3'));
    expect(page.api.received(readQuizScore)).toHaveLength(1);
  });

  it('tells a wrong answer by words and names the right one', async () => {
    const wrong = { ...attempt, selection: ['q1'], quiz: { ...result, correct: false } };
    const page = open(quiz, { api: fakeApi().on(recordActivity, () => wrong) });
    await choose(page, '25 %');
    const group = await screen.findByRole('group', { name: 'Quiz result' });
    const [first, second] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent('25 %Your answer40%');
    expect(second).toHaveTextContent('20 %Correct answer60%');
    expect(said()).toHaveTextContent('Incorrect. The correct answer is 20 %.');
  });

  it('shows nothing as right before the API has said so, and takes one answer', async () => {
    const api = answered();
    const page = open(quiz, { api });
    const release = api.pause(recordActivity);
    await choose(page, '20 %');
    expect(screen.getByRole('button', { name: 'Answer' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('radio', { name: '25 %' })).toBeDisabled();
    expect(screen.queryByText('Correct answer')).not.toBeInTheDocument();
    release();
    await screen.findByRole('group', { name: 'Quiz result' });
    expect(api.received(recordActivity)).toHaveLength(1);
  });

  it('that was not counted can be answered again', async () => {
    const api = fakeApi().on(recordActivity, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const page = open(quiz, { api });
    await choose(page, '20 %');
    expect(await screen.findByText(/Your answer wasn’t counted\./)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '20 %' })).toBeEnabled();
    expect(page.onStale).not.toHaveBeenCalled();
    api.on(recordActivity, () => attempt);
    await page.user.click(screen.getByRole('button', { name: 'Answer' }));
    await screen.findByRole('group', { name: 'Quiz result' });
  });

  it('P6: that was answered elsewhere says so, and is read again', async () => {
    const page = open(quiz, {
      api: fakeApi().on(recordActivity, () => {
        throw refuse(activityErrors.ALREADY_ATTEMPTED);
      }),
    });
    await choose(page, '20 %');
    expect(await screen.findByText(/answers are final/)).toBeInTheDocument();
    expect(page.onStale).toHaveBeenCalledTimes(1);
  });

  it('asks a guest to log in, and back to the page', async () => {
    const page = open(quiz, { api: answered(), user: null as never });
    await choose(page, '20 %');
    await waitFor(() => expect(page.address()).toMatch(/^\/login/));
    expect(page.api.received(recordActivity)).toHaveLength(0);
  });

  it('of the member’s own shows how others answered, and can’t be answered', async () => {
    open(revealed, { own: true });
    expect(screen.getByText(/You can’t answer your own quiz/)).toBeVisible();
    expect(screen.getByText('Correct answer')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText('Your answer')).not.toBeInTheDocument();
    expect(await screen.findByText('Streak')).toBeVisible();
  });

  it('that ended while it was shown offers the answer', async () => {
    const page = open({ ...quiz, endsAt: '2026-01-05T09:30:00.000Z' });
    expect(screen.getByText('This quiz has ended.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Show the answer' }));
    expect(page.onStale).toHaveBeenCalledTimes(1);
  });

  it('with several right options says how far an answer was right', async () => {
    const view = { ...revealed, multiple: true, selection: ['q1', 'q2'] };
    open(view);
    expect(
      screen.getByText('Almost. You needed all the correct options and no others.'),
    ).toBeVisible();
    expect(await screen.findByText('Streak')).toBeVisible();
  });
});

describe('the score', () => {
  it('invites before the first answer', async () => {
    const none = { attempted: 0, right: 0, streak: 0, bestStreak: 0 };
    renderScreen(<QuizScore />, { api: fakeApi().on(readQuizScore, () => none), user: aUser() });
    expect(await screen.findByText(/Answer a quiz to start/)).toBeVisible();
  });

  it('leaves out a streak of none', async () => {
    const score = { attempted: 4, right: 2, streak: 0, bestStreak: 2 };
    renderScreen(<QuizScore />, { api: fakeApi().on(readQuizScore, () => score), user: aUser() });
    expect(await screen.findByText('Best streak')).toBeVisible();
    expect(screen.queryByText('Streak')).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api = fakeApi().on(readQuizScore, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = renderScreen(<QuizScore />, { api, user: aUser() });
    await screen.findByText(/^Couldn’t load your score. Something went wrong on our side/);
    api.on(readQuizScore, () => quizScoreFixture);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('6 of 8 quizzes answered correctly')).toBeVisible();
  });
});
