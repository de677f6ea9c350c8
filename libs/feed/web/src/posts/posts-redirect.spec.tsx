import { routes } from '@upround/shared/links';
import { renderScreen } from '@upround/shared/testing';
import { PostsRedirect } from './posts-redirect';

describe('the redirect step of /posts', () => {
  it('spec 2: goes to the feed, keeping query and hash', () => {
    const { address } = renderScreen(<PostsRedirect />, {
      path: '/posts?tab=latest&utm_source=mail#top',
      pattern: routes.posts,
    });
    expect(address()).toBe('/?tab=latest&utm_source=mail#top');
  });
});
