import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listPods, readFeed } from '@upround/feed/contract';
import { listJobs, readJobFacets } from '@upround/jobs/contract';
import { readProfile } from '@upround/profile/contract';
import { search, searchFixture } from '@upround/search/contract';
import { fakeApi, segment } from '@upround/shared/testing';
import { member, open, quiet } from './app-test.fixtures';

const at = (path: string) => () => waitFor(() => expect(window.location.pathname).toBe(path));

/** What each entry of the list says, and how it is seen that it did so. */
const effects: Readonly<Record<string, () => Promise<unknown>>> = {
  'Go to the feed': at('/'),
  'Go to pods': at('/pods'),
  'Go to jobs': at('/jobs'),
  'Go to your messages': at('/dm'),
  'Go to your notifications': at('/notifications'),
  'Go to your profile': at('/user/meera-iyer'),
  Search: async () =>
    waitFor(async () =>
      expect(await screen.findByRole('searchbox', { name: /Search Upround/ })).toHaveFocus(),
    ),
  'Show keyboard shortcuts': () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }),
  'Write a post': () => screen.findByRole('dialog', { name: 'Write a post' }),
};

const opensDialog = new Set(['Show keyboard shortcuts', 'Write a post']);

const pending = () => new Promise<never>(() => undefined);

/** What the frame, the composer and the search ask for, and what the pages do that are left as soon as they're open. */
const frameApi = () =>
  quiet()
    .on(listPods, () => segment([]))
    .on(search, () => searchFixture)
    .on(readProfile, pending)
    .on(readFeed, pending)
    .on(listJobs, pending)
    .on(readJobFacets, pending);

async function openAbout() {
  const opened = open('/about', { session: member }, frameApi());
  await screen.findByRole('heading', { level: 1, name: /About/ });
  return opened;
}

/** The list as it is printed: what each entry says, and the keys that it names. */
async function printed(user: UserEvent) {
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const entries = within(sheet)
    .getAllByRole('term')
    .map((term): [string, string] => {
      const keys = [...(term.nextElementSibling?.querySelectorAll('kbd') ?? [])];
      return [term.textContent, keys.map((key) => key.textContent).join('')];
    });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return entries;
}

// Compiling them takes longer than loading them.
beforeAll(() => Promise.all([import('./global-keys'), import('./shortcut-sheet')]));

describe('spec 4.39: the keyboard', () => {
  it('does for each printed key what its entry says, and nothing else', async () => {
    const opened = await openAbout();
    const entries = await printed(opened.user);
    expect(entries.map(([label]) => label).sort()).toEqual(Object.keys(effects).sort());
    opened.unmount();
    for (const [label, keys] of entries) {
      const { user, unmount } = await openAbout();
      await user.keyboard(keys);
      await effects[label]?.();
      expect(screen.queryAllByRole('dialog')).toHaveLength(opensDialog.has(label) ? 1 : 0);
      unmount();
    }
  });

  it('opens the composer by n without writing an n, and with the draft that was begun', async () => {
    const { user } = await openAbout();
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Half a thought');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // From the second time on the composer's code is there, and its field has the focus at once.
    for (let again = 0; again < 2; again += 1) {
      await user.keyboard('n');
      const text = await screen.findByRole('textbox', { name: 'Text' });
      await waitFor(() => expect(text).toHaveValue('Half a thought'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('features 4: leads to the search by /, from anywhere but a field', async () => {
    const { user } = open(
      '/about',
      {},
      fakeApi().on(search, () => searchFixture),
    );
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await user.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: /Search Upround/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    await user.keyboard('water{Enter}');
    expect(window.location.search).toBe('?query=water');
  });

  it('is left alone while someone writes', async () => {
    // Beside the form are people who write.
    const { user } = open(
      '/login',
      {},
      quiet().on(readFeed, () => segment([])),
    );
    const [email] = await screen.findAllByLabelText('Email address');
    if (email === undefined) throw new Error('no field');
    await user.type(email, 'gh?');
    expect(window.location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
