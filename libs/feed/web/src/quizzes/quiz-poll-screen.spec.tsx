import { screen, waitFor, within } from '@testing-library/react';
import { feedItemFixtures, listQuizPolls, readPost } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import {
  activityErrors,
  activityFixtures,
  quizScoreFixture,
  readQuizScore,
  recordActivity,
} from '@upround/social/contract';
import { QuizPollScreen } from './quiz-poll-screen';

const poll = feedItemFixtures.find(({ data }) => data.poll?.closed === false);
const quiz = feedItemFixtures.find(({ data }) => data.quiz?.revealed === false);
const answered = feedItemFixtures.find(({ data }) => data.quiz?.revealed === true);
const [, attempt] = activityFixtures;
if (!poll || !quiz || !answered || !attempt) throw new Error('a fixture is missing');

const anApi = () =>
  fakeApi()
    .on(listQuizPolls, ({ query }) => segment(query.tab === 'answered' ? [answered] : [quiz, poll]))
    .on(readQuizScore, () => quizScoreFixture)
    .on(recordActivity, () => attempt);

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<QuizPollScreen />, {
    path: '/updates/quiz-poll',
    pattern: routes.quizPoll,
    ...options,
  });

describe('the page of polls and quizzes', () => {
  it('lists what can be answered, with the score, and has no violation', async () => {
    const { container, api } = open({ api: anApi(), user: aUser() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Polls and quizzes');
    const posts = await screen.findAllByRole('article');
    expect(posts).toHaveLength(2);
    expect(await screen.findByText('6 of 8 quizzes answered correctly')).toBeVisible();
    await screen.findByRole('button', { name: 'Answer' });
    expect(api.received(listQuizPolls)).toEqual([{ query: { tab: 'all' } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('answers a quiz in the list and shows the explanation and the score', async () => {
    const { user, api } = open({ api: anApi(), user: aUser() });
    const [post] = await screen.findAllByRole('article');
    const card = within(post as HTMLElement);
    await user.click(await card.findByRole('radio', { name: '20 %' }));
    await user.click(card.getByRole('button', { name: 'Answer' }));
    expect(await card.findByText('2 ÷ (8 + 2) = 20 %.')).toBeVisible();
    expect(api.received(listQuizPolls)).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keeps its tab in the address, and reads that tab', async () => {
    const { user, address, api } = open({ api: anApi(), user: aUser() });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'Answered' }));
    expect(address()).toBe('/updates/quiz-poll?tab=answered');
    expect(
      await screen.findByText('A pool is made of new shares; a loan makes none.'),
    ).toBeVisible();
    expect(api.received(listQuizPolls).at(-1)).toEqual({ query: { tab: 'answered' } });
  });

  it('can be read by a guest, who is asked to log in for an answer and comes back', async () => {
    const { user, address, container } = open({ api: anApi() });
    await screen.findAllByRole('article');
    expect(screen.queryByText('6 of 8 quizzes answered correctly')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fupdates%2Fquiz-poll',
    );
    await screen.findByRole('button', { name: 'Answer' });
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('radio', { name: '20 %' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(address()).toBe('/login?next=%2Fupdates%2Fquiz-poll'));
  });

  it('explains to a guest why their list of answers is empty', async () => {
    const { api } = open({ api: anApi(), path: '/updates/quiz-poll?tab=answered' });
    expect(await screen.findByText('Your answers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to answer' })).toHaveAttribute(
      'href',
      '/login?next=%2Fupdates%2Fquiz-poll%3Ftab%3Danswered',
    );
    expect(api.received(listQuizPolls)).toHaveLength(0);
  });

  it.each([
    ['', 'Nothing left to answer'],
    ['?tab=polls', 'No polls left to answer'],
    ['?tab=quizzes', 'No quizzes left to answer'],
    ['?tab=answered', 'You haven’t answered anything yet'],
  ])('with nothing under “%s” says so', async (query, words) => {
    const api = anApi().on(listQuizPolls, () => segment([]));
    open({ api, user: aUser(), path: `/updates/quiz-poll${query}` });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(listQuizPolls, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api, user: aUser() });
    expect(await screen.findByText('Couldn’t load posts')).toBeInTheDocument();
    api.on(listQuizPolls, () => segment([poll]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('P6: shows the counted answer when it was given in another tab', async () => {
    const stands = { ...answered, data: { ...answered.data, id: quiz.data.id } };
    const api = anApi()
      .on(recordActivity, () => {
        throw refuse(activityErrors.ALREADY_ATTEMPTED);
      })
      .on(readPost, () => stands);
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('radio', { name: '20 %' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(
      await screen.findByText('A pool is made of new shares; a loan makes none.'),
    ).toBeVisible();
  });
});
