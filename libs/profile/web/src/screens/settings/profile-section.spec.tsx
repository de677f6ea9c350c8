import { screen, waitFor } from '@testing-library/react';
import {
  editProfile,
  profileErrors,
  profileFixtures,
  readProfile,
  type Profile,
} from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { keptEdits } from './kept-edits';
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
    ...{ path: '/settings', pattern: routes.settings, user: aUser(), api },
  });
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save profile' });
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => keptEdits.write('user-1', {}));

describe('the profile in the settings', () => {
  it('sends what was changed and nothing else, and says that it is saved', async () => {
    const api = keeping();
    const { user, container, store } = open(api);
    const name = await field('Name');
    expect(save()).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'Meera S Iyer');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Founder');
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible();
    expect(leaving()).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.received(editProfile).map(({ body }) => body)).toEqual([
      { displayName: 'Meera S Iyer', badge: 'FOUNDER' },
    ]);
    expect(store.get(currentUserAtom)?.displayName).toBe('Meera S Iyer');
    expect(leaving()).toBe(false);
    expect(await keptEdits.read('user-1')).toEqual({});
    await expect(container).toHaveNoAxeViolations();
  });

  it('says at the field what is wrong, before anything is sent', async () => {
    const api = keeping();
    const { user, container } = open(api);
    await user.clear(await field('Name'));
    const slug = await field('Address of your profile');
    await user.clear(slug);
    await user.type(slug, 'not an address');
    await user.click(save());
    const name = await field('Name');
    expect(name).toHaveAccessibleDescription('Enter your name.');
    expect(name).toHaveFocus();
    expect(slug).toHaveAccessibleDescription(/small letters, digits and single hyphens/);
    expect(api.received(editProfile)).toEqual([]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 4.24: an address that somebody has is refused at its field, and what was typed stays', async () => {
    const api = keeping().on(editProfile, () => {
      throw refuse(profileErrors.SLUG_TAKEN);
    });
    const { user } = open(api);
    const slug = await field('Address of your profile');
    await user.clear(slug);
    await user.type(slug, 'asha-rao');
    await user.click(save());
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/Somebody has or had this/));
    expect(slug).toHaveValue('asha-rao');
  });

  it('keeps what was not saved over a visit elsewhere, and gives it up when asked to', async () => {
    const { user } = open(keeping());
    await user.type(await field('Headline'), 'Builds meters');
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByText(/changes that are not saved. They are kept/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await field('Headline')).toHaveValue('Builds meters');
    expect(screen.getByText(/changes of yours that were not saved yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Headline')).toHaveValue('');
    expect(await keptEdits.read('user-1')).toEqual({});
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(leaving()).toBe(false);
  });

  it('loses nothing without a connection', async () => {
    const api = keeping();
    const { user } = open(api);
    await user.type(await field('About'), 'Forty housing societies.');
    api.disconnect();
    await user.click(save());
    expect(await screen.findByText(/Your profile was not saved/)).toBeVisible();
    expect(await field('About')).toHaveValue('Forty housing societies.');
    api.disconnect(false);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('leaves a badge that was given unless another one is chosen', async () => {
    const api = keeping({ ...own, role: 'MENTOR' });
    const { user } = open(api);
    expect(await screen.findByRole('combobox', { name: 'Role' })).toHaveValue('MENTOR');
    await user.type(await field('Location'), 'Pune');
    await user.click(save());
    await screen.findByText('Saved');
    expect(api.received(editProfile).map(({ body }) => body)).toEqual([{ location: 'Pune' }]);
  });

  it('has the experience beneath, to be changed in place', async () => {
    const { user, container } = open(keeping());
    expect(await screen.findByRole('heading', { name: 'Experience' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('can be tried again where the profile did not load', async () => {
    const api = keeping();
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Your profile did not load')).toBeVisible();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Name')).toHaveValue('Meera Iyer');
  });
});
