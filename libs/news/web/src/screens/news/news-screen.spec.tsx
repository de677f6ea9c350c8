import { act, screen, waitFor, within } from '@testing-library/react';
import {
  listArticles,
  listSources,
  listStories,
  muteSource,
  readSource,
  sourceFixtures,
  storyFixtures,
} from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { follow, like } from '@upround/social/contract';
import { anArticle, aSource, someStories } from '../../components/news-test.fixtures';
import { NewsScreen } from './news-screen';

const anApi = () =>
  fakeApi()
    .on(listSources, () => segment([...sourceFixtures]))
    .on(listStories, () => segment([...storyFixtures]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<NewsScreen />, { path: '/news', pattern: routes.news, ...options });

const cards = async () =>
  within(await screen.findByRole('feed', { name: 'Stories' })).getAllByRole('article');

describe('the page of news', () => {
  it('shows stories with source, also-in and the way to the original, without a violation', async () => {
    const { container } = open({ api: anApi() });
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    const story = within(card);
    expect(
      story.getByRole('heading', { name: 'Saltmarsh Cold Chain raises its first round' }),
    ).toBeVisible();
    expect(story.getByText('Also in: Monsoon Wire')).toBeVisible();
    expect(story.getByText('3 min read')).toBeVisible();
    expect(story.getByRole('link', { name: 'Harbour Ledger' })).toHaveAttribute(
      'href',
      '/news/source/harbour-ledger',
    );
    const original = story.getByRole('link', { name: /^Read at harbour-ledger.example/ });
    expect(original).toHaveAttribute('href', storyFixtures[0]?.url);
    expect(original).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(screen.getByText('You’ve reached the end.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows the first story large, pictures beside the others, and the mark of a source without one', async () => {
    const image = {
      url: '/media/a.webp',
      width: 1200,
      height: 800,
      alt: '',
      color: '#ffffff',
      variants: [],
    };
    const [lead, second, third] = someStories(3).map((story) => ({ ...story, image }));
    const listed = [lead, second, third && { ...third, image: null }].flatMap((one) => one ?? []);
    const { container } = open({ api: anApi().on(listStories, () => segment(listed)) });
    const pictures = (await cards()).map((card) => card.querySelector('img')?.sizes);
    expect(pictures).toEqual(['(width >= 48rem) 40rem, 100vw', '6rem', undefined]);
    const marks = (await cards()).map((card) => card.querySelectorAll('.avatar-drawing').length);
    expect(marks).toEqual([1, 1, 2]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('names each day once', async () => {
    const days = ['2026-02-28T10:00:00Z', '2026-02-28T08:00:00Z', '2026-02-26T08:00:00Z'];
    const listed = someStories(3).map((story, index) => ({
      ...story,
      publishedAt: days[index] ?? '',
    }));
    open({ api: anApi().on(listStories, () => segment(listed)) });
    await cards();
    expect(screen.getAllByText(/^2[68] Feb 2026$/).map((one) => one.textContent)).toEqual([
      '28 Feb 2026',
      '26 Feb 2026',
    ]);
  });

  it('offers sources to someone who follows none, and then their stories', async () => {
    const sources = sourceFixtures.map((source) =>
      aSource({ ...source, viewer: { followed: false, muted: false } }),
    );
    const api = anApi()
      .on(listSources, () => segment(sources))
      .on(listStories, () => segment([]))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user } = open({ api, user: aUser(), path: '/news?tab=following' });
    const offered = within(await screen.findByRole('list', { name: 'Sources to follow' }));
    expect(offered.getAllByRole('listitem')).toHaveLength(sources.length);
    await user.click(offered.getByRole('button', { name: 'Follow Harbour Ledger' }));
    const show = await screen.findByRole('button', { name: 'Show their stories' });
    api.on(listStories, () => segment(someStories(2)));
    await user.click(show);
    expect(await cards()).toHaveLength(2);
  });

  it('says so while it loads', async () => {
    const api = anApi();
    const resume = api.pause(listStories);
    open({ api });
    expect(await screen.findByText('Loading stories')).toBeInTheDocument();
    resume();
    expect(await cards()).toHaveLength(storyFixtures.length);
  });

  it('says what will be here while there is nothing', async () => {
    const { container } = open({ api: anApi().on(listStories, () => segment([])) });
    expect(await screen.findByText('No stories yet')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('offers another try, and does without sources that fail', async () => {
    const fail = () => {
      throw refuse(coreErrors.INTERNAL);
    };
    const api = anApi().on(listStories, fail).on(listSources, fail);
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load stories')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sources' })).not.toBeInTheDocument();
    api.on(listStories, () => segment([...storyFixtures]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(storyFixtures.length);
  });

  it('spec 4.1: appends older stories, and keeps the list when that fails', async () => {
    const api = anApi().on(listStories, ({ query }) => {
      if (query.cursor === 'older') throw refuse(coreErrors.INTERNAL);
      return segment(someStories(2), 'older');
    });
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Show more stories' }));
    expect(await screen.findByText(/^Couldn’t load more stories\. /)).toBeVisible();
    api.on(listStories, () => segment(someStories(2, 3)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Story 4' })).toBeVisible();
    expect(await cards()).toHaveLength(4);
  });

  it('keeps the chosen source in the address, with its line to follow and mute it', async () => {
    const api = anApi().on(readSource, () => aSource());
    const { user, address } = open({ api });
    const chips = within(await screen.findByRole('navigation', { name: 'Sources' }));
    await user.click(await chips.findByRole('link', { name: 'Harbour Ledger', current: false }));
    expect(address()).toBe('/news?source=harbour-ledger');
    expect(await screen.findByRole('link', { name: 'About Harbour Ledger' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Following Harbour Ledger' })).toBeVisible();
    expect(api.received(listStories).at(-1)).toEqual({
      query: { source: 'harbour-ledger' },
    });
  });

  it('leaves muted sources out of the choice', async () => {
    open({ api: anApi() });
    const chips = within(await screen.findByRole('navigation', { name: 'Sources' }));
    expect(await chips.findByRole('link', { name: 'Fresh source' })).toBeVisible();
    expect(chips.queryByRole('link', { name: 'Monsoon Wire' })).not.toBeInTheDocument();
  });

  it('mutes a source at once, and takes it back when that is not saved', async () => {
    const api = anApi()
      .on(readSource, () => aSource())
      .on(muteSource, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    const { user } = open({ api, user: aUser(), path: '/news?source=harbour-ledger' });
    const resume = api.pause(muteSource);
    await user.click(await screen.findByRole('button', { name: 'Mute Harbour Ledger' }));
    expect(await screen.findByRole('button', { name: 'Muted: Harbour Ledger' })).toBeVisible();
    resume();
    expect(await screen.findByText(/Your change wasn’t saved\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mute Harbour Ledger' })).toBeVisible();
  });

  it('likes a story', async () => {
    const api = anApi().on(like, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user } = open({ api, user: aUser() });
    const last = within((await cards()).at(-1) ?? document.body);
    await user.click(last.getByRole('button', { name: 'Like' }));
    expect(last.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(api.received(like)).toEqual([
      { body: { referenceType: 'NEWS', referenceId: storyFixtures[2]?.id } },
    ]);
  });

  it('is read again when it is opened again, and stays as it was for who comes back', async () => {
    const api = anApi();
    const { go } = open({ api });
    await cards();
    await go('/elsewhere');
    api.on(listStories, () => segment(someStories(1)));
    await go('/news');
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
    expect(api.received(listStories)).toHaveLength(2);
    await go('/elsewhere');
    await go(-1);
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
    expect(api.received(listStories)).toHaveLength(2);
  });

  it('says that there are newer stories, and shows them when asked', async () => {
    const api = anApi().on(listStories, () => segment(someStories(2, 2)));
    const { user, queryClient } = open({ api });
    expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New stories' })).not.toBeInTheDocument();
    api.on(listStories, () => segment(someStories(3)));
    await act(() => queryClient.refetchQueries({ queryKey: ['news.newest'] }));
    const pill = await screen.findByRole('button', { name: 'New stories' });
    expect(screen.queryByRole('link', { name: 'Story 1' })).not.toBeInTheDocument();
    await user.click(pill);
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
    await waitFor(() => expect(pill).not.toBeInTheDocument());
  });

  it('says that a source does not exist, with the way to all', async () => {
    const api = anApi()
      .on(listStories, () => segment([]))
      .on(readSource, () => {
        throw refuse(coreErrors.NOT_FOUND);
      });
    const { container } = open({ api, path: '/news?source=nobody' });
    expect(await screen.findByText('Source not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all sources' })).toHaveAttribute('href', '/news');
    expect(screen.queryByText('Nothing from this source yet')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('opens the story with focus by Enter', async () => {
    const { user, address } = open({ api: anApi() });
    const [card] = await cards();
    card?.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/news/${storyFixtures[0]?.slug}`);
  });

  it('asks a guest who follows a source to log in', async () => {
    const api = anApi().on(readSource, () =>
      aSource({ viewer: { followed: false, muted: false } }),
    );
    const { user, address } = open({ api, path: '/news?source=harbour-ledger' });
    await user.click(await screen.findByRole('button', { name: 'Follow Harbour Ledger' }));
    expect(address()).toMatch(/^\/login/);
  });
});

describe('the news of followed sources', () => {
  it('tells a guest what it would hold', async () => {
    const { container } = open({ path: '/news?tab=following' });
    expect(screen.getByText('News from the sources you follow')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to follow sources' })).toHaveAttribute(
      'href',
      '/login?next=%2Fnews%3Ftab%3Dfollowing',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('asks for them alone, and says where to find some while there are none', async () => {
    const api = anApi().on(listStories, () => segment([]));
    open({ api, user: aUser(), path: '/news?tab=following' });
    expect(await screen.findByRole('list', { name: 'Sources to follow' })).toBeVisible();
    expect(api.received(listStories)).toEqual([{ query: { filter: 'following' } }]);
    const chips = within(screen.getByRole('navigation', { name: 'Sources' }));
    expect(chips.queryByRole('link', { name: 'Fresh source' })).not.toBeInTheDocument();
  });
});

describe('a source that is followed from now on', () => {
  it('is among the followed ones, whose news are read again', async () => {
    const source = aSource({ viewer: { followed: false, muted: false }, followerCount: 14 });
    const api = anApi()
      .on(listSources, () => segment([source]))
      .on(readSource, () => source)
      .on(follow, ({ body }) => ({ ...body, active: true, count: 15 }));
    const { user, go } = open({ api, user: aUser(), path: '/news?tab=following' });
    await cards();
    expect(screen.queryByRole('navigation', { name: 'Sources' })).not.toBeInTheDocument();
    await go('/news?source=harbour-ledger');
    await user.click(await screen.findByRole('button', { name: 'Follow Harbour Ledger' }));
    await waitFor(() => expect(api.received(follow)).toHaveLength(1));
    await go(-1);
    const chips = within(await screen.findByRole('navigation', { name: 'Sources' }));
    expect(chips.getByRole('link', { name: 'Harbour Ledger' })).toBeVisible();
    const ofFollowed = { query: { filter: 'following' } };
    await waitFor(() => expect(api.received(listStories).at(-1)).toEqual(ofFollowed));
  });
});

describe('the articles among the news', () => {
  it('lead to their pages', async () => {
    const api = anApi().on(listArticles, () => segment([anArticle()]));
    const { container } = open({ api, path: '/news?tab=articles' });
    expect(await screen.findByRole('link', { name: 'Surviving layoffs in India' })).toHaveAttribute(
      'href',
      routes.articleLayoffs,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('say when they did not load', async () => {
    const api = anApi().on(listArticles, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api, path: '/news?tab=articles' });
    expect(await screen.findByText('Couldn’t load articles')).toBeVisible();
    api.on(listArticles, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No articles yet')).toBeVisible();
  });
});
