import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  editProfile,
  geocode,
  profileErrors,
  readProfile,
  type Profile,
} from '@upround/profile/contract';
import { fakeApi, refuse } from '@upround/shared/testing';
import { currentUserAtom } from '@upround/shared/session';
import { editDrafts } from '../../data/edit-drafts';
import { openUser, own, reader } from './user-test.fixtures';

/** A fake API that saves changes. */
function remembering() {
  let stored: Profile = own;
  return fakeApi()
    .on(readProfile, () => stored)
    .on(editProfile, ({ body }) => {
      const { badge, avatarAlt, bannerAlt, removeAvatar, removeBanner, ...texts } = body;
      stored = { ...stored, ...texts };
      if (badge !== undefined) stored.role = badge === 'NONE' ? null : badge;
      return stored;
    });
}

async function openForm(api = remembering()) {
  const opened = openUser({ api, user: reader });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('region', { name: 'Edit your profile' });
  return { ...opened, api };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const bodies = (api: ReturnType<typeof fakeApi>) =>
  api.received(editProfile).map(({ body }) => body);

describe('editing the member’s own profile in place', () => {
  afterEach(() => {
    for (const name of ['displayName', 'headline', 'about', 'location', 'slug', 'links'])
      editDrafts.write(`${own.id}:${name}`, undefined);
  });

  it('A2: saves a field when it loses focus, confirms it, and can undo it; without axe violations', async () => {
    const { user, api, container } = await openForm();
    await expect(container).toHaveNoAxeViolations();
    await user.clear(box('Headline'));
    await user.type(box('Headline'), 'Meters that do not drift');
    await user.tab();
    expect(await screen.findByText('Saved', { selector: '[role=status]' })).toBeInTheDocument();
    expect(bodies(api)).toEqual([{ headline: 'Meters that do not drift' }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box('Headline')).toHaveValue(own.headline));
    await waitFor(() => expect(bodies(api)).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
    expect(await screen.findByText(own.headline)).toBeInTheDocument();
  });

  it('undo doesn’t touch text typed since', async () => {
    const { user, api } = await openForm();
    await user.clear(box('Headline'));
    await user.type(box('Headline'), 'Meters{Enter}');
    await user.tab();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.type(box('Headline'), ' that do not drift');
    fireEvent.click(undo);
    await waitFor(() => expect(bodies(api)).toContainEqual({ headline: own.headline }));
    expect(box('Headline')).toHaveValue('Meters that do not drift');
  });

  it('a failed undo shows an error, even after editing has ended', async () => {
    const { user, api } = await openForm();
    await user.clear(box('Headline'));
    await user.type(box('Headline'), 'Meters{Enter}');
    await user.tab();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
    await screen.findByRole('button', { name: 'Edit profile' });
    api.disconnect();
    await user.click(undo);
    expect(await screen.findByText(/^Couldn’t undo that\./)).toBeInTheDocument();
  });

  it('a failed undo of the badge shows an error and the saved badge', async () => {
    const { user, api } = await openForm();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Badge' }), 'Investor');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.disconnect();
    await user.click(undo);
    expect(await screen.findByText(/^Couldn’t undo that\./)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Badge' })).toHaveDisplayValue('Investor');
  });

  it('saves nothing where nothing changed', async () => {
    const { user, api } = await openForm();
    await user.click(box('Headline'));
    await user.type(box('Headline'), ' ');
    await user.tab();
    await user.tab();
    expect(bodies(api)).toEqual([]);
  });

  it('loses nothing where saving fails, and saves it again', async () => {
    const { user, api } = await openForm();
    api.disconnect();
    await user.type(box('About'), ' And a third one.');
    await user.tab();
    expect(
      await screen.findByText(/^Not saved\. What you wrote is still here/),
    ).toBeInTheDocument();
    expect(box('About')).toHaveValue(`${own.about} And a third one.`);
    expect(box('About')).toHaveAccessibleDescription(/Not saved/);
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(bodies(api)).toHaveLength(1));
    expect(await screen.findByText('Saved', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('keeps unsaved text for the next visit', async () => {
    const first = await openForm();
    first.api.disconnect();
    await first.user.type(box('About'), ' And a third one.');
    await first.user.tab();
    await screen.findByText(/^Not saved/);
    first.unmount();
    await openForm();
    expect(box('About')).toHaveValue(`${own.about} And a third one.`);
  });

  it('refuses an empty name and a text that is too long, in place of the hint', async () => {
    const { user, api } = await openForm();
    await user.clear(box('Name'));
    await user.tab();
    expect(await screen.findByText('Enter your name.')).toBeInTheDocument();
    expect(box('Name')).toBeInvalid();
    await user.click(box('Headline'));
    await user.paste('x'.repeat(200));
    await user.tab();
    expect(await screen.findByText('Use 160 characters or fewer.')).toBeInTheDocument();
    expect(bodies(api)).toEqual([]);
  });

  it('doesn’t close while a field is invalid; pressing Done again keeps the text', async () => {
    const { user } = await openForm();
    await user.clear(box('Name'));
    const done = screen.getAllByRole('button', { name: 'Done' })[0]!;
    await user.click(done);
    await waitFor(() => expect(box('Name')).toHaveFocus());
    expect(screen.getByText('Enter your name.')).toBeInTheDocument();
    await user.click(done);
    const again = await screen.findByRole('button', { name: 'Edit profile' });
    expect(again).toHaveFocus();
    await user.click(again);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('waits for the last field to be saved, and shows where that failed', async () => {
    const { user, api } = await openForm();
    const answer = api.pause(editProfile);
    await user.type(box('About'), ' And a third one.');
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
    await act(async () => {
      for (const _frame of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(box('About')).toBeInTheDocument();
    answer();
    const edit = await screen.findByRole('button', { name: 'Edit profile' });
    expect(screen.getByText(/And a third one/)).toBeInTheDocument();

    await user.click(edit);
    api.disconnect();
    await user.type(await screen.findByRole('textbox', { name: 'About' }), ' And a fourth.');
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
    expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
    await waitFor(() => expect(box('About')).toHaveFocus());
  });

  it('tells the frame of a new name', async () => {
    const { user, store } = await openForm();
    await user.clear(box('Name'));
    await user.type(box('Name'), 'Asha R. Rao{Enter}');
    await waitFor(() => expect(store.get(currentUserAtom)?.displayName).toBe('Asha R. Rao'));
  });

  it('R17: changes the address by a button, shows it before, and moves the page there', async () => {
    const { user, api, address } = await openForm();
    const slug = box('Profile URL');
    const button = screen.getByRole('button', { name: 'Change URL' });
    expect(button).toBeDisabled();
    await user.clear(slug);
    await user.type(slug, 'a--b');
    await user.click(button);
    expect(await screen.findByText(/^Use 3 to 40 lowercase letters/)).toBeInTheDocument();
    await user.clear(slug);
    await user.type(slug, 'Asha-Of-Tidewater');
    expect(screen.getByText(/\/user\/asha-of-tidewater\. Your old link/)).toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/user/asha-of-tidewater'));
    expect(bodies(api)).toEqual([{ slug: 'asha-of-tidewater' }]);
    expect(screen.getByRole('region', { name: 'Edit your profile' })).toBeInTheDocument();
  });

  it('says where an address is taken', async () => {
    const { user, api } = await openForm();
    api.on(editProfile, () => {
      throw refuse(profileErrors.SLUG_TAKEN, { path: 'slug' });
    });
    await user.type(box('Profile URL'), '-2{Enter}');
    expect(await screen.findByText(/This profile URL is taken/)).toBeInTheDocument();
    expect(box('Profile URL')).toHaveValue(`${own.slug}-2`);
  });

  it('takes links as people type them, and no others', async () => {
    const { user, api } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(box('Link 3'), 'javascript:alert(1)');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(await screen.findByText(/^Enter a full URL/)).toBeInTheDocument();
    await user.clear(box('Link 3'));
    await user.type(box('Link 3'), 'asha.example/work');
    await user.click(box('Name'));
    await waitFor(() =>
      expect(bodies(api)).toEqual([{ links: [...(own.links ?? []), 'https://asha.example/work'] }]),
    );
    expect(box('Link 3')).toHaveValue('https://asha.example/work');
  });

  it('chooses a badge at once', async () => {
    const { user, api } = await openForm();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Badge' }), 'Investor');
    await waitFor(() => expect(bodies(api)).toEqual([{ badge: 'INVESTOR' }]));
  });

  describe('by the position', () => {
    const ask = jest.fn<unknown, Parameters<Geolocation['getCurrentPosition']>>();
    beforeEach(() => {
      ask.mockReset();
      Object.defineProperty(navigator, 'geolocation', {
        value: { getCurrentPosition: ask },
        configurable: true,
      });
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
    const locate = () => screen.getByRole('button', { name: 'Use my location' });

    it('X18: asks the browser only when pressed, and fills in county and state', async () => {
      const { user, api } = await openForm();
      expect(ask).not.toHaveBeenCalled();
      api.on(geocode, () => ({ county: 'Nashik', state: 'Maharashtra' }));
      ask.mockImplementation((found) =>
        found({ coords: { latitude: 19.99751, longitude: 73.78981 } } as GeolocationPosition),
      );
      await user.click(locate());
      expect(await screen.findByText(/^We’ve filled in Nashik, Maharashtra/)).toBeInTheDocument();
      // No more of the position than a county needs leaves the browser.
      expect(api.received(geocode)).toEqual([{ query: { lat: 20, lon: 73.79 } }]);
      expect(box('Location')).toHaveValue('Nashik, Maharashtra');
      await user.tab();
      await waitFor(() => expect(bodies(api)).toEqual([{ location: 'Nashik, Maharashtra' }]));
    });

    it('says what to do where the position is refused', async () => {
      const { user } = await openForm();
      ask.mockImplementation((_found, failed) =>
        failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
      );
      await user.click(locate());
      const alert = await screen.findByText(/didn’t share your location/);
      expect(alert).toBeInTheDocument();
      expect(box('Location')).toHaveValue(own.location);
    });
  });

  it('describes the picture, and asks before it is removed', async () => {
    const { user, api } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Change your photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile photo' });
    const words = within(dialog).getByRole('textbox', { name: 'Description' });
    expect(words).toHaveValue('Asha Rao beside a water meter');
    await user.clear(words);
    await user.type(words, 'Asha Rao{Enter}');
    await waitFor(() => expect(bodies(api)).toEqual([{ avatarAlt: 'Asha Rao' }]));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Change your photo' }));
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
    expect(bodies(api)).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Remove image' }));
    await waitFor(() => expect(bodies(api)).toContainEqual({ removeAvatar: true }));
  });

  it('rejects files that aren’t images', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Add a banner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your banner' });
    const file = new File(['x'], 'deck.pdf', { type: 'application/pdf' });
    const input = within(dialog).getByLabelText('Choose image', { selector: 'input' });
    (input as HTMLInputElement).removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText(/^deck.pdf isn’t a supported image/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save description' })).toBeDisabled();
  });

  describe('a new picture', () => {
    beforeAll(() => {
      Object.assign(URL, {
        createObjectURL: () => 'blob:picture',
        revokeObjectURL: () => undefined,
      });
    });
    afterAll(() => {
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
    });
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    async function choose(name: string) {
      const opened = await openForm();
      await opened.user.click(screen.getByRole('button', { name: 'Change your photo' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Profile photo' }));
      const input = dialog.getByLabelText('Choose another image', { selector: 'input' });
      const take = (file: string) => opened.user.upload(input, picture(file));
      await take(name);
      await screen.findByRole('slider', { name: 'Zoom' });
      return { ...opened, take };
    }
    const words = () => screen.getByRole('textbox', { name: 'Description' });

    it('that cannot be read leaves the description as it is saved', async () => {
      await choose('broken.png');
      expect(words()).toHaveValue('');
      fireEvent.error(document.querySelector('[role="dialog"] img[src="blob:picture"]')!);
      expect(await screen.findByText(/broken.png as an image/)).toBeInTheDocument();
      expect(words()).toHaveValue('Asha Rao beside a water meter');
      expect(screen.getByRole('button', { name: 'Save description' })).toBeDisabled();
    });

    it('has no words of the one chosen before it', async () => {
      const { user, take } = await choose('one.png');
      await user.type(words(), 'A boat');
      await take('two.png');
      expect(words()).toHaveValue('');
    });
  });
});
