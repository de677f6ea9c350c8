import { screen, waitFor, within } from '@testing-library/react';
import { listStories, readSource, readStory } from '@upround/news/contract';
import { hitFixtures, listRecommendations } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import {
  commentFixtures,
  createComment,
  follow,
  listComments,
  report,
} from '@upround/social/contract';
import { aSource, aStory, someStories } from '../../components/news-test.fixtures';
import { StoryScreen } from './story-screen';

const anApi = () =>
  fakeApi()
    .on(readStory, () => aStory({ id: 'story-1' }))
    .on(readSource, () => aSource())
    .on(listComments, () => segment([]))
    .on(listStories, () => segment(someStories(6)))
    .on(listRecommendations, () => ({ data: [...hitFixtures] }));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<StoryScreen />, {
    path: '/news/saltmarsh',
    pattern: routes.newsStory,
    ...options,
  });

describe('the page of a story', () => {
  it('shows what we have of it and the way to the whole, without a violation', async () => {
    const { container } = open({ api: anApi() });
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(heading).toHaveTextContent('Saltmarsh Cold Chain raises its first round'),
    );
    expect(screen.getByText(/rents insulated boxes/)).toBeVisible();
    const whole = screen.getByRole('link', {
      name: /^Read the full story at harbour-ledger\.example/,
    });
    expect(whole).toHaveAttribute('rel', 'noopener nofollow ugc');
    const others = within(screen.getByRole('region', { name: 'The same story elsewhere' }));
    expect(others.getByRole('link', { name: /^Read at monsoon-wire.example/ })).toHaveAttribute(
      'href',
      'https://monsoon-wire.example/items/4411',
    );
    const related = within(await screen.findByRole('region', { name: 'Related stories' }));
    expect(
      await related.findByRole('link', { name: 'Harbour fees move to pricing by the hour' }),
    ).toHaveAttribute('href', '/news/harbour-pricing-e1e2e3e4');
    const more = within(screen.getByRole('region', { name: 'More from Harbour Ledger' }));
    // The story itself is not among them.
    expect(more.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Story 2'),
      expect.stringContaining('Story 3'),
      expect.stringContaining('Story 4'),
      expect.stringContaining('Story 5'),
    ]);
    expect(more.getByRole('link', { name: 'See all from Harbour Ledger' })).toHaveAttribute(
      'href',
      '/news/source/harbour-ledger',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('says so while it loads, and shows nothing related when that fails', async () => {
    const api = anApi().on(listRecommendations, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const resume = api.pause(readStory);
    open({ api });
    expect(await screen.findByText('Loading the story')).toBeInTheDocument();
    resume();
    expect(await screen.findByText(/rents insulated boxes/)).toBeVisible();
    await waitFor(() => expect(api.received(listRecommendations)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Related stories' })).not.toBeInTheDocument();
  });

  it('follows its source', async () => {
    const api = anApi()
      .on(readSource, () => aSource({ viewer: { followed: false, muted: false } }))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 15 }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Follow Harbour Ledger' }));
    await waitFor(() => expect(api.received(follow)).toHaveLength(1));
  });

  it('asks for what is related once the comments above it are there', async () => {
    const api = anApi();
    const resume = api.pause(listComments);
    open({ api });
    expect(await screen.findByText(/rents insulated boxes/)).toBeVisible();
    await waitFor(() => expect(api.received(listComments)).toHaveLength(1));
    expect(api.received(listRecommendations)).toHaveLength(0);
    resume();
    expect(await screen.findByRole('region', { name: 'Related stories' })).toBeVisible();
  });

  it('is there before what is related', async () => {
    const api = anApi();
    const resume = api.pause(listRecommendations);
    open({ api });
    expect(await screen.findByText(/rents insulated boxes/)).toBeVisible();
    resume();
    expect(await screen.findByRole('region', { name: 'Related stories' })).toBeVisible();
  });

  it('has nothing beside it where nothing is related', async () => {
    const narrow = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...narrow(query),
      matches: query.includes('width'),
    }));
    const api = anApi()
      .on(listStories, () => segment([]))
      .on(listRecommendations, () => ({ data: [] }));
    open({ api });
    const aside = await screen.findByRole('complementary', { name: 'More stories' });
    await waitFor(() => expect(aside).not.toBeInTheDocument());
    jest.restoreAllMocks();
  });

  it('says no count where there are no comments', async () => {
    const api = anApi().on(readStory, () => aStory({ id: 'story-1', commentCount: 0 }));
    open({ api });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Be the first to comment' }),
    ).toBeVisible();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readStory, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(readStory, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the story')).toBeVisible();
    api.on(readStory, () => aStory({ id: 'story-1', excerpt: '' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The source didn’t provide a summary.')).toBeVisible();
  });

  it('leads to its comments', async () => {
    const { user } = open({ api: anApi() });
    await user.click(await screen.findByRole('link', { name: /^Comments/ }));
    expect(screen.getByRole('heading', { level: 2, name: /comments/ })).toHaveFocus();
    window.history.replaceState(null, '', '/');
  });

  it('P14: can be reported to the moderators', async () => {
    const api = anApi().on(report, () => ({ receipt: 'r-1', receivedAt: '2026-03-01T10:00:00Z' }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /^Spam or a scam/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/You’ll be notified of the outcome/)).toBeInTheDocument();
    expect(api.received(report)[0]?.query).toMatchObject({
      referenceType: 'NEWS',
      referenceId: 'story-1',
    });
  });

  it('takes a comment', async () => {
    const [comment] = commentFixtures;
    if (comment === undefined) throw new Error('no fixture');
    const api = anApi().on(createComment, ({ body }) => ({
      ...comment,
      text: body.text,
      replyCount: 0,
    }));
    const { user } = open({ api, user: aUser() });
    await user.type(
      await screen.findByRole('textbox', { name: 'Write a comment' }),
      'By the trip?',
    );
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^3 comments/ })).toBeVisible();
    expect(api.received(createComment)[0]?.body).toEqual({
      referenceType: 'NEWS',
      referenceId: 'story-1',
      text: 'By the trip?',
    });
  });
});
