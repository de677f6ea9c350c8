import { screen, waitFor, within } from '@testing-library/react';
import {
  listTrackers,
  readTracker,
  readTrackerFacets,
  trackerFacetFixture,
  trackerFixtures,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { anApi, bare, setPhone, setWide, someRecords } from '../components/tracker-test.fixtures';
import { readListAhead } from '../data/read-ahead';
import { TrackerList } from './tracker-list';

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<TrackerList type="VENTURE_CAPITAL" isFull={false} />, {
    path: routes.fundTracker,
    pattern: routes.fundTracker,
    ...options,
  });

const table = async () => within(await screen.findByRole('table', { name: 'Funds' }));
const rows = async () => (await table()).getAllByRole('row').slice(1);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a list of funders', () => {
  it('shows facts in columns, and says what isn’t published', async () => {
    const api = anApi().on(listTrackers, () => segment([trackerFixtures[0], bare]));
    const { container } = open({ api });
    const [fund, quiet] = (await rows()).map((row) => within(row));
    expect(fund?.getByRole('rowheader', { name: /Tideway Fund/ })).toBeVisible();
    expect(fund?.getByRole('link', { name: 'Tideway Fund' })).toHaveAttribute(
      'title',
      'Tideway Fund',
    );
    expect(fund?.getByText('Pune, India')).toHaveAttribute('title', 'Pune, India');
    expect(fund?.getByText('Open now')).toBeVisible();
    expect(fund?.getByRole('cell', { name: 'Pre-seed, Seed' })).toBeVisible();
    expect(fund?.getByRole('cell', { name: '₹25L to ₹2Cr' })).toBeVisible();
    const unknown = quiet?.getAllByRole('cell', { name: 'Not published' });
    expect(unknown?.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 3 }, () => '–Not published'),
    );
    expect(await screen.findByText('2 funds')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows cards on phones', async () => {
    setPhone();
    const { container } = open({ api: anApi() });
    const feed = within(await screen.findByRole('feed', { name: 'Funds' }));
    const card = within(feed.getByRole('article', { name: 'Tideway Fund' }));
    expect(card.getByText('₹25L to ₹2Cr')).toBeVisible();
    expect(card.getByText('88% fit')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its rows while a record replaces it, also where the record was opened first', async () => {
    setPhone();
    const { queryClient } = open({
      api: anApi(),
      path: `${routes.fundTracker}?record=tideway-fund`,
    });
    // As the route does while the code of the page loads.
    const place = { type: 'VENTURE_CAPITAL', isFull: false } as const;
    await readListAhead(queryClient, place, new URLSearchParams());
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(screen.getByRole('feed', { name: 'Funds', hidden: true })).not.toBeVisible();
    expect(screen.queryByText('Loading funds')).not.toBeInTheDocument();
  });

  it('says so while it loads, and offers another try when that fails', async () => {
    const api = anApi().on(listTrackers, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const resume = api.pause(listTrackers);
    const { user } = open({ api });
    expect(await screen.findByText('Loading funds')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Couldn’t load funds')).toBeVisible();
    expect(screen.getByText(/Something went wrong on our side/)).toBeVisible();
    api.on(listTrackers, () => segment([...trackerFixtures]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  it('has no record on its way beside it where it failed, or can’t be sorted by fit', async () => {
    setWide();
    const api = anApi().on(listTrackers, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { unmount } = open({ api });
    expect(await screen.findByText('Couldn’t load funds')).toBeVisible();
    expect(screen.queryByText('Loading record')).not.toBeInTheDocument();
    unmount();
    open({ api: anApi(), path: `${routes.fundTracker}?sort=fit` });
    expect(await screen.findByText('Log in to sort by fit')).toBeVisible();
    expect(screen.queryByText('Loading record')).not.toBeInTheDocument();
  });

  it('appends the next page, and keeps the list when that fails', async () => {
    const api = anApi().on(listTrackers, ({ query }) => {
      if (query.cursor === undefined) return segment(someRecords(2), 'next');
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^Couldn’t load more. Something went wrong/)).toBeVisible();
    api.on(listTrackers, () => segment(someRecords(2, 3)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’ve reached the end.')).toBeVisible();
    expect(await rows()).toHaveLength(4);
  });

  it('keeps few rows of a long list in the page', async () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
    open({ api: anApi().on(listTrackers, () => segment(someRecords(1000))) });
    expect(await screen.findByText('Fund 1')).toBeVisible();
    expect((await rows()).length).toBeLessThan(60);
    expect((await table()).queryByText('Fund 900')).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  });

  it('says how much of the angel networks one can read, and what opens the rest', async () => {
    const [fund] = trackerFixtures;
    const api = anApi().on(listTrackers, () => segment([{ ...fund, type: 'ANGEL' }]));
    renderScreen(<TrackerList isFull type="ANGEL" />, {
      path: routes.fullAngelTracker,
      pattern: routes.fullAngelTracker,
      api,
    });
    expect(await screen.findByText(/^You’re seeing 5 of 21 angel networks/)).toHaveTextContent(
      'The rest come with Premium Plus or the tracker bundle.',
    );
    expect(screen.getByRole('link', { name: 'See the tracker bundle' })).toHaveAttribute(
      'href',
      '/trackerbundle',
    );
  });
});

describe('a list of a member whose fit is known', () => {
  const headings = async () =>
    (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('has the fit after the name', async () => {
    open({ api: anApi(), user: aUser() });
    expect((await headings()).slice(0, 2)).toEqual(['Name', 'Fit']);
    expect((await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '88%',
      '–Not set',
    ]);
  });

  it('always has it in the order of fit', async () => {
    localStorage.setItem(
      'upround-trackers-columns',
      JSON.stringify({ VENTURE_CAPITAL: ['stages'] }),
    );
    const { unmount } = open({ api: anApi(), user: aUser() });
    expect(await headings()).toEqual(['Name', 'Stages', 'Actions']);
    unmount();
    open({ api: anApi(), user: aUser(), path: `${routes.fundTracker}?sort=fit` });
    expect(await headings()).toEqual(['Name', 'Fit', 'Stages', 'Actions']);
  });

  it('has the deadlines in their order, unless other columns were chosen', async () => {
    const path = `${routes.fundTracker}?sort=deadline`;
    const { unmount } = open({ api: anApi(), user: aUser(), path });
    expect(await headings()).toContain('Deadline');
    unmount();
    localStorage.setItem(
      'upround-trackers-columns',
      JSON.stringify({ VENTURE_CAPITAL: ['stages'] }),
    );
    open({ api: anApi(), user: aUser(), path });
    expect(await headings()).toEqual(['Name', 'Stages', 'Actions']);
  });

  it('scrolls to the row of the open record, and not the page', async () => {
    setWide();
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
    const scrolled = jest.spyOn(Element.prototype, 'scrollTop', 'set');
    open({
      api: anApi().on(listTrackers, () => segment(someRecords(60))),
      path: `${routes.fundTracker}?record=slug-fund-50`,
    });
    expect(await screen.findByText('Fund 1')).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(49 * 72 - (720 - 36 - 72) / 2);
    expect(window.scrollY).toBe(0);
  });
});

describe('a record that is opened by its link, further down than what is loaded', () => {
  const pages = () =>
    anApi()
      .on(listTrackers, ({ query }) =>
        query.cursor === undefined ? segment(someRecords(3), 'next') : segment(someRecords(3, 4)),
      )
      .on(
        readTracker,
        ({ params }) => someRecords(6).find(({ slug }) => slug === params.id) ?? bare,
      );
  const names = async () =>
    (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent);
  const link = async (name: string) => (await table()).getByRole('link', { name });
  beforeEach(setWide);

  it('comes first, is marked as open and isn’t repeated', async () => {
    const { user } = open({ api: pages(), path: `${routes.fundTracker}?record=slug-fund-5` });
    expect(await names()).toEqual(['Fund 5', 'Fund 1', 'Fund 2', 'Fund 3']);
    expect(await link('Fund 5')).toHaveAttribute('aria-current', 'true');
    const [pinned, ...others] = await rows();
    expect(pinned).toHaveTextContent('Pinned');
    for (const row of others) expect(row).not.toHaveTextContent('Pinned');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('You’ve reached the end.')).toBeVisible();
    expect(await names()).toEqual(['Fund 5', 'Fund 1', 'Fund 2', 'Fund 3', 'Fund 4', 'Fund 6']);
  });

  it('has its place from the first frame of the list, and keeps it', async () => {
    const api = pages();
    const answer = api.pause(readTracker);
    const { user } = open({ api, path: `${routes.fundTracker}?record=slug-fund-5` });
    await waitFor(() => expect(api.received(listTrackers)).toHaveLength(1));
    await expect(screen.findByRole('table', { name: 'Funds' }, { timeout: 300 })).rejects.toThrow();
    answer();
    expect(await names()).toEqual(['Fund 5', 'Fund 1', 'Fund 2', 'Fund 3']);
    await user.click(await link('Fund 2'));
    await waitFor(async () => expect(await link('Fund 2')).toHaveAttribute('aria-current', 'true'));
    expect(await names()).toEqual(['Fund 5', 'Fund 1', 'Fund 2', 'Fund 3']);
  });

  it('doesn’t come first where filters may leave it out, or it can’t be read', async () => {
    const path = `${routes.fundTracker}?record=slug-fund-5`;
    const { unmount } = open({ api: pages(), path: `${path}&stage=SEED` });
    expect(await names()).toEqual(['Fund 1', 'Fund 2', 'Fund 3']);
    unmount();
    const api = pages().on(readTracker, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api, path });
    expect(await names()).toEqual(['Fund 1', 'Fund 2', 'Fund 3']);
  });
});

describe('the filters of a list', () => {
  it('are in the address, reach the API and can be removed one by one', async () => {
    const api = anApi();
    const { user, address } = open({
      api,
      path: `${routes.fundTracker}?stage=SEED,PRE_SEED&amount=100000000&sort=deadline&open=true`,
    });
    await rows();
    const filters = { stage: ['PRE_SEED', 'SEED'], amount: 100_000_000, open: 'true' };
    expect(api.received(listTrackers).at(-1)?.query).toMatchObject({
      ...filters,
      sort: 'deadline',
    });
    expect(api.received(readTrackerFacets).at(-1)?.query).toMatchObject(filters);
    const active = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(
      active.getByRole('link', { name: 'Remove filter: Amount you need: Gives ₹10L' }),
    ).toBeVisible();
    await user.click(active.getByRole('link', { name: /Company stage: Seed$/ }));
    expect(address()).toContain('stage=PRE_SEED&');
    expect(address()).toContain('sort=deadline');
    await user.click(active.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe(`${routes.fundTracker}?sort=deadline`);
  });

  it('ignore what no list knows', async () => {
    const api = anApi();
    open({ api, path: `${routes.fundTracker}?stage=MOON&country=india&amount=-4&sort=size` });
    await rows();
    expect(api.received(listTrackers).at(-1)?.query).toEqual({
      type: 'VENTURE_CAPITAL',
      cursor: undefined,
    });
  });

  it('open beside a wide list, with counts, and stay open', async () => {
    setWide();
    const { user, address, unmount } = open({ api: anApi() });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
    const stages = within(panel.getByRole('region', { name: 'Company stage' }));
    expect(stages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Idea1',
      'Seed1',
    ]);
    await user.click(stages.getByRole('link', { name: /Seed/ }));
    expect(address()).toContain('stage=SEED');
    unmount();
    open({ api: anApi() });
    expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
  });

  it('read an amount as people write it', async () => {
    setWide();
    const { user, address } = open({ api: anApi() });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), 'lots{Enter}');
    expect(screen.getByText('Enter an amount, such as 50L, 80k or 12,00,000.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50L{Enter}');
    await waitFor(() => expect(address()).toContain('amount=500000000&currency=INR'));
  });

  it('offer ways on where nothing matches', async () => {
    const api = anApi()
      .on(listTrackers, () => segment([]))
      .on(readTrackerFacets, ({ query }) => ({
        ...trackerFacetFixture,
        total: query.sector === undefined ? 12 : 0,
      }));
    open({ api, path: `${routes.fundTracker}?stage=SEED&sector=SPACE` });
    expect(await screen.findByText('Nothing matches all these filters')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Remove “Space” 12 funds' })).toHaveAttribute(
      'href',
      `${routes.fundTracker}?stage=SEED`,
    );
  });
});

describe('a guest', () => {
  it('is asked to log in to sort by fit', async () => {
    const { user, address } = open({ api: anApi(), path: `${routes.fundTracker}?sort=fit` });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(address()).toContain('/login');
  });
});
