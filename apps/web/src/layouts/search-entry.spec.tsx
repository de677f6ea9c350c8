import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listSuggestions } from '@upround/search/contract';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { GlobalKeys } from '../app/global-keys';
import { SearchEntry } from './search-entry';

const api = () =>
  fakeApi().on(listSuggestions, () => ({ data: [], queries: [], records: [], tags: [] }));
const open = (path = '/') =>
  renderScreen(
    <>
      <SearchEntry />
      <GlobalKeys />
    </>,
    { path, pattern: '*', api: api() },
  );
const inWindow = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
const way = () => screen.getByRole('link', { name: 'Search' });

afterEach(() => jest.restoreAllMocks());

describe('the way to the search', () => {
  it('is a link that becomes a field when it is pressed, and a link again afterwards', async () => {
    inWindow(true);
    const { user, address } = open('/pods');
    expect(way()).toHaveAttribute('href', '/search');
    await user.click(way());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    expect(address()).toBe('/pods');
    await user.keyboard('water{Enter}');
    expect(address()).toBe('/search?query=water');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('opens apart with the keys for that', () => {
    inWindow(true);
    open('/pods');
    const prevented: boolean[] = [];
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented);
      // jsdom opens no pages.
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    fireEvent.click(way(), { ctrlKey: true });
    expect(prevented).toEqual([false]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('features 4: is taken by /, which leads to the search where there is no room for a field', async () => {
    inWindow(true);
    const wide = open();
    await wide.user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'Search' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await wide.user.keyboard('a{Escape}{Escape}');
    fireEvent.blur(field);
    wide.unmount();

    inWindow(false);
    const narrow = open();
    await narrow.user.keyboard('/');
    expect(narrow.address()).toBe('/search');
  });

  it('is a place among others on the search’s own page', () => {
    open('/search');
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  });
});
