import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explore, search, searchTop } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { ownKey } from '@upround/shared/session';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { follow } from '@upround/social/contract';
import { aHit, found, plain, quietApi, useTestTexts } from '../../search-test.fixtures';
import { searchScreenWith } from './search-screen';

const SearchPage = searchScreenWith({ hitPresenters: {}, useKindTexts: useTestTexts });

type Answer = ReturnType<typeof found>;
const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<SearchPage />, { path, pattern: routes.search, api: quietApi(), ...options });
const apiWith = (answer: Answer) => quietApi().on(search, () => answer);
const field = () => screen.getByRole('searchbox', { name: /Search Upround/ });
/** The searches that were typed; what is offered at the beginning is asked for as well. */
const typed = (api: ReturnType<typeof fakeApi>) =>
  api.received(search).filter(({ query }) => !/^(has:tag|type:)/.test(query.query));
const everything = found([
  aHit('POST'),
  aHit('USER'),
  aHit('NEWS'),
  aHit('IDEA'),
  aHit('POD'),
  aHit('ARTICLE', { slug: 'surviving-layoffs-in-india' }),
  aHit('ESSAY'),
]);

beforeEach(() => localStorage.clear());

describe('the results', () => {
  it('are grouped by kind, each with a link and marked matches, without axe violations', async () => {
    const { container } = open('/search?query=pricing', { api: apiWith(everything) });
    const posts = await screen.findByRole('region', { name: 'Posts' });
    expect(within(posts).getByRole('link', { name: /Three calls, one cheque/ })).toHaveAttribute(
      'href',
      '/post/three-calls-one-cheque-a1b2c3d4',
    );
    expect(within(posts).getByText('pricing', { selector: 'mark' })).toBeVisible();
    const hrefs = screen.getAllByRole('listitem').flatMap((row) => {
      const [link] = within(row).queryAllByRole('link');
      return link?.getAttribute('href') ?? [];
    });
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/user/asha-rao',
        '/news/harbour-pricing-e1e2e3e4',
        '/idea/a-shared-ledger-for-housing-societies-v5w6x7y8',
        '/pods/first-cheque',
        '/articles/surviving-layoffs-in-india',
        '/premium-content/pricing-is-a-promise',
      ]),
    );
    expect(screen.getByText('Premium')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('“pricing” · Search'));
    await expect(container).toHaveNoAxeViolations();
  });

  it('T4: are shown as text, whatever they contain', async () => {
    const text = '<img src=x onerror=alert(1)> & <b>bold</b>';
    open('/search?query=img', {
      api: apiWith(found([aHit('NEWS', { title: { text, marks: [[1, 4]] }, image: null })])),
    });
    const link = await screen.findByRole('link', { name: /onerror/ });
    expect(link).toHaveTextContent(text);
    expect(link.querySelector('img, b')).toBeNull();
  });

  it('have tabs with how many there are, and lead to one kind', async () => {
    const api = apiWith(
      found([aHit('POST'), aHit('USER')], {
        facets: {
          kinds: [
            { type: 'POST', count: 1000, more: true },
            { type: 'USER', count: 3, more: false },
          ],
          tags: [],
        },
      }),
    );
    const { user, address } = open('/search?query=water', { api });
    const tabs = await screen.findByRole('navigation', { name: 'Result types' });
    expect(await within(tabs).findByRole('link', { name: /^Posts ?1K\+$/ })).toBeVisible();
    expect(within(tabs).queryByRole('link', { name: /News/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See all: Posts' }));
    expect(address()).toBe('/search?query=water&kind=POST');
    await waitFor(() =>
      expect(api.received(search)).toContainEqual({ query: { query: 'water', kind: 'POST' } }),
    );
    expect(within(tabs).getByRole('link', { name: /^People ?3$/ })).toBeVisible();
    expect(within(tabs).getByRole('link', { name: /^Posts/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('of a kind far down the ranking are fetched separately', async () => {
    const kinds = [
      { type: 'POST' as const, count: 1, more: false },
      { type: 'USER' as const, count: 1, more: false },
    ];
    const api = quietApi().on(search, ({ query }) =>
      found([aHit(query.kind ?? 'POST')], { facets: { kinds, tags: [] } }),
    );
    open('/search?query=water', { api });
    const people = await screen.findByRole('region', { name: 'People' });
    expect(await within(people).findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(api.received(search).map(({ query }) => query.kind)).toEqual([undefined, 'USER']);
  });

  it('of one kind are read on without page numbers, each once', async () => {
    const api = quietApi().on(search, ({ query }) =>
      query.cursor === 'two'
        ? found([aHit('POST'), aHit('POST', { id: 'p2', excerpt: plain('The second page') })])
        : found([aHit('POST')], { nextSegment: 'two' }),
    );
    const { user } = open('/search?query=water&kind=POST', { api });
    await user.click(await screen.findByRole('button', { name: 'Show more results' }));
    expect(await screen.findByText('The second page')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(screen.getByText('You’ve reached the end.')).toBeVisible();
  });

  it('offer to follow a person at once', async () => {
    const api = apiWith(found([aHit('USER', { followed: false, followerCount: 41 })])).on(
      follow,
      ({ body }) => ({ ...body, active: true, count: 42 }),
    );
    const { user } = open('/search?query=asha', { api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Follow Asha Rao' }));
    expect(await screen.findByText('42 followers')).toBeVisible();
  });

  it('T41: show what can be shown where one is of a kind from a newer server', async () => {
    const api = quietApi().on(search, () => found([aHit('POST')]));
    const { queryClient } = open('/search?query=water&kind=POST', { api });
    await screen.findByRole('link', { name: /Three calls/ });
    act(() =>
      queryClient.setQueriesData({ queryKey: [search.id] }, (old: { pages: Answer[] }) => ({
        ...old,
        pages: [found([aHit('POST'), { ...aHit('POST'), id: 'x', type: 'PLANET' as 'POST' }])],
      })),
    );
    expect(await screen.findByText(/Reload the page to see this result/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Three calls/ })).toBeVisible();
  });
});

describe('writing', () => {
  afterEach(() => jest.useRealTimers());

  it('puts the words into the address once the typing rests', async () => {
    const api = apiWith(everything);
    const { address } = open('/search', { api });
    // No time passes between two keys, however slow the machine is.
    jest.useFakeTimers();
    const user = userEvent.setup({ delay: null });
    await user.type(field(), 'water meters');
    expect(typed(api)).toEqual([]);
    expect(address()).toBe('/search');
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    await waitFor(() => expect(address()).toBe('/search?query=water+meters'));
    await screen.findByRole('region', { name: 'Posts' });
    expect(typed(api)).toEqual([{ query: { query: 'water meters', limit: 50 } }]);
  });

  it('spec 4.35: never shows the answer to an earlier word over a later one', async () => {
    const answers: Record<string, (answer: Answer) => void> = {};
    const api = quietApi().on(
      search,
      ({ query }) =>
        new Promise((resolve) => {
          answers[query.query] = resolve;
        }),
    );
    const { user } = open('/search', { api });
    await user.type(field(), 'wat');
    await waitFor(() => expect(answers).toHaveProperty('wat'));
    await user.type(field(), 'er');
    await waitFor(() => expect(answers).toHaveProperty('water'));
    await act(async () =>
      answers['water']?.(found([aHit('POST', { excerpt: plain('The later answer') })])),
    );
    expect(await screen.findByText('The later answer')).toBeVisible();
    await act(async () =>
      answers['wat']?.(found([aHit('POST', { excerpt: plain('The earlier answer') })])),
    );
    expect(screen.queryByText('The earlier answer')).not.toBeInTheDocument();
    expect(screen.getByText('The later answer')).toBeVisible();
  });

  it('keeps the results before, marked as old, until the next are there', async () => {
    const api = quietApi().on(search, ({ query }) =>
      found([aHit('POST', { excerpt: plain(`About ${query.query}`) })]),
    );
    const { user } = open('/search?query=wat', { api });
    const row = await screen.findByText('About wat');
    const go = api.pause(search);
    await user.type(field(), 'er');
    await waitFor(() => expect(row.closest('[aria-busy=true]')).not.toBeNull());
    expect(row).toBeVisible();
    go();
    expect(await screen.findByText('About water')).toBeVisible();
    expect(screen.queryByText('About wat')).not.toBeInTheDocument();
  });

  it('follows the address on Back', async () => {
    const { user, go } = open('/search?query=water', { api: apiWith(everything) });
    await user.click(await screen.findByRole('link', { name: /Three calls/ }));
    await go(-1);
    expect(field()).toHaveValue('water');
    expect(screen.getByRole('link', { name: /Three calls/ })).toBeVisible();
  });

  it('is cleared by the button or by Escape', async () => {
    const { user, address } = open('/search?query=water', { api: apiWith(everything) });
    await screen.findByRole('region', { name: 'Posts' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field()).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/search'));
    await user.keyboard('again{Escape}');
    expect(field()).toHaveValue('');
  });
});

describe('filters', () => {
  const query = 'pricing from:asha-rao type:idea since:2026-03-31 has:poll -hiring';
  const path = `/search?query=${encodeURIComponent(query)}`;

  it('are chips that say what they do, and can be removed one by one', async () => {
    const { user, address } = open(path, { api: apiWith(everything) });
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual([
      'From @asha-rao',
      'Only Ideas',
      'Since 31 Mar 2026',
      'With a poll',
      'Without hiring',
    ]);
    await user.click(within(chips).getByRole('button', { name: 'Remove filter Only Ideas' }));
    expect(new URLSearchParams(address().split('?')[1]).get('query')).toBe(
      'pricing from:asha-rao since:2026-03-31 has:poll -hiring',
    );
    expect(field()).toHaveValue('pricing from:asha-rao since:2026-03-31 has:poll -hiring');
  });

  it('with a slip are said to be searched for as words', async () => {
    open('/search?query=since%3Ayesterday+water', { api: apiWith(everything) });
    expect(await screen.findByText(/Write dates like 2026-03-31/)).toBeVisible();
  });

  it('are listed beside the field, and one is written into it by a press', async () => {
    const { user } = open('/search?query=water', { api: apiWith(everything) });
    await user.click(screen.getByRole('button', { name: 'Search filters' }));
    const list = await screen.findByRole('dialog', { name: 'Search filters' });
    for (const sign of ['from:', 'type:', 'tag:', 'since:', 'until:', 'has:', '-word', '"exact']) {
      expect(within(list).getByText((text) => text.startsWith(sign))).toBeVisible();
    }
    await expect(list).toHaveNoAxeViolations();
    await user.click(within(list).getByRole('button', { name: /^from:/ }));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('water from:');
  });

  it('by hashtag are suggested from the results', async () => {
    const facets = {
      kinds: [],
      tags: [
        { tag: 'pricing', count: 4 },
        { tag: 'cap table', count: 2 },
      ],
    };
    const { user, address } = open('/search?query=water', {
      api: apiWith(found([aHit('POST')], { facets })),
    });
    const offered = await screen.findByRole('group', { name: 'Narrow by hashtag' });
    // What no hashtag can be written as cannot be searched for as one.
    expect(within(offered).getAllByRole('button')).toHaveLength(1);
    await user.click(within(offered).getByRole('button', { name: 'Only with #pricing' }));
    expect(address()).toBe('/search?query=water+tag%3Apricing');
  });
});

describe('what else may come', () => {
  it('a typo: a correction is suggested, or shown if nothing matches', async () => {
    const correction = { query: 'pricing', applied: false };
    const { user, address, api } = open('/search?query=pricng', {
      api: apiWith(found([aHit('POST')], { correction })),
    });
    await user.click(await screen.findByRole('link', { name: 'pricing' }));
    expect(address()).toBe('/search?query=pricing');
    api.on(search, () => found([aHit('POST')], { correction: { query: 'water', applied: true } }));
    await user.clear(field());
    await user.type(field(), 'watr{Enter}');
    expect(
      await screen.findByText('No results for “watr”. Showing results for “water”.'),
    ).toBeVisible();
  });

  it('nothing: what may help, and each filter to take away', async () => {
    const { user, address, container } = open('/search?query=xyzzy+tag%3Apricing&kind=NEWS', {
      api: apiWith(found([])),
    });
    expect(await screen.findByText('No news match “xyzzy tag:pricing”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search everything' })).toHaveAttribute(
      'href',
      '/search?query=xyzzy+tag%3Apricing',
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Remove “#pricing”' }));
    expect(address()).toBe('/search?query=xyzzy&kind=NEWS');
  });

  it('a failure: the words stay, and it can be tried again', async () => {
    const api = quietApi().on(search, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open('/search?query=water', { api });
    expect(await screen.findByText('Couldn’t complete your search')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    expect(field()).toHaveValue('water');
    api.on(search, () => everything);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Posts' })).toBeVisible();
  });

  it('a refusal: it says why, in the words of the API', async () => {
    const api = quietApi().on(search, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    open('/search?query=water', { api });
    expect(await screen.findByText(coreErrors.FORBIDDEN.sentence)).toBeVisible();
  });

  it('too many searches: it says how long to wait', async () => {
    const api = quietApi().on(search, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 12 });
    });
    open('/search?query=water', { api });
    expect(await screen.findByText(/Try again in 12 seconds/)).toBeVisible();
  });
});

describe('before anything is searched for', () => {
  it('offers hashtags, people, pods and jobs, each with the way to more', async () => {
    const api = fakeApi()
      .on(searchTop, ({ query }) => ({ data: [aHit(query.type, { followed: false })] }))
      .on(search, ({ query }) =>
        found(query.kind === 'POST' ? [] : [aHit(query.kind ?? 'POST', { followed: false })], {
          facets: { kinds: [], tags: [{ tag: 'pricing', count: 3 }] },
        }),
      );
    const { container } = open('/search', { api });
    const tags = within(await screen.findByRole('region', { name: 'Popular hashtags' }));
    expect(tags.getByRole('link', { name: '#pricing' })).toHaveAttribute(
      'href',
      '/search?query=tag%3Apricing&kind=POST',
    );
    const people = within(screen.getByRole('region', { name: 'People to know' }));
    expect(people.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
    const pods = within(screen.getByRole('region', { name: 'Pods' }));
    expect(pods.getByRole('link', { name: 'See all: Pods' })).toHaveAttribute(
      'href',
      '/search?query=type%3Apod&kind=POD',
    );
    expect(screen.getByRole('region', { name: 'Jobs' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('suggests pods that the member hasn’t joined, and none that they have', async () => {
    const pods = [
      aHit('POD', { id: 'p-1', slug: 'joined', title: plain('Joined pod'), followed: true }),
      aHit('POD', { id: 'p-2', slug: 'other', title: plain('Other pod'), followed: false }),
    ];
    const api = fakeApi()
      .on(searchTop, () => ({ data: [] }))
      .on(search, ({ query }) => found(query.kind === 'POD' ? pods : []));
    open('/search', { api, user: aUser() });
    const offered = within(await screen.findByRole('region', { name: 'Pods' }));
    expect(offered.getByRole('link', { name: 'Other pod' })).toBeVisible();
    expect(offered.queryByRole('link', { name: 'Joined pod' })).not.toBeInTheDocument();
  });

  it('shows the operators even if nothing can be loaded, and stops retrying', async () => {
    const fail = () => {
      throw refuse(coreErrors.INTERNAL);
    };
    const api = fakeApi().on(searchTop, fail).on(search, fail);
    open('/search', { api });
    expect(await screen.findByRole('button', { name: /^has:poll/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(api.received(searchTop).length).toBeLessThan(10);
  });

  it.each(['-', '"'])('a sign alone searches for nothing yet: %s', async (sign) => {
    const api = quietApi();
    open(`/search?query=${encodeURIComponent(sign)}`, { api });
    expect(await screen.findByRole('button', { name: /^has:poll/ })).toBeVisible();
    expect(field()).toHaveValue(sign);
    expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument();
  });

  it('names no person and no hashtag where there is none', async () => {
    open('/search', { api: apiWith(found([])) });
    expect(await screen.findByRole('button', { name: /^from:username/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Popular hashtags' })).not.toBeInTheDocument();
  });

  it('spec 4.34: lists recent searches, which can be removed', async () => {
    const person = aUser();
    const key = ownKey(person.id, 'searches');
    localStorage.setItem(key, JSON.stringify(['pricing', 'water meters']));
    const { user, container } = open('/search', { user: person });
    expect(await screen.findByRole('link', { name: 'pricing' })).toHaveAttribute(
      'href',
      '/search?query=pricing',
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Remove pricing from recent searches' }));
    expect(screen.queryByRole('link', { name: 'pricing' })).not.toBeInTheDocument();
    expect(localStorage.getItem(key)).toBe('["water meters"]');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
  });

  it('what is searched for by Enter, or opened, is remembered', async () => {
    const person = aUser();
    const kept = () => localStorage.getItem(ownKey(person.id, 'searches'));
    const { user } = open('/search', { user: person, api: apiWith(everything) });
    await user.type(field(), 'water');
    await user.click(await screen.findByRole('link', { name: /Three calls/ }));
    expect(kept()).toBe('["water"]');
  });

  it('says what can be written, and writes it', async () => {
    const { user } = open('/search');
    await user.click(await screen.findByRole('button', { name: /^tag:/ }));
    expect(field()).toHaveValue('tag:');
    expect(field()).toHaveFocus();
  });

  it('shows what is trending of a kind', async () => {
    const api = fakeApi().on(searchTop, ({ query }) => ({ data: [aHit(query.type)] }));
    open('/search?kind=USER', { api });
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(api.received(searchTop)).toEqual([{ query: { type: 'USER' } }]);
  });

  it('shows ideas by their worth, or some at random and others again', async () => {
    let draw = 0;
    const api = quietApi().on(explore, ({ query }) => {
      draw += query.filter === 'random' ? 1 : 0;
      const title = plain(query.filter === 'random' ? `Drawn ${draw}` : 'The best idea');
      return segment([aHit('IDEA', { title })]);
    });
    const { user, address } = open('/search?kind=IDEA', { api });
    expect(await screen.findByRole('link', { name: 'The best idea' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Random' }));
    expect(await screen.findByRole('link', { name: 'Drawn 1' })).toBeVisible();
    expect(address()).toBe('/search?kind=IDEA&filter=random');
    await user.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(await screen.findByRole('link', { name: 'Drawn 2' })).toBeVisible();
    expect(api.received(explore)[0]).toEqual({
      query: { type: 'IDEA', filter: 'trending' },
    });
  });

  it('spec 8.13: ideas that do not come say so, and throw what the specification says', async () => {
    const api = quietApi().on(explore, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { queryClient } = open('/search?kind=IDEA', { api });
    expect(await screen.findByText('Couldn’t complete your search')).toBeVisible();
    const [query] = queryClient.getQueryCache().findAll({ queryKey: [explore.id] });
    expect(query?.state.error?.message).toMatch(/^Error fetching data: /);
  });
});
