import { act, screen, waitFor, within } from '@testing-library/react';
import { listSuggestions, suggestionFixtures } from '@upround/search/contract';
import { ownKey } from '@upround/shared/session';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { suggested } from '../search-test.fixtures';
import { SearchField } from './search-field';

const user = aUser();
const recentKey = ownKey(user.id, 'searches');
const remember = (...searches: string[]) =>
  localStorage.setItem(recentKey, JSON.stringify(searches));

const mixed = suggested({
  data: [...suggestionFixtures],
  queries: ['ashram'],
  tags: [{ tag: 'asha_workers', count: 4 }],
  records: [{ type: 'POD', id: 'p1', slug: 'ash', name: 'Ash and clay', followerCount: 1200 }],
});
const apiWith = (answer = mixed) => fakeApi().on(listSuggestions, () => answer);

const onLeave = jest.fn();
async function openField(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = renderScreen(<SearchField onLeave={onLeave} />, { api: apiWith(), ...options });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, field };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  onLeave.mockClear();
});

describe('the search field of the frame', () => {
  it('takes the focus, and searches for what was written', async () => {
    const { user: person, address } = await openField();
    await person.keyboard('unit economics{Enter}');
    expect(address()).toBe('/search?query=unit+economics');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('has no violation with its list open', async () => {
    const { user: person, container } = await openField();
    await person.keyboard('ash');
    expect(await screen.findByRole('option', { name: /Asha Rao/ })).toBeVisible();
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });
});

describe('suggestions', () => {
  it('are grouped: searches, people, hashtags, pods, and the search itself', async () => {
    remember('ash trees');
    const { user: person } = await openField({ user });
    await person.keyboard('ash');
    await screen.findByRole('option', { name: /Asha Rao/ });
    expect(options()).toEqual([
      'ash trees',
      'ashram',
      expect.stringContaining('Asha Rao'),
      expect.stringContaining('Ashok Pillai'),
      'asha_workers4 people',
      expect.stringContaining('Ash and clay1.2K members'),
      'Search for ash',
    ]);
    expect(
      within(screen.getByRole('group', { name: 'People' })).getAllByRole('option'),
    ).toHaveLength(2);
    expect(await screen.findByText(/7 suggestions/)).toBeInTheDocument();
  });

  it('are chosen by arrows, Home, End and Enter', async () => {
    const { user: person, field, address } = await openField();
    await person.keyboard('ash');
    await screen.findByRole('option', { name: /Asha Rao/ });
    expect(active(field)).toBeUndefined();
    await person.keyboard('{ArrowDown}');
    expect(active(field)).toBe('ashram');
    await person.keyboard('{End}');
    expect(active(field)).toBe('Search for ash');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(field)).toContain('Asha Rao');
    await person.keyboard('{Home}{ArrowDown}{Enter}');
    expect(address()).toBe('/user/asha-rao');
  });

  it('lead to people, pods and the posts of a hashtag by a press', async () => {
    for (const [name, to] of [
      [/Ash and clay/, '/pods/ash'],
      [/asha_workers/, '/search?query=tag%3Aasha_workers&kind=POST'],
      [/Search for/, '/search?query=ash'],
    ] as const) {
      const { user: person, address, unmount } = await openField();
      await person.keyboard('ash');
      await person.click(await screen.findByRole('option', { name }));
      expect(address()).toBe(to);
      unmount();
    }
  });

  it('close by Escape, which then clears the field; leaving it chooses nothing', async () => {
    const { user: person, field, address } = await openField();
    await person.keyboard('ash');
    await screen.findByRole('option', { name: /Asha Rao/ });
    await person.keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('ash');
    await person.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await person.keyboard('ash{ArrowDown}{Tab}');
    expect(address()).toBe('/');
  });

  it('T21: are asked for once the typing rests, without anything else about the reader', async () => {
    const { user: person, api } = await openField({ user });
    await person.keyboard('asha');
    await screen.findByRole('option', { name: /Asha Rao/ });
    expect(api.received(listSuggestions)).toEqual([{ query: { query: 'asha' } }]);
  });

  it('spec 4.35: never show the answer to an earlier text over a later one', async () => {
    const answers: Record<string, (answer: typeof mixed) => void> = {};
    const api = fakeApi().on(
      listSuggestions,
      ({ query }) =>
        new Promise((resolve) => {
          answers[query.query] = resolve;
        }),
    );
    const { user: person } = await openField({ api });
    await person.keyboard('ash');
    await waitFor(() => expect(answers).toHaveProperty('ash'));
    await person.keyboard('ok');
    await waitFor(() => expect(answers).toHaveProperty('ashok'));
    await act(async () => answers['ashok']?.(suggested({ data: suggestionFixtures.slice(1) })));
    expect(await screen.findByRole('option', { name: /Ashok Pillai/ })).toBeVisible();
    await act(async () => answers['ash']?.(mixed));
    expect(screen.queryByRole('option', { name: /Asha Rao/ })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Ashok Pillai/ })).toBeVisible();
  });

  it('keep the chosen line chosen when others come above it', async () => {
    let answer: (answer: typeof mixed) => void = () => undefined;
    const api = fakeApi().on(
      listSuggestions,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user: person, field, address } = await openField({ api });
    await person.keyboard('ash{ArrowDown}');
    expect(active(field)).toBe('Search for ash');
    await waitFor(() => expect(api.received(listSuggestions)).toHaveLength(1));
    await act(async () => answer(mixed));
    await screen.findByRole('option', { name: /Asha Rao/ });
    expect(active(field)).toBe('Search for ash');
    await person.keyboard('{Enter}');
    expect(address()).toBe('/search?query=ash');
  });

  it('are done without where they do not come', async () => {
    const api = fakeApi();
    api.on(listSuggestions, () => mixed);
    api.disconnect();
    const { user: person, address } = await openField({ api });
    await person.keyboard('ash');
    await person.click(await screen.findByRole('option', { name: 'Search for ash' }));
    expect(address()).toBe('/search?query=ash');
  });
});

describe('spec 4.34: earlier searches', () => {
  it('are offered to the one who made them, the latest first, before anything is written', async () => {
    remember('pricing', 'from:asha-rao');
    await openField({ user });
    expect(options()).toEqual(['pricing', 'from:asha-rao']);
    expect(screen.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  });

  it('are remembered when someone searches, once each, and at most eight', async () => {
    remember(...Array.from({ length: 8 }, (_, index) => `search ${index}`));
    const { user: person } = await openField({ user });
    await person.keyboard('Search 3{Enter}');
    const kept = JSON.parse(localStorage.getItem(recentKey) ?? '[]') as string[];
    expect(kept).toHaveLength(8);
    expect(kept.slice(0, 3)).toEqual(['Search 3', 'search 0', 'search 1']);
  });

  it('are not kept for a guest, nor shown to another person', async () => {
    remember('private thing');
    const guest = await openField();
    await guest.user.keyboard('guest search{Enter}');
    expect(Object.keys(localStorage)).toEqual([recentKey]);
    guest.unmount();
    await openField({ user: aUser({ id: 'user-12' }) });
    expect(options()).toEqual([]);
  });
});
