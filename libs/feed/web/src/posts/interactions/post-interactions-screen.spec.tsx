import { screen } from '@testing-library/react';
import { feedItemFixtures, readPost } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aPerson, aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { commentFixtures, listComments, listLikers } from '@upround/social/contract';
import { aPost } from '../../components/feed-test.fixtures';
import { PostInteractionsScreen } from './post-interactions-screen';

const post = aPost({ id: 'post-1', slug: 'three-calls' });
const liker = (id: string) => ({
  ...aPerson({ id, slug: `slug-${id}`, displayName: `Person ${id}` }),
  followed: false,
  followerCount: 3,
  followsYou: id === '1',
});
const anApi = () =>
  fakeApi()
    .on(readPost, () => post)
    .on(listLikers, ({ query }) =>
      query.cursor === 'two' ? segment([liker('2')]) : segment([liker('1')], 'two'),
    )
    .on(listComments, () => segment([...commentFixtures]));
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PostInteractionsScreen />, {
    path: '/post-interactions/three-calls',
    pattern: routes.postInteractions,
    ...options,
  });

describe('the interactions of a post', () => {
  it('lists who liked it, page by page, without a violation', async () => {
    const { user, container } = open({ api: anApi(), user: aUser() });
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Follow Person 1' })).toBeInTheDocument();
    expect(screen.getAllByText('Follows you')).toHaveLength(1);
    expect(
      screen.getByRole('link', { name: /^Asha Rao.*Three calls, one cheque/ }),
    ).toHaveAttribute('href', '/post/three-calls');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Person 2' })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says how many there are of each, none too', async () => {
    const quiet = { ...post, data: { ...post.data, commentCount: 0 } };
    open({ api: anApi().on(readPost, () => quiet) });
    expect(await screen.findByRole('link', { name: /^Comments\s*0$/ })).toBeInTheDocument();
  });

  it('lists the comments, each leading to its place', async () => {
    const [first] = commentFixtures;
    open({ api: anApi(), path: '/post-interactions/three-calls?tab=comments' });
    expect(await screen.findByText(first?.text ?? '')).toBeInTheDocument();
    const [link] = screen.getAllByRole('link', { name: /open .+’s comment/ });
    expect(link).toHaveAttribute('href', `/post/three-calls#c-${first?.id ?? ''}`);
  });

  it('shows votes as totals, and names to no one', async () => {
    const poll = feedItemFixtures[3];
    if (poll === undefined) throw new Error('no fixture');
    open({
      api: anApi().on(readPost, () => poll),
      path: '/post-interactions/which-days?tab=votes',
    });
    expect(await screen.findByText('83%')).toBeInTheDocument();
    expect(screen.getByText(/Votes are anonymous/)).toBeInTheDocument();
  });

  it('says when there is nothing, and when it failed', async () => {
    const api = anApi().on(listLikers, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the list')).toBeInTheDocument();
    api.on(listLikers, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No likes yet')).toBeInTheDocument();
  });
});
