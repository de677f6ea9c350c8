import { screen, waitFor, within } from '@testing-library/react';
import { profileFixtures, readProfile, type Profile } from '@upround/profile/contract';
import { coreErrors, type CallOutput } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import {
  aUser,
  fakeApi,
  refuse,
  renderScreen,
  segment,
  type FakeApi,
} from '@upround/shared/testing';
import {
  follow,
  followedEvent,
  listFollows,
  personListFixtures,
  unfollowedEvent,
} from '@upround/social/contract';
import { UserFollowersScreen } from './user-followers-screen';

type Person = CallOutput<typeof listFollows>['data'][number];

const [fixture] = profileFixtures;
const [friend, stranger] = personListFixtures;
if (!fixture || !friend || !stranger) throw new Error('no fixture');
const profile: Profile = { ...fixture, id: 'star', slug: 'star', displayName: 'Star', own: false };
const mutual: Person = { ...friend, followsYou: true, mutual: true };
const fan: Person = { ...stranger, followsYou: true, mutual: false };
const path = '/user/star/followers';

const apiOf = (people: Person[]) =>
  fakeApi()
    .on(readProfile, () => profile)
    .on(listFollows, () => segment(people));
const open = (api: FakeApi, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<UserFollowersScreen />, {
    path,
    pattern: routes.userFollowers,
    api,
    user: aUser(),
    ...options,
  });
const list = (name = 'Followers') => screen.findByRole('list', { name });

describe('the people around a person', () => {
  it('G8: lists followers with what they have to do with the reader, without a violation', async () => {
    const { container } = open(apiOf([mutual, fan]));
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Follows you');
    expect(within(rows[0]!).getByRole('button', { name: 'Following Asha Rao' })).toBeVisible();
    expect(rows[1]).toHaveTextContent('Follows you');
    expect(within(rows[0]!).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      '/user/asha-rao',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('follows back at once', async () => {
    const api = apiOf([fan]).on(follow, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Follow Dev Malhotra' }));
    expect(screen.getByRole('button', { name: 'Following Dev Malhotra' })).toBeVisible();
    await waitFor(() => expect(api.received(follow)).toHaveLength(1));
  });

  it('offers no one to follow themselves', async () => {
    open(apiOf([fan]), { user: aUser({ id: fan.id }) });
    expect(within(await list()).getByText('You')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
  });

  it('keeps the direction in the address', async () => {
    const api = apiOf([mutual]);
    const { user, address } = open(api);
    await list();
    await user.click(screen.getByRole('link', { name: /^Following/ }));
    expect(address()).toBe(`${path}?tab=following`);
    await list('Following');
    expect(api.received(listFollows).at(-1)?.query).toMatchObject({
      userId: 'star',
      direction: 'following',
    });
  });

  it('searches the list, and keeps the words in the address', async () => {
    const api = apiOf([mutual, fan]);
    const { user, address } = open(api);
    await list();
    api.on(listFollows, ({ query }) => segment(query.search === 'dev' ? [fan] : []));
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'dev');
    await waitFor(() => expect(address()).toBe(`${path}?query=dev`));
    await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
    expect(screen.getByText('Dev Malhotra')).toBeInTheDocument();
    expect(screen.getByText('1 person shown')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No one matches “devx”')).toBeInTheDocument();
  });

  it('the field follows the address where a link changed it', async () => {
    const { go } = open(apiOf([fan]), { path: `${path}?query=dev` });
    expect(await screen.findByRole('searchbox')).toHaveValue('dev');
    await go(path);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps searching a long list when a part of it has no match', async () => {
    const api = fakeApi()
      .on(readProfile, () => profile)
      .on(listFollows, ({ query }) =>
        query.cursor === 'behind' ? segment([fan]) : segment<Person>([], 'behind'),
      );
    open(api, { path: `${path}?query=dev` });
    expect(await screen.findByText('Dev Malhotra')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('dev');
  });

  it('says that someone new follows, and shows them when asked', async () => {
    const api = apiOf([mutual]);
    const { user, realtime } = open(api, { user: aUser({ id: 'star' }) });
    await list();
    const followed = (userId: string, followerId: string) =>
      realtime.tell(followedEvent, { userId, followerId });
    await followed('star', mutual.id);
    await followed(fan.id, 'star');
    expect(screen.queryByRole('button', { name: /new follower/ })).not.toBeInTheDocument();
    await followed('star', fan.id);
    expect(screen.queryByText('Dev Malhotra')).not.toBeInTheDocument();
    api.on(listFollows, () => segment([fan, mutual]));
    await user.click(screen.getByRole('button', { name: '1 new follower' }));
    expect(await screen.findByText('Dev Malhotra')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '1 new follower' })).not.toBeInTheDocument();
  });

  it('no longer counts a new follower who unfollowed', async () => {
    const { realtime } = open(apiOf([mutual]), { user: aUser({ id: 'star' }) });
    await list();
    const event = { userId: 'star', followerId: fan.id };
    await realtime.tell(followedEvent, event);
    expect(screen.getByRole('button', { name: '1 new follower' })).toBeInTheDocument();
    await realtime.tell(unfollowedEvent, { ...event, followerId: 'nobody-listed' });
    expect(screen.getByRole('button', { name: '1 new follower' })).toBeInTheDocument();
    await realtime.tell(unfollowedEvent, event);
    expect(screen.queryByRole('button', { name: /new follower/ })).not.toBeInTheDocument();
  });

  it('reads the first page alone for new followers, and offers them until it was read', async () => {
    const api = fakeApi()
      .on(readProfile, () => profile)
      .on(listFollows, ({ query }) =>
        query.cursor === 'next' ? segment([]) : segment([mutual], 'next'),
      );
    const { user, realtime } = open(api, { user: aUser({ id: 'star' }) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument(),
    );
    await realtime.tell(followedEvent, { userId: 'star', followerId: fan.id });
    api.on(listFollows, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(screen.getByRole('button', { name: '1 new follower' }));
    expect(await screen.findByText(/^Couldn’t load the list\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1 new follower' })).toBeInTheDocument();
    const before = api.received(listFollows).length;
    api.on(listFollows, () => segment([fan, mutual], 'next'));
    await user.click(screen.getByRole('button', { name: '1 new follower' }));
    expect(await screen.findByText('Dev Malhotra')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '1 new follower' })).not.toBeInTheDocument();
    expect(api.received(listFollows).slice(before)).toHaveLength(1);
  });

  it('brings the next page when asked', async () => {
    const api = fakeApi()
      .on(readProfile, () => profile)
      .on(listFollows, ({ query }) =>
        query.cursor === 'next' ? segment([fan]) : segment([mutual], 'next'),
      );
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Dev Malhotra')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says that the list is empty, with another text on the own profile', async () => {
    const { unmount } = open(apiOf([]));
    expect(await screen.findByText('No one follows Star yet')).toBeInTheDocument();
    unmount();
    open(apiOf([]).on(readProfile, () => ({ ...profile, own: true })));
    expect(await screen.findByText('You don’t have any followers yet')).toBeInTheDocument();
  });

  it('says that the list failed, and tries again', async () => {
    const api = fakeApi()
      .on(readProfile, () => profile)
      .on(listFollows, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load the list')).toBeInTheDocument();
    api.on(listFollows, () => segment([fan]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dev Malhotra')).toBeInTheDocument();
  });

  it('R17, G26: follows a former address, and is not found where no one is', async () => {
    const { address, unmount } = open(apiOf([fan]), { path: '/user/star-of-old/followers' });
    await waitFor(() => expect(address()).toBe(path));
    unmount();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(
      fakeApi().on(readProfile, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    );
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
