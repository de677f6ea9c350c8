import { screen } from '@testing-library/react';
import { listPodPosts, readPod } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { aPod, somePosts } from '../../components/feed-test.fixtures';
import { PodScreen } from './pod-screen';

const pod = aPod();
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PodScreen />, { path: `/pods/${pod.slug}`, pattern: routes.pod, ...options });
const anApi = () =>
  fakeApi()
    .on(readPod, () => pod)
    .on(listPodPosts, () => segment(somePosts(2)));

describe('the page of a pod', () => {
  it('shows what it is about, its rules and its posts, without a violation', async () => {
    const api = anApi();
    const { container } = open({ api, user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: pod.name })).toBeInTheDocument();
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
    expect(screen.getByText(pod.rules[0] ?? '')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Post in ${pod.name}` })).toBeInTheDocument();
    expect(api.received(listPodPosts)).toEqual([
      { query: { filter: 'trending', type: 'POD', id: pod.id } },
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('keeps the order of posts in the address', async () => {
    const api = anApi();
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('link', { name: 'Latest' }));
    expect(address()).toBe(`/pods/${pod.slug}?tab=latest`);
    expect(api.received(listPodPosts).at(-1)?.query.filter).toBe('latest');
  });

  it('says what a first post may be where there is none', async () => {
    open({ api: anApi().on(listPodPosts, () => segment([])) });
    expect(await screen.findByText('No posts in this pod yet')).toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(readPod, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the pod')).toBeInTheDocument();
    api.on(readPod, () => pod);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({
      api: anApi().on(readPod, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
