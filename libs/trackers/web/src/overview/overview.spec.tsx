import { screen, within } from '@testing-library/react';
import {
  listTrackers,
  readFitSettings,
  readTrackerOverview,
  trackerFixtures,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { anApi, aRecord, setWide } from '../components/tracker-test.fixtures';
import { TrackersScreen } from './trackers-screen';

const [fund] = trackerFixtures;
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<TrackersScreen />, {
    path: routes.trackers,
    pattern: routes.trackers,
    ...options,
  });
const part = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const withOwnTypes = () =>
  anApi().on(listTrackers, ({ query }) => segment(query.type === 'VENTURE_CAPITAL' ? [fund] : []));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the overview of funding', () => {
  it('counts each type, with some of its records', async () => {
    const { container } = open({ api: withOwnTypes() });
    const funds = await part('Funds');
    expect(funds.getByRole('link', { name: 'Funds' })).toHaveAttribute(
      'href',
      '/tracker/venture_capital',
    );
    expect(funds.getByText('41 taking applications')).toBeVisible();
    expect(funds.getByText('52 with contact details')).toBeVisible();
    expect(funds.getByRole('link', { name: 'Tideway Fund' })).toHaveAttribute(
      'href',
      '/tracker?record=tideway-fund',
    );
    expect((await part('Accelerators')).queryByText(/taking applications/)).not.toBeInTheDocument();
    expect((await part('Angel networks')).getByText(/^5 of 21 are free to read/)).toHaveTextContent(
      'The rest come with Premium Plus or the tracker bundle.',
    );
    expect(document.title).toContain('Funding');
    expect(container).toHaveTextContent('and check each one against its source.');
    expect(funds.queryByText(/^Fund ·/)).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('tells guests what the trackers contain, and leads to an account and back', async () => {
    const { container } = open({ api: withOwnTypes() });
    expect(await screen.findByText('125')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute(
      'href',
      '/login?view=sign-up&next=%2Ftracker',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Ftracker',
    );
    expect(
      (await part('Free with an account')).getByText('Reminders before deadlines'),
    ).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows guests what closes next', async () => {
    const at = (hours: number) => ({
      at: new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString(),
      local: '2027-01-01T00:00',
      zone: 'UTC',
    });
    const late = aRecord({ id: 'late', name: 'Late Grant', deadline: at(72) });
    const early = aRecord({ id: 'early', name: 'Early Programme', deadline: at(24) });
    const api = anApi().on(listTrackers, ({ query }) =>
      segment(query.type === 'GRANT' ? [late] : query.type === 'ACCELERATOR' ? [early] : []),
    );
    open({ api });
    const closing = await part('Closing next');
    const names = (await closing.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Early Programme', 'Late Grant']);
    expect(closing.getByText('3 days left')).toBeVisible();
  });

  it('leads members with a fit form to their best fits first', async () => {
    open({ api: withOwnTypes(), user: aUser() });
    await part('Best fits');
    expect((await part('Funds')).getByRole('link', { name: 'Funds' })).toHaveAttribute(
      'href',
      '/tracker/venture_capital?sort=fit',
    );
  });

  it('shows a member what fits best', async () => {
    const api = withOwnTypes();
    open({ api, user: aUser() });
    const best = await part('Best fits');
    expect(await best.findByRole('link', { name: 'Tideway Fund' })).toBeVisible();
    expect(best.getByText('88% fit')).toBeVisible();
    expect(best.getByRole('link', { name: 'Change what you’re raising' })).toHaveAttribute(
      'href',
      '/tracker?view=fit',
    );
    expect(api.received(listTrackers).every(({ query }) => query.sort === 'fit')).toBe(true);
    expect(
      (await part('Next step')).getByRole('link', { name: 'Open your pipeline' }),
    ).toBeVisible();
  });

  it('has the best fits above the lists where nothing is beside them', async () => {
    const isBestFirst = async () => {
      const best = await screen.findByRole('region', { name: 'Best fits' });
      const funds = await screen.findByRole('region', { name: /^Funds/ });
      return Boolean(best.compareDocumentPosition(funds) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    const { unmount } = open({ api: withOwnTypes(), user: aUser() });
    expect(await isBestFirst()).toBe(true);
    unmount();
    setWide();
    open({ api: withOwnTypes(), user: aUser() });
    expect(await isBestFirst()).toBe(false);
  });

  it('asks a member what they’re raising', async () => {
    open({ api: anApi().on(readFitSettings, () => ({ settings: null })), user: aUser() });
    const links = await screen.findAllByRole('link', { name: 'Set what you’re raising' });
    for (const link of links) expect(link).toHaveAttribute('href', '/tracker?view=fit');
    expect(screen.queryByRole('region', { name: 'Best fits' })).not.toBeInTheDocument();
  });

  it('offers another try where it couldn’t be loaded', async () => {
    const api = withOwnTypes().on(readTrackerOverview, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    open({ api });
    expect(await screen.findByText('Couldn’t load funding')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('opens a record in its place, or beside it where it is wide', async () => {
    const path = `${routes.trackers}?record=${fund.slug}`;
    const { unmount } = open({ api: withOwnTypes(), path });
    expect(await screen.findByRole('heading', { name: 'Tideway Fund', level: 2 })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Funds/ })).not.toBeInTheDocument();
    unmount();
    setWide();
    const { user, address } = open({ api: withOwnTypes(), path });
    expect(await part('Funds')).toBeDefined();
    expect(document.title).toContain('Tideway Fund');
    await user.click(screen.getByRole('button', { name: 'Close record' }));
    expect(address()).toBe(routes.trackers);
  });
});
