import { screen, waitFor, within } from '@testing-library/react';
import { feedItemFixtures, listPostsByUser, readFeed, readPost } from '@upround/feed/contract';
import { hitFixtures, listRecommendations } from '@upround/search/contract';
import { routes } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import {
  aPerson,
  fakeApi,
  renderScreen,
  segment,
  type RenderedScreen,
} from '@upround/shared/testing';
import { commentFixtures, listComments, listLikers } from '@upround/social/contract';
import { aPost } from '../../components/feed-test.fixtures';
import { userSource } from '../data/pod-and-user-sources';
import { PostScreen } from './post-screen';

const post = aPost({ id: 'post-1', slug: 'three-calls' });
// By someone else: the author's own posts are in the rail.
const related = hitFixtures
  .filter(({ type }) => type === 'POST')
  .map((hit) => ({ ...hit, person: aPerson({ id: 'dev-malhotra' }) }));

const image = feedItemFixtures.flatMap(({ data }) => data.images)[0];

const api = () =>
  fakeApi()
    .on(readPost, () => post)
    .on(listPostsByUser, () => segment([aPost({ id: 'other' })]))
    .on(listRecommendations, () => ({ data: related }))
    .on(readFeed, () => segment([]))
    .on(listLikers, () => segment([]))
    .on(listComments, () => segment([...commentFixtures]));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...narrow(query),
    matches: query.includes('width'),
  }));
});
afterEach(() => jest.restoreAllMocks());

/** The rail throws while it renders, as it does where its code is gone. */
const breakRail = ({ queryClient }: RenderedScreen) => {
  const { queryKey } = userSource(post.data.author.id, 'posts').query;
  queryClient.setQueryData(queryKey, { pages: [{ data: [null] }], pageParams: [''] } as never);
};
const breakRelated = ({ queryClient }: RenderedScreen) => {
  const { queryKey } = queryFor(listRecommendations, { query: { type: 'POST', id: 'post-1' } });
  queryClient.setQueryData(queryKey, { data: [null] } as never);
};
const rail = () => screen.queryByRole('complementary', { name: 'About this post' });

describe('what is beside and below a post', () => {
  it('is left out of the post’s page where it breaks', async () => {
    const page = renderScreen(<PostScreen />, {
      path: '/post/three-calls',
      pattern: routes.post,
      api: api(),
    });
    await screen.findByRole('region', { name: 'Related posts' });
    expect(rail()).toBeInTheDocument();
    breakRail(page);
    breakRelated(page);
    await waitFor(() => expect(rail()).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Related posts' })).not.toBeInTheDocument();
    expect(screen.getByText(commentFixtures[0]?.text ?? '')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Post by Asha Rao' })).toBeVisible();
  });

  it('names the author once, and starts with their other posts', async () => {
    renderScreen(<PostScreen />, { path: '/post/three-calls', pattern: routes.post, api: api() });
    const aside = within(await screen.findByRole('complementary', { name: 'About this post' }));
    expect(await aside.findByRole('region', { name: 'More from Asha Rao' })).toBeVisible();
    expect(aside.queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Follow Asha Rao' })).toHaveLength(1);
  });

  it('shows the first image of a related post', async () => {
    if (image === undefined) throw new Error('no fixture');
    const withImage = related.map((hit) => ({
      ...hit,
      image: { ...image, url: '/related.webp' },
    }));
    const page = renderScreen(<PostScreen />, {
      path: '/post/three-calls',
      pattern: routes.post,
      api: api().on(listRecommendations, () => ({ data: withImage })),
    });
    const offer = await screen.findByRole('region', { name: 'Related posts' });
    expect(offer.querySelector('img[src="/related.webp"]')).toBeInTheDocument();
    await expect(page.container).toHaveNoAxeViolations();
  });
});
