import { screen, waitFor, within } from '@testing-library/react';
import {
  hideTracker,
  listTrackers,
  readFitSettings,
  showTracker,
  trackerAccessEvent,
  trackerFixtures,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { bookmark } from '@upround/social/contract';
import { anApi, setWide, someRecords } from '../components/tracker-test.fixtures';
import { TrackerList } from './tracker-list';

const open = (api = anApi(), path: string = routes.fundTracker) =>
  renderScreen(<TrackerList type="VENTURE_CAPITAL" isFull={false} />, {
    path,
    pattern: routes.fundTracker,
    user: aUser(),
    api,
  });
const nothingSet = () => anApi().on(readFitSettings, () => ({ settings: null }));

const table = async () => within(await screen.findByRole('table', { name: 'Funds' }));
const rows = async () => (await table()).getAllByRole('row').slice(1);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a member in a list of funders', () => {
  it('has the first record open beside a wide list', async () => {
    setWide();
    const { address } = open();
    expect(await screen.findByRole('region', { name: 'Record' })).toBeVisible();
    await waitFor(() => expect(address()).toContain('record=tideway-fund'));
    expect(document.title).toContain('Tideway Fund');
  });

  it('closes it, and opens another by its row', async () => {
    setWide();
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Close record' }));
    expect(address()).toBe(routes.fundTracker);
    expect(screen.queryByRole('region', { name: 'Record' })).not.toBeInTheDocument();
    await user.click((await table()).getByRole('link', { name: 'Harbour Innovation Grant' }));
    expect(address()).toContain('record=harbour-innovation-grant');
  });

  it('saves a record', async () => {
    const api = anApi().on(bookmark, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user } = open(api);
    const [row] = await rows();
    if (row === undefined) throw new Error('no row');
    await user.click(within(row).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.received(bookmark)[0]?.body).toMatchObject({
        referenceType: 'TRACKER',
        referenceId: trackerFixtures[0].id,
      }),
    );
  });

  it('hides what isn’t a fit, with an Undo', async () => {
    const api = anApi()
      .on(hideTracker, () => ({ active: true }))
      .on(showTracker, () => ({ active: false }));
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Actions for Tideway Fund' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not a fit' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await screen.findByText('Tideway Fund is hidden from your lists.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.received(showTracker)).toHaveLength(1));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('sees it again where hiding fails', async () => {
    const api = anApi().on(hideTracker, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Actions for Tideway Fund' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not a fit' }));
    expect(await screen.findByText(/^Couldn’t hide Tideway Fund\./)).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('lists what was hidden', async () => {
    const api = anApi();
    const { user, address } = open(api);
    await user.click(await screen.findByRole('button', { name: 'More for this list' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show hidden records' }));
    expect(address()).toContain('hidden=true');
    await waitFor(() => expect(api.received(listTrackers).at(-1)?.query.hidden).toBe('true'));
    expect(screen.getByText('Hidden records')).toBeVisible();
  });

  it('selects up to four to compare', async () => {
    const { user } = open(anApi().on(listTrackers, () => segment(someRecords(5))));
    await rows();
    for (const place of [1, 2, 3, 4, 5]) {
      await user.click(screen.getByRole('checkbox', { name: `Select Fund ${place} to compare` }));
    }
    expect(await screen.findByText('You can compare up to 4. Remove one first.')).toBeVisible();
    const bar = within(screen.getByRole('region', { name: 'Selected to compare' }));
    expect(bar.getByText('4 selected')).toBeVisible();
    const slugs = [1, 2, 3, 4].map((place) => `slug-fund-${place}`).join(',');
    expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      `${routes.fundTracker}?compare=${encodeURIComponent(slugs)}`,
    );
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected to compare' })).not.toBeInTheDocument();
  });

  it('is asked once what they’re raising', async () => {
    const { user, unmount } = open(nothingSet());
    expect(await screen.findByText('What are you raising?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('What are you raising?')).not.toBeInTheDocument();
    unmount();
    open(nothingSet());
    await rows();
    expect(screen.queryByText('What are you raising?')).not.toBeInTheDocument();
  });

  it('is asked for it to sort by fit', async () => {
    const api = nothingSet();
    const { user } = open(api);
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best fit');
    expect(await screen.findByText('Set what you’re raising to sort by fit')).toBeVisible();
    expect(api.received(listTrackers).every(({ query }) => query.sort === undefined)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Sort by name' }));
    expect(await rows()).toHaveLength(2);
  });

  it('doesn’t read a list by fit before it’s known that something is set', async () => {
    const api = nothingSet();
    open(api, `${routes.fundTracker}?sort=fit`);
    expect(await screen.findByText('Set what you’re raising to sort by fit')).toBeVisible();
    expect(api.received(listTrackers)).toEqual([]);
    expect(screen.queryByText('What are you raising?')).not.toBeInTheDocument();
  });

  it('draws the list with what comes above it', async () => {
    const api = nothingSet();
    const answerFit = api.pause(readFitSettings);
    open(api);
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await waitFor(() => expect(api.received(listTrackers)).toHaveLength(1));
    await expect(screen.findByRole('table', { name: 'Funds' }, { timeout: 300 })).rejects.toThrow();
    answerFit();
    await rows();
    expect(screen.getByText('What are you raising?')).toBeVisible();
    expect(api.received(listTrackers)).toHaveLength(1);
  });

  it('gets the list by fit where that is set', async () => {
    const api = anApi();
    open(api, `${routes.fundTracker}?sort=fit`);
    await rows();
    expect(api.received(listTrackers).at(-1)?.query.sort).toBe('fit');
  });

  it('sees what is open once the bundle is paid', async () => {
    const api = anApi();
    const { realtime } = open(api);
    await rows();
    const before = api.received(listTrackers).length;
    await realtime.tell(trackerAccessEvent, {});
    await waitFor(() => expect(api.received(listTrackers).length).toBeGreaterThan(before));
  });
});
