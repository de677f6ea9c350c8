import { screen, waitFor, within } from '@testing-library/react';
import { search } from '@upround/search/contract';
import { routes } from '@upround/shared/links';
import { ownKey } from '@upround/shared/session';
import { aUser, renderScreen } from '@upround/shared/testing';
import { aHit, found, quietApi, useTestTexts } from '../../search-test.fixtures';
import { searchScreenWith } from './search-screen';

const SearchPage = searchScreenWith({ hitPresenters: {}, useKindTexts: useTestTexts });

const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<SearchPage />, { path, pattern: routes.search, api: quietApi(), ...options });
const field = () => screen.getByRole('searchbox', { name: /Search Upround/ });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('a button that takes itself away leaves the focus', () => {
  it('of a filter on the next one, then on the last, then in the field', async () => {
    const api = quietApi().on(search, () => found([aHit('POST')]));
    const { user } = open('/search?query=water+tag%3Aa+tag%3Ab+tag%3Ac', { api });
    await screen.findByRole('region', { name: 'Posts' });
    await user.click(button('Remove filter #b'));
    await waitFor(() => expect(button('Remove filter #c')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Remove filter #a')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('water');
  });

  it('of a filter that found nothing in the field', async () => {
    const { user } = open('/search?query=xyzzy+tag%3Apricing', {
      api: quietApi().on(search, () => found([])),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove “#pricing”' }));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('of a hashtag that narrows the search on the next one, then in the field', async () => {
    const api = quietApi().on(search, ({ query }) => {
      const tags = ['pricing', 'growth'].filter((tag) => !query.query.includes(tag));
      return found([aHit('POST')], {
        facets: { kinds: [], tags: tags.map((tag) => ({ tag, count: 2 })) },
      });
    });
    const { user } = open('/search?query=water', { api });
    await user.click(await screen.findByRole('button', { name: 'Only with #pricing' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Only with #pricing' })).toBeNull(),
    );
    await waitFor(() => expect(button('Only with #growth')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('of a search that is forgotten on the next one, and in the field once all are', async () => {
    const person = aUser();
    localStorage.setItem(ownKey(person.id, 'searches'), JSON.stringify(['one', 'two', 'three']));
    const { user } = open('/search', { user: person });
    const list = await screen.findByRole('region', { name: 'Recent searches' });
    await user.click(within(list).getByRole('button', { name: 'Remove one from recent searches' }));
    expect(button('Remove two from recent searches')).toHaveFocus();
    await user.click(button('Remove three from recent searches'));
    expect(button('Remove two from recent searches')).toHaveFocus();
    await user.click(button('Clear all'));
    expect(field()).toHaveFocus();
  });

  it('of the last search that is forgotten in the field', async () => {
    const person = aUser();
    localStorage.setItem(ownKey(person.id, 'searches'), JSON.stringify(['one']));
    const { user } = open('/search', { user: person });
    await user.click(
      await screen.findByRole('button', { name: 'Remove one from recent searches' }),
    );
    expect(field()).toHaveFocus();
  });
});
