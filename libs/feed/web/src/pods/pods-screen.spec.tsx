import { screen, waitFor, within } from '@testing-library/react';
import { listPods } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { follow, unfollow } from '@upround/social/contract';
import { aPod } from '../components/feed-test.fixtures';
import { PodsScreen } from './pods-screen';

const pods = [
  aPod({ id: 'p1', slug: 'first-cheque', name: 'First cheque', joined: false, memberCount: 41 }),
  aPod({ id: 'p2', slug: 'hiring-desk', name: 'Hiring desk', topic: 'Hiring', joined: true }),
];
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PodsScreen />, { path: '/pods', pattern: routes.pods, ...options });

describe('the list of pods', () => {
  it('shows them, asks for fifty, and has no violation', async () => {
    const api = fakeApi().on(listPods, () => segment(pods));
    const { container } = open({ api });
    expect(await screen.findByText(/last post 1 Mar/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'First cheque' })).toHaveAttribute(
      'href',
      '/pods/first-cheque',
    );
    expect(screen.getByText('2 pods shown')).toBeInTheDocument();
    expect(api.received(listPods)).toEqual([{ query: { limit: 50 } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows those that the viewer joined first, and others to discover', async () => {
    open({ api: fakeApi().on(listPods, () => segment(pods)), user: aUser() });
    const yours = within(await screen.findByRole('region', { name: 'Your pods' }));
    expect(yours.getByRole('link', { name: /^Hiring desk/ })).toHaveAttribute(
      'href',
      '/pods/hiring-desk',
    );
    const others = within(screen.getByRole('region', { name: 'Discover' }));
    expect(others.getByRole('link', { name: 'First cheque' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('shows six of many joined pods, and the rest when asked', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      aPod({ id: `pod-${index}`, slug: `pod-${index}`, name: `Pod ${index}`, joined: true }),
    );
    const { user } = open({ api: fakeApi().on(listPods, () => segment(many)), user: aUser() });
    const yours = within(await screen.findByRole('region', { name: 'Your pods' }));
    expect(yours.getAllByRole('link')).toHaveLength(6);
    await user.click(yours.getByRole('button', { name: 'Show all 8' }));
    expect(yours.getAllByRole('link')).toHaveLength(8);
    const fewer = yours.getByRole('button', { name: 'Show fewer' });
    expect(fewer).toHaveFocus();
    await user.click(fewer);
    expect(yours.getAllByRole('link')).toHaveLength(6);
  });

  it('searches within what is shown, with words and topic in the address', async () => {
    const api = fakeApi().on(listPods, () => segment(pods));
    const { user, address } = open({ api });
    await user.type(await screen.findByRole('searchbox', { name: 'Search pods' }), 'hir');
    expect(screen.queryByText('First cheque')).not.toBeInTheDocument();
    expect(screen.getByText('1 of 2 pods shown')).toBeInTheDocument();
    expect(address()).toBe('/pods?query=hir');
    await user.click(screen.getByRole('button', { name: 'Fundraising' }));
    expect(screen.getByText('No pods match')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all pods' }));
    expect(address()).toBe('/pods');
  });

  it('joins at once, and leaving can be undone', async () => {
    const api = fakeApi()
      .on(listPods, () => segment(pods))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 42 }))
      .on(unfollow, ({ body }) => ({ ...body, active: false, count: 40 }));
    const { user } = open({ api, user: aUser(), path: '/pods?query=e' });
    await user.click(await screen.findByRole('button', { name: 'Join First cheque' }));
    expect(screen.getByText(/42 members/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Joined Hiring desk' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.received(follow).map(({ body }) => body.referenceId)).toEqual(['p1', 'p2']),
    );
  });

  it('shows an error with Try again, and an empty state', async () => {
    const api = fakeApi().on(listPods, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load pods')).toBeInTheDocument();
    api.on(listPods, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No pods yet')).toBeInTheDocument();
  });

  it('reads the next fifty when asked', async () => {
    const api = fakeApi().on(listPods, ({ query }) =>
      query.cursor === 'two' ? segment(pods.slice(1)) : segment(pods.slice(0, 1), 'two'),
    );
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Show more pods' }));
    expect(await screen.findByText('2 pods shown')).toBeInTheDocument();
  });
});
