import { act, screen, waitFor, within } from '@testing-library/react';
import { feedItemFixtures, listPods, readFeed } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { follow, like, recordActivity } from '@upround/social/contract';
import { aPod, aPost, somePosts } from '../components/feed-test.fixtures';
import { HomeScreen } from './home-screen';

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<HomeScreen />, { pattern: routes.home, ...options });

// A guest has closed the introduction, unless a test is about it.
beforeEach(() => localStorage.setItem('guest-intro', 'closed'));

// jsdom lays nothing out; in a list of rows without height none is the first.
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100));

describe('the home feed', () => {
  it('shows posts of every kind, without a violation', async () => {
    const api = fakeApi().on(readFeed, () => segment([...feedItemFixtures]));
    const { container } = open({ api, user: aUser() });
    const feed = await screen.findByRole('feed', { name: 'Posts' });
    const articles = within(feed).getAllByRole('article');
    expect(articles).toHaveLength(feedItemFixtures.length);
    expect(articles[0]).toHaveAttribute('aria-posinset', '1');
    expect(articles[0]).toHaveAttribute('aria-setsize', String(feedItemFixtures.length));
    expect(screen.getAllByRole('link', { name: '@dev-malhotra' })[0]).toHaveAttribute(
      'href',
      '/user/dev-malhotra',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('asks for the order that the address names', async () => {
    const api = fakeApi().on(readFeed, () => segment(somePosts(1)));
    open({ api, path: '/?tab=latest' });
    await screen.findByText('Post 1');
    expect(api.received(readFeed)).toEqual([{ query: { filter: 'latest' } }]);
    expect(screen.getByRole('link', { name: 'Latest' })).toHaveAttribute('aria-current', 'page');
  });

  it('tells apart that it is loading, that it failed and that there is nothing', async () => {
    const api = fakeApi().on(readFeed, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user, container } = open({ api });
    expect(screen.getByText('Loading posts')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load posts');
    await expect(container).toHaveNoAxeViolations();
    api.on(readFeed, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No posts yet')).toBeInTheDocument();
  });

  it('spec 4.1: appends the next segment, and says when there is no more', async () => {
    const api = fakeApi().on(readFeed, ({ query }) =>
      query.cursor === 'next' ? segment(somePosts(3, 4)) : segment(somePosts(3), 'next'),
    );
    open({ api });
    expect(await screen.findByText('Post 6')).toBeInTheDocument();
    expect(screen.getByText('Post 1')).toBeInTheDocument();
    expect(screen.getByText('You’re up to date')).toBeInTheDocument();
    expect(api.received(readFeed)).toHaveLength(2);
  });

  it('keeps the list when the next segment fails, and tries it again', async () => {
    const api = fakeApi().on(readFeed, ({ query }) => {
      if (query.cursor === 'next') throw refuse(coreErrors.INTERNAL);
      return segment(somePosts(2), 'next');
    });
    const { user } = open({ api });
    expect(
      await screen.findByText(/^Couldn’t load more posts. Something went wrong on our side/),
    ).toBeInTheDocument();
    expect(screen.getByText('Post 1')).toBeInTheDocument();
    api.on(readFeed, () => segment(somePosts(1, 3)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Post 3')).toBeInTheDocument();
  });

  it('announces newer posts and shows them only when asked', async () => {
    const api = fakeApi().on(readFeed, () => segment(somePosts(2, 3)));
    const { user, queryClient } = open({ api, path: '/?tab=latest' });
    await screen.findByText('Post 3');
    api.on(readFeed, () => segment(somePosts(4)));
    await act(() => queryClient.refetchQueries({ queryKey: ['feed.newest', 'home:latest'] }));
    const pill = await screen.findByRole('button', { name: '2 new posts' });
    expect(screen.queryByText('Post 1')).not.toBeInTheDocument();
    await user.click(pill);
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '2 new posts' })).not.toBeInTheDocument();
  });

  it('leaves out a post that a shifted page brings twice', async () => {
    const api = fakeApi().on(readFeed, ({ query }) =>
      query.cursor === 'next' ? segment(somePosts(2, 2)) : segment(somePosts(2), 'next'),
    );
    open({ api });
    await screen.findByText('Post 3');
    expect(screen.getAllByText('Post 2')).toHaveLength(1);
  });

  it('R4: likes at once, and takes it back when the API refuses', async () => {
    const api = fakeApi()
      .on(readFeed, () => segment([aPost()]))
      .on(like, () => {
        throw refuse(coreErrors.UNAVAILABLE);
      });
    const { user } = open({ api, user: aUser() });
    const button = await screen.findByRole('button', { name: 'Like, 12' });
    const answer = api.pause(like);
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAccessibleName('Like, 13');
    answer();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(await screen.findByText(/Your like wasn’t saved/)).toBeInTheDocument();
  });

  it('leads a guest who likes to sign in, and back', async () => {
    const api = fakeApi().on(readFeed, () => segment([aPost()]));
    const { user, address } = open({ api, path: '/?tab=latest' });
    await user.click(await screen.findByRole('button', { name: 'Like, 12' }));
    expect(address()).toBe('/login?next=%2F%3Ftab%3Dlatest');
  });

  describe('spec 4.42: the introduction', () => {
    const claim = 'A network for people who build companies and people who fund them.';
    const api = () =>
      fakeApi()
        .on(readFeed, () => segment([aPost()]))
        .on(listPods, () => segment([aPod({ name: 'Pricing lab', memberCount: 41 })]));
    beforeEach(() => localStorage.clear());

    it('introduces the site and its members to guests only', async () => {
      const fake = api();
      const guest = open({ api: fake });
      expect(screen.getByText(claim)).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/login?view=sign-up',
      );
      expect(await screen.findByRole('link', { name: 'Pricing lab' })).toBeVisible();
      expect(screen.getByText('41 members')).toBeVisible();
      expect(fake.received(listPods)).toEqual([{ query: { limit: 3 } }]);
      await expect(guest.container).toHaveNoAxeViolations();
      guest.unmount();
      open({ api: fake, user: aUser() });
      await screen.findByRole('feed', { name: 'Posts' });
      expect(screen.queryByText(claim)).toBeNull();
    });

    it('stays closed on this device', async () => {
      const { user, unmount } = open({ api: api() });
      await user.click(await screen.findByRole('button', { name: 'Close this introduction' }));
      expect(screen.queryByText(claim)).toBeNull();
      unmount();
      open({ api: api() });
      await screen.findByRole('feed', { name: 'Posts' });
      expect(screen.queryByText(claim)).toBeNull();
    });
  });

  it('votes once, and shows the shares', async () => {
    const [, , poll] = feedItemFixtures;
    if (!poll?.data.poll) throw new Error('The third fixture has no poll');
    const open_ = { ...poll.data.poll, endsAt: new Date(Date.now() + 3_600_000).toISOString() };
    const api = fakeApi()
      .on(readFeed, () => segment([aPost({ ...poll.data, poll: open_ })]))
      .on(recordActivity, ({ body }) => ({
        id: 'activity-1',
        referenceType: 'POST' as const,
        referenceId: body.referenceId,
        state: 'ATTEMPTED' as const,
        selection: ['b2'],
        createdAt: '2026-03-01T10:00:00.000Z',
        votes: [
          { id: 'a1', votes: 7 },
          { id: 'b2', votes: 5 },
        ],
        voters: 12,
      }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('radio', { name: 'Equity' }));
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText('58%')).toBeInTheDocument();
    expect(screen.getByText('42%')).toBeInTheDocument();
    expect(screen.getByText(/12 votes/)).toBeInTheDocument();
    expect(api.received(recordActivity)).toEqual([
      { body: expect.objectContaining({ selection: 'b2', state: 'ATTEMPTED' }) },
    ]);
  });

  it('opens a post from anywhere on its card, but not from its controls', async () => {
    const api = fakeApi().on(readFeed, () => segment(somePosts(1)));
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(address()).toBe('/');
    await user.click(screen.getByText('Post 1'));
    expect(address()).toBe('/post/slug-post-1');
  });

  it('Back gives the focus to the post that was opened', async () => {
    const api = fakeApi().on(readFeed, () => segment(somePosts(3)));
    const { user, address, go } = open({ api });
    await user.click(await screen.findByText('Post 2'));
    expect(address()).toBe('/post/slug-post-2');
    await go(-1);
    await waitFor(() => expect(screen.getByText('Post 2').closest('article')).toHaveFocus());
  });

  it('T23: one broken post breaks only itself', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...aPost({ id: 'broken' }) };
    const api = fakeApi().on(readFeed, () => segment(somePosts(1)));
    const { queryClient } = open({ api });
    await screen.findByText('Post 1');
    Reflect.deleteProperty(broken.data, 'author');
    const [entry] = queryClient.getQueryCache().findAll({ queryKey: [readFeed.id, 'pages'] });
    queryClient.setQueryData(entry?.queryKey ?? [], {
      pages: [segment([broken, ...somePosts(2)])],
      pageParams: [''],
    });
    expect(await screen.findByText('We can’t show this post.')).toBeInTheDocument();
    expect(screen.getByText('Post 2')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the following feed', () => {
  const path = '/?tab=following';

  it('shows a guest people to follow and a login link, without a violation', async () => {
    const api = fakeApi()
      .on(readFeed, () => segment([aPost()]))
      .on(listPods, () => segment([aPod({ joined: false })]));
    const { container, user, address } = open({ api, path });
    expect(
      screen.getByRole('heading', { level: 2, name: 'Follow people and see what they post' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/login?view=sign-up&next=%2F%3Ftab%3Dfollowing',
    );
    expect(await screen.findByRole('button', { name: 'Join First cheque' })).toBeVisible();
    expect(api.received(readFeed)).toEqual([{ query: { filter: 'trending' } }]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(await screen.findByRole('button', { name: 'Follow Asha Rao' }));
    expect(address()).toBe('/login?next=%2F%3Ftab%3Dfollowing');
  });

  it('spec 4.2: a member who follows no one gets suggestions instead of a list', async () => {
    const api = fakeApi()
      .on(readFeed, ({ query }) => (query.filter === 'following' ? null : segment([aPost()])))
      .on(listPods, () => segment([aPod({ joined: false })]))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user, container } = open({ api, path, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Follow Asha Rao' }));
    expect(api.received(follow)).toEqual([
      { body: { referenceType: 'USER', referenceId: aPost().data.author.id } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Join First cheque' }));
    await expect(container).toHaveNoAxeViolations();
    api.on(readFeed, () => segment(somePosts(1)));
    await user.click(screen.getByRole('button', { name: 'Show my feed' }));
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
  });
});
