import { screen, within } from '@testing-library/react';
import { aPerson, aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { listFollows } from '@upround/social/contract';
import { NotificationsAside } from './notifications-aside';

const narrow = window.matchMedia;
afterEach(() => jest.restoreAllMocks());

const follower = (id: string, displayName: string, followed: boolean) => ({
  ...aPerson({ id, slug: id, displayName }),
  followed,
  followerCount: 3,
});
const open = () =>
  renderScreen(<NotificationsAside />, {
    user: aUser(),
    api: fakeApi().on(listFollows, () =>
      segment([follower('dev', 'Dev Malhotra', false), follower('asha', 'Asha Rao', true)]),
    ),
  });

describe('beside the notifications', () => {
  it('the latest followers can be followed back, in a wide window', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media === '(width >= 80rem)' }));
    const { container } = open();
    const followers = within(await screen.findByRole('region', { name: 'Latest followers' }));
    expect(await followers.findByRole('button', { name: 'Follow Dev Malhotra' })).toBeVisible();
    expect(followers.getByRole('button', { name: /Asha Rao/, pressed: true })).toBeVisible();
    expect(followers.getByRole('link', { name: 'See all followers' })).toHaveAttribute(
      'href',
      '/user/meera-iyer/followers',
    );
    expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/settings?section=notifications',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('nothing is read where there is no room', () => {
    const { api } = open();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(api.received(listFollows)).toEqual([]);
  });
});
