import { act, screen, waitFor, within } from '@testing-library/react';
import { createPost, readFeed } from '@upround/feed/contract';
import { fetchMeta, linkPreviewFixtures } from '@upround/search/contract';
import { composeLink, links, routes } from '@upround/shared/links';
import { aUser, renderScreen, segment } from '@upround/shared/testing';
import { HomeScreen } from '../../home/home-screen';
import { ComposerButton } from '../button/composer-button';
import { composerApi } from '../composer-test.fixtures';
import { draftsOf, memoryStore, storeDraftsIn } from '../drafts/draft-store';
import { emptyDraft } from '../model/draft';

const [page] = linkPreviewFixtures;
const me = aUser();
const text = `“Harbourlight” in Monsoon Build\n${page.url}`;

beforeEach(() => {
  localStorage.setItem('guest-intro', 'closed');
  storeDraftsIn(memoryStore());
});

/** Home within its frame's button, which has the composer. */
function openHome(path: string, { isGuest = false } = {}) {
  const api = composerApi()
    .on(readFeed, () => segment([]))
    .on(fetchMeta, () => page);
  const home = (
    <>
      <ComposerButton>New post</ComposerButton>
      <HomeScreen />
    </>
  );
  return renderScreen(home, { path, pattern: routes.home, api, user: isGuest ? null : me });
}
const openWith = (given: string) => openHome(`/?${new URLSearchParams({ compose: given })}`);
const textField = () => screen.findByRole('textbox', { name: 'Text' });
const storedTexts = async () => (await draftsOf(me.id).list()).map((draft) => draft.text);
const stored = (words: string) => ({ ...emptyDraft('post', null), text: words });

describe('an address that opens the composer', () => {
  it('puts its text and the link’s preview there, and posts only what the member posts', async () => {
    const { user, api, baseElement } = openHome(composeLink(text));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a post' }));
    expect(await textField()).toHaveValue(text);
    expect(await dialog.findByRole('link', { name: /4,000 water meters/ })).toBeVisible();
    await expect(baseElement).toHaveNoAxeViolations();
    expect(api.received(createPost)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    expect(api.received(createPost)[0]?.body).toMatchObject({ type: 'POST', text });
  });

  it('loses the text alone, so that neither a reload nor Back opens it again', async () => {
    const { user, address, go } = openHome(`${composeLink(text)}&tab=latest`);
    await textField();
    expect(address()).toBe('/?tab=latest');
    await user.keyboard('{Escape}');
    // The address with the text is no longer in the history.
    await go(-1);
    expect(address()).toBe('/?tab=latest');
    await go('/pods');
    await go(-1);
    expect(address()).toBe('/?tab=latest');
    await screen.findByRole('link', { name: 'Latest' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks a guest to log in, who comes back to it', async () => {
    const { address, go } = openHome('/pods', { isGuest: true });
    await go(composeLink(text));
    const login = links.login({ next: composeLink(text) });
    await waitFor(() => expect(address()).toBe(login));
    expect(new URLSearchParams(login.split('?')[1]).get('next')).toBe(composeLink(text));
    // The login page has taken its place.
    await go(-1);
    expect(address()).toBe('/pods');
  });

  it('puts the text below a stored draft, which stays as it is until something is typed', async () => {
    await draftsOf(me.id).write(stored('Half a thought '));
    const { user } = openHome(composeLink(text));
    await waitFor(async () => expect(await textField()).toHaveValue(`Half a thought\n\n${text}`));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await storedTexts()).toEqual(['Half a thought ']);
    await user.click(screen.getByRole('button', { name: 'New post' }));
    await waitFor(async () => expect(await textField()).toHaveValue('Half a thought '));
  });

  it('is saved as a draft once something is typed, and isn’t repeated in it', async () => {
    const first = openHome(composeLink(text));
    await first.user.type(await textField(), ' for us');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    first.unmount();
    openHome(composeLink(text));
    await screen.findByText('Draft saved');
    expect(await textField()).toHaveValue(`${text} for us`);
    expect(await storedTexts()).toEqual([`${text} for us`]);
  });

  it('keeps the text and what was typed before the stored draft was read', async () => {
    const device = memoryStore();
    let answer: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      answer = resolve;
    });
    storeDraftsIn({ ...device, entries: () => read.then(() => device.entries()) });
    await draftsOf(me.id).write(stored('Half a thought'));
    const { user } = openHome(composeLink(text));
    await user.type(await textField(), ' for us');
    await act(async () => answer());
    await waitFor(async () =>
      expect(await textField()).toHaveValue(`Half a thought\n\n${text} for us`),
    );
  });

  it('is plain text, whatever it says', async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script> javascript:alert(1)';
    const { baseElement, api } = openWith(`${hostile}\0\u202E`);
    expect(await textField()).toHaveValue(hostile);
    expect(baseElement.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
    expect(api.received(fetchMeta)).toEqual([]);
  });

  it.each(['', '\0\u0007', 'x'.repeat(501), '<b>'.repeat(33_000)])(
    'opens Home alone where there’s nothing to write or too much',
    async (given) => {
      const { address } = openWith(given);
      await waitFor(() => expect(address()).toBe('/'));
      expect(await screen.findByText('No posts yet')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
