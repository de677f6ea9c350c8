import { screen, waitFor, within } from '@testing-library/react';
import { search } from '@upround/search/contract';
import { routes } from '@upround/shared/links';
import { renderScreen } from '@upround/shared/testing';
import { dayBefore, filterCount, withOnly, withoutOperator } from '../../model/filter-fields';
import { aHit, found, quietApi, useTestTexts } from '../../search-test.fixtures';
import { searchScreenWith } from './search-screen';

const SearchPage = searchScreenWith({ hitPresenters: {}, useKindTexts: useTestTexts });

function open(path: string) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('80rem'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
  const api = quietApi().on(search, () =>
    found([aHit('POST')], { facets: { kinds: [], tags: [{ tag: 'pricing', count: 4 }] } }),
  );
  const rendered = renderScreen(<SearchPage />, { path, pattern: routes.search, api });
  const query = () => new URLSearchParams(rendered.address().split('?')[1]).get('query');
  const aside = within(screen.getByRole('complementary', { name: 'Filter the search' }));
  return { ...rendered, query, aside };
}

afterEach(() => jest.restoreAllMocks());

describe('the filters beside a search', () => {
  it('write their operators into the query, and take them out again', async () => {
    const { user, query, aside, container } = open('/search?query=water');
    await user.click(aside.getByRole('checkbox', { name: 'Image' }));
    await waitFor(() => expect(query()).toBe('water has:image'));
    const week = dayBefore('week', new Date());
    await user.selectOptions(aside.getByRole('combobox', { name: 'Date' }), 'Past week');
    await waitFor(() => expect(query()).toBe(`water has:image since:${week}`));
    await user.type(aside.getByRole('textbox', { name: /^From/ }), '@asha-rao{Enter}');
    await waitFor(() => expect(query()).toBe(`water has:image since:${week} from:asha-rao`));
    await user.click(aside.getByRole('checkbox', { name: 'Image' }));
    await waitFor(() => expect(query()).toBe(`water since:${week} from:asha-rao`));
    await expect(container).toHaveNoAxeViolations();
    await user.click(aside.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(query()).toBe('water'));
    expect(aside.getByRole('textbox', { name: /^From/ })).toHaveValue('');
  });

  it('say what is wrong with a username, and search for nothing', async () => {
    const { user, query, aside } = open('/search?query=water');
    await user.type(aside.getByRole('textbox', { name: /^From/ }), 'asha rao{Enter}');
    expect(aside.getByText('Use letters, numbers and hyphens.')).toBeVisible();
    expect(query()).toBe('water');
  });

  it('need no button beside the field, and leave the kind to the tabs', async () => {
    const { aside } = open('/search?query=water+has:poll');
    expect(await aside.findByRole('combobox', { name: 'Date' })).toBeVisible();
    expect(aside.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Search filters/ })).not.toBeInTheDocument();
  });

  it('appear once something is searched for; before that there are tips and what is trending', async () => {
    const { aside, user, query } = open('/search');
    expect(aside.queryByRole('combobox')).not.toBeInTheDocument();
    expect(aside.getByRole('region', { name: 'Top posts' })).toBeVisible();
    await user.click(aside.getByText('Search tips'));
    await user.click(aside.getByRole('button', { name: /^has:poll/ }));
    await user.keyboard('poll');
    await waitFor(() => expect(query()).toBe('has:poll'));
    expect(await aside.findByRole('combobox', { name: 'Date' })).toBeVisible();
    expect(aside.queryByRole('region', { name: 'Top posts' })).not.toBeInTheDocument();
  });

  it('are counted in the button beside the field where there is no room for them', async () => {
    const api = quietApi().on(search, () => found([aHit('POST')]));
    const path = '/search?query=water+has:poll';
    renderScreen(<SearchPage />, { path, pattern: routes.search, api });
    expect(
      await screen.findByRole('button', { name: 'Search filters, 1 filter on' }),
    ).toBeVisible();
  });
});

describe('filters of a query', () => {
  it.each([
    ['a since:2026-01-01 b', 'since', '', 'a b'],
    ['a', 'from', 'asha-rao', 'a from:asha-rao'],
    ['from:meera a', 'from', 'asha-rao', 'a from:asha-rao'],
    ['-from:meera a', 'from', '', '-from:meera a'],
  ] as const)('%s with %s:%s is %s', (query, name, value, result) => {
    expect(withOnly(query, name, value)).toBe(result);
  });

  it('are counted, and one of several is taken out', () => {
    expect(filterCount('water has:poll -hiring "two words"')).toBe(2);
    expect(withoutOperator('has:poll a has:image', 'has', 'poll')).toBe('a has:image');
  });
});
