import { screen, waitFor } from '@testing-library/react';
import { editProfile, profileFixtures, readProfile, type Profile } from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, fakeApi, renderScreen, type FakeApi } from '@upround/shared/testing';
import { editDrafts } from '../../data/edit-drafts';
import { SettingsScreen } from './settings-screen';

const [, fixture] = profileFixtures;
if (fixture === undefined) throw new Error('the contract has no fixture of one’s own profile');
const own: Profile = { ...fixture, id: 'user-1', slug: 'meera-iyer', displayName: 'Meera Iyer' };

const keeping = (first = own) => {
  let kept = first;
  return fakeApi()
    .on(readProfile, () => kept)
    .on(editProfile, ({ body }) => {
      const { badge, ...words } = body;
      kept = { ...kept, ...(words as Partial<Profile>) };
      if (badge !== undefined) kept = { ...kept, role: badge === 'NONE' ? null : badge };
      return kept;
    });
};

const open = (api: FakeApi) =>
  renderScreen(<SettingsScreen />, {
    path: '/settings',
    pattern: routes.settings,
    user: aUser(),
    api,
  });
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

afterEach(() => {
  for (const name of ['displayName', 'headline', 'slug']) {
    editDrafts.write(`user-1:${name}`, undefined);
  }
});

describe('the profile in the settings', () => {
  it('saves each field when it loses focus, and confirms it; without axe violations', async () => {
    const api = keeping();
    const { user, container, store } = open(api);
    const name = await field('Name');
    await user.clear(name);
    await user.type(name, 'Meera S Iyer');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Badge' }), 'Founder');
    await waitFor(() =>
      expect(api.received(editProfile).map(({ body }) => body)).toEqual([
        { displayName: 'Meera S Iyer' },
        { badge: 'FOUNDER' },
      ]),
    );
    await waitFor(() => expect(store.get(currentUserAtom)?.displayName).toBe('Meera S Iyer'));
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 4.24: changes the address, and goes on with the profile under it', async () => {
    const api = keeping();
    const { user, store, address } = open(api);
    const slug = await field('Profile URL');
    await user.clear(slug);
    await user.type(slug, 'meera-of-chennai{Enter}');
    await waitFor(() => expect(store.get(currentUserAtom)?.slug).toBe('meera-of-chennai'));
    expect(await field('Profile URL')).toHaveValue('meera-of-chennai');
    expect(address()).toBe('/settings');
  });

  it('keeps unsaved text when leaving the page and coming back', async () => {
    const api = keeping();
    const { user } = open(api);
    await field('Headline');
    api.disconnect();
    await user.type(await field('Headline'), 'Builds meters');
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(screen.queryByRole('textbox', { name: 'Headline' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await field('Headline')).toHaveValue('Builds meters');
  });

  it('X18: fills in the place by the position as on the profile', async () => {
    open(keeping());
    expect(await screen.findByRole('button', { name: 'Use my location' })).toBeVisible();
  });

  it('leaves a badge that was given', async () => {
    open(keeping({ ...own, role: 'MENTOR' }));
    await field('Name');
    expect(screen.queryByRole('combobox', { name: 'Badge' })).not.toBeInTheDocument();
  });

  it('has the experience beneath, to be changed in place', async () => {
    const { user, container } = open(keeping());
    expect(await screen.findByRole('heading', { name: 'Experience' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add experience' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('can be tried again where the profile did not load', async () => {
    const api = keeping();
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load your profile')).toBeVisible();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Name')).toHaveValue('Meera Iyer');
  });
});
