import { screen } from '@testing-library/react';
import { profileFixtures, readProfile } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { follow } from '@upround/social/contract';
import { UserPostsSlot, type UserPostsSlotProps } from '../../user-posts-slot';
import { UserScreen } from './user-screen';

const [fixture] = profileFixtures;
if (fixture === undefined) throw new Error('no fixture');
const profile = { ...fixture, own: false, followed: false, followerCount: 9, email: undefined };
const name = profile.displayName;

function Posts({ tab, userId }: UserPostsSlotProps) {
  return (
    <p>
      {tab} of {userId}
    </p>
  );
}

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <UserPostsSlot.Fill value={Posts}>
      <UserScreen />
    </UserPostsSlot.Fill>,
    { path: `/user/${profile.slug}`, pattern: routes.user, ...options },
  );

describe('the page of a person', () => {
  it('shows who they are and what they posted, without a violation', async () => {
    const { container } = open({ api: fakeApi().on(readProfile, () => profile) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(await screen.findByText(`posts of ${profile.id}`)).toBeInTheDocument();
    expect(screen.getByText(profile.headline)).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('follows at once and counts it', async () => {
    const api = fakeApi()
      .on(readProfile, () => profile)
      .on(follow, ({ body }) => ({ ...body, active: true, count: 10 }));
    const { user } = open({ api, user: aUser() });
    const button = await screen.findByRole('button', { name: `Follow ${name}` });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAccessibleName(`Following ${name}`);
    expect(screen.getByText('10')).toBeInTheDocument();
  });

  it('keeps the tab in the address', async () => {
    const { user, address } = open({ api: fakeApi().on(readProfile, () => profile) });
    await user.click(await screen.findByRole('link', { name: 'In pods' }));
    expect(address()).toBe(`/user/${profile.slug}?tab=pods`);
    expect(screen.getByText(`pods of ${profile.id}`)).toBeInTheDocument();
  });

  it('offers nobody to follow themselves', async () => {
    open({ api: fakeApi().on(readProfile, () => ({ ...profile, own: true })), user: aUser() });
    expect(await screen.findByText('This is how others see you.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Follow ${name}` })).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api = fakeApi().on(readProfile, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('The profile did not load')).toBeInTheDocument();
    api.on(readProfile, () => profile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(profile.headline)).toBeInTheDocument();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({
      api: fakeApi().on(readProfile, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
