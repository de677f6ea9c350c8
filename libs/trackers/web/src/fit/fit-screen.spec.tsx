import { screen, waitFor, within } from '@testing-library/react';
import {
  listTrackers,
  readFitSettings,
  saveFitSettings,
  trackerFixtures,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { anApi } from '../components/tracker-test.fixtures';
import { TrackersScreen } from '../overview/trackers-screen';

const [fund] = trackerFixtures;
const withOwnTypes = () =>
  anApi().on(listTrackers, ({ query }) =>
    segment(trackerFixtures.filter(({ type }) => type === query.type)),
  );
const nothingSet = () => withOwnTypes().on(readFitSettings, () => ({ settings: null }));
const open = (api = nothingSet(), user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<TrackersScreen />, {
    path: `${routes.trackers}?view=fit`,
    pattern: routes.trackers,
    user,
    api,
  });
const stage = () => screen.findByRole('combobox', { name: /Your company’s stage/ });

describe('what a member is raising', () => {
  it('is saved as it’s chosen', async () => {
    const api = nothingSet().on(saveFitSettings, ({ body }) => body);
    const { user, container } = open(api);
    await user.selectOptions(await stage(), 'Seed');
    expect(screen.getByText(/Fill in at least one field\.$/)).toBeVisible();
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Climate' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Where your company is/ }),
      'India',
    );
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1 crore');
    expect(screen.getByText('You’re raising ₹1Cr.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. You can now sort lists by fit.')).toBeVisible();
    expect(api.received(saveFitSettings)[0]?.body.settings).toEqual({
      stage: 'SEED',
      sectors: ['CLIMATE'],
      region: 'INDIA',
      amount: { value: 1_000_000_000, currency: 'INR' },
    });
    expect(screen.getByRole('link', { name: 'All funds by fit' })).toHaveAttribute(
      'href',
      '/tracker/venture_capital?sort=fit',
    );
  });

  it('has at most three sectors', async () => {
    const { user } = open();
    for (const name of ['AI', 'Climate', 'Health']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    expect(screen.getByText('That’s 3. Remove one to choose another.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fintech' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'AI' }));
    expect(screen.getByRole('checkbox', { name: 'Fintech' })).toBeEnabled();
  });

  it('isn’t saved with nothing set, or an amount that can’t be read', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Set at least one of these.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), 'plenty');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter an amount, such as 50L, 80k or 12,00,000.')).toBeVisible();
  });

  it('shows what fits while it’s chosen, best first', async () => {
    const far = { ...fund, id: 'far', slug: 'far', name: 'Far Fund', stages: ['GROWTH' as const] };
    const api = nothingSet().on(listTrackers, ({ query }) =>
      segment(query.type === 'VENTURE_CAPITAL' ? [far, fund] : []),
    );
    const { user } = open(api);
    const aside = within(await screen.findByRole('complementary', { name: 'Best fits' }));
    expect(aside.getByText('Best fits appear here as you choose.')).toBeVisible();
    await user.selectOptions(await stage(), 'Seed');
    await waitFor(() => expect(aside.getAllByRole('listitem')).toHaveLength(2));
    const [best, next] = aside.getAllByRole('listitem');
    expect(best).toHaveTextContent(/Tideway Fund.*100% fit/);
    expect(next).toHaveTextContent(/Far Fund.*0% fit/);
    expect(api.received(listTrackers).at(-1)?.query.stage).toEqual(['SEED']);
  });

  it('says why matches couldn’t be looked for', async () => {
    const api = nothingSet().on(listTrackers, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Climate' }));
    expect(await screen.findByText(/^Couldn’t load your best fits\./)).toBeVisible();
  });

  it('can be deleted', async () => {
    const api = withOwnTypes().on(saveFitSettings, ({ body }) => body);
    const { user } = open(api);
    expect(await screen.findByRole('checkbox', { name: 'Climate' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Delete these details' }));
    expect(await screen.findByText('Deleted. Funders no longer have a score.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Climate' })).not.toBeChecked();
    expect(api.received(saveFitSettings)[0]?.body.settings).toBeNull();
  });

  it('stays in the fields where saving fails', async () => {
    const api = nothingSet().on(saveFitSettings, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Climate' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Couldn’t save what you’re raising\./)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Climate' })).toBeChecked();
  });

  it('leads guests to log in, and back', async () => {
    const { address } = open(nothingSet(), null);
    await waitFor(() => expect(address()).toContain('/login'));
    expect(decodeURIComponent(address())).toContain('/tracker?view=fit');
  });
});
