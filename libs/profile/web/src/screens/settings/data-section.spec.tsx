import { screen, within } from '@testing-library/react';
import {
  exportFixtures,
  listExports,
  profileErrors,
  requestExport,
  type DataExport,
} from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { SettingsScreen } from './settings-screen';

const [readyFixture, runningFixture] = exportFixtures;
if (!readyFixture || !runningFixture) throw new Error('the contract has no fixtures of exports');
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ready: DataExport = { ...readyFixture, requestedAt: ago(2), expiresAt: ago(-150) };
const running: DataExport = { ...runningFixture, id: ready.id, requestedAt: ago(0) };

const listing = (...states: DataExport[][]) => {
  const answers = [...states];
  return fakeApi().on(listExports, () => {
    const data = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    return { data };
  });
};

const open = (api: FakeApi) =>
  renderScreen(<SettingsScreen />, {
    path: '/settings?section=data',
    pattern: routes.settings,
    user: aUser(),
    api,
  });
const ask = (name: string) => screen.findByRole('button', { name });

describe('R28: exporting the member’s data', () => {
  it('asks for an export, follows it, and offers the file', async () => {
    const api = listing([], [running], [ready]).on(requestExport, () => ({
      ...running,
      state: 'WAITING' as const,
      progress: 0,
    }));
    const { user, container } = open(api);
    const button = await ask('Export my data');
    // Screen readers only announce a live region that exists before its text.
    const regions = within(container).getAllByRole('status');
    expect(regions.map(({ textContent }) => textContent)).not.toContain('Your export is ready.');
    await user.click(button);
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: /export/ })).not.toBeInTheDocument();
    await screen.findByText('45% done');
    const link = await screen.findByRole('link', { name: 'Download export' });
    expect(regions.map(({ textContent }) => textContent)).toContain('Your export is ready.');
    expect(link).toHaveAttribute('href', ready.url);
    expect(link).toHaveAttribute('download');
    expect(screen.getByText(/471 KB/)).toBeVisible();
    expect(screen.getByText(/Next available:/)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('one that was ready before is not read out as news', async () => {
    open(listing([ready]));
    expect(await screen.findByText('Your export is ready')).toBeVisible();
    expect(screen.queryByText('Your export is ready.')).not.toBeInTheDocument();
  });

  it('one a day: shows the API’s reason and the existing export', async () => {
    const api = listing([], [ready]).on(requestExport, () => {
      throw refuse(profileErrors.EXPORT_TOO_SOON);
    });
    const { user } = open(api);
    await user.click(await ask('Export my data'));
    expect(await screen.findByText(/Your export didn’t start\. You can export/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Download export' })).toBeVisible();
  });

  it('a failed one can be asked for again at once', async () => {
    const { container } = open(listing([{ ...running, state: 'FAILED' }]));
    expect(await screen.findByText(/Your last export failed/)).toBeVisible();
    expect(await ask('Export again')).toBeEnabled();
    await expect(container).toHaveNoAxeViolations();
  });

  it('one whose link has ended gives way to a new one', async () => {
    open(
      listing([
        { ...ready, state: 'EXPIRED', url: null, requestedAt: ago(200), expiresAt: ago(30) },
      ]),
    );
    expect(await screen.findByText(/The link to your last export expired/)).toBeVisible();
    expect(await ask('Export again')).toBeEnabled();
  });

  it('leads to the deletion of the account', async () => {
    const { user, address } = open(listing([]));
    await user.click(await screen.findByRole('link', { name: 'Go to account deletion' }));
    expect(address()).toBe('/delete-account');
  });

  it('can be loaded again after an error', async () => {
    const api = listing([]);
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load your exports')).toBeVisible();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ask('Export my data')).toBeVisible();
  });
});
