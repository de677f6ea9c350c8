import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteTrackerView,
  editTrackerView,
  listTrackers,
  listTrackerViews,
  saveTrackerView,
  trackersErrors,
  trackerViewFixtures,
  type TrackerView,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { anApi } from '../components/tracker-test.fixtures';
import { TrackerList } from '../lists/tracker-list';

const [view] = trackerViewFixtures as readonly [TrackerView];
const withViews = () => anApi().on(listTrackerViews, () => ({ data: [view] }));
const open = async (api = withViews(), search = '') => {
  const page = renderScreen(<TrackerList type="VENTURE_CAPITAL" isFull={false} />, {
    path: `${routes.fundTracker}${search}`,
    pattern: routes.fundTracker,
    user: aUser(),
    api,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Views' }));
  return { ...page, popover: within(await screen.findByRole('dialog', { name: 'Saved views' })) };
};

afterEach(() => localStorage.clear());

describe('saved views', () => {
  it('bring back filters, order and columns', async () => {
    const { user, popover, address, api } = await open();
    await user.click(await popover.findByRole('link', { name: 'Climate, India' }));
    expect(address()).toBe(`${routes.fundTracker}?region=INDIA&sector=CLIMATE&sort=fit`);
    await waitFor(() =>
      expect(api.received(listTrackers).at(-1)?.query).toMatchObject({
        sector: ['CLIMATE'],
        region: ['INDIA'],
        sort: 'fit',
      }),
    );
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Fit',
      'Stages',
      'Amount',
      'Actions',
    ]);
  });

  it('are saved under a name made of the filters', async () => {
    const api = anApi().on(saveTrackerView, ({ body }) => ({
      ...body,
      id: 'new',
      createdAt: '2026-11-01T00:00:00.000Z',
    }));
    const { user, popover } = await open(api, '?stage=SEED&sort=amount');
    expect(await popover.findByText(/^No saved views yet/)).toBeVisible();
    await user.click(popover.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Seed');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View saved.')).toBeVisible();
    expect(api.received(saveTrackerView)[0]?.body).toEqual({
      name: 'Seed',
      type: 'VENTURE_CAPITAL',
      filters: { stage: ['SEED'], sort: 'amount' },
      columns: ['fit', 'stages', 'amount'],
    });
  });

  it('need a name that no other has', async () => {
    const api = anApi().on(saveTrackerView, () => {
      throw refuse(trackersErrors.VIEW_EXISTS);
    });
    const { user, popover } = await open(api);
    await user.click(popover.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText(trackersErrors.VIEW_EXISTS.sentence)).toBeVisible();
  });

  it('are renamed', async () => {
    const api = withViews().on(editTrackerView, ({ body }) => ({ ...view, ...body }));
    const { user, popover } = await open(api);
    await user.click(await popover.findByRole('button', { name: 'Rename Climate, India' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2027');
    await user.click(dialog.getByRole('button', { name: 'Rename view' }));
    expect(await screen.findByText('View renamed.')).toBeVisible();
    expect(api.received(editTrackerView)[0]?.body).toEqual({ name: 'Climate, India 2027' });
  });

  it('are deleted with an Undo, and stay where that fails', async () => {
    const api = withViews()
      .on(deleteTrackerView, () => undefined)
      .on(saveTrackerView, ({ body }) => ({ ...body, id: 'again', createdAt: '' }));
    const { user, popover } = await open(api);
    await user.click(await popover.findByRole('button', { name: 'Delete Climate, India' }));
    expect(await screen.findByText('“Climate, India” deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.received(saveTrackerView)).toHaveLength(1));
    api.on(deleteTrackerView, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    // A press on Undo is outside of the popover, which it closes.
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Climate, India' }));
    expect(await screen.findByText(/^Couldn’t delete “Climate, India”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Climate, India' })).toBeVisible();
  });

  it('say why they couldn’t be loaded', async () => {
    const { popover } = await open(
      anApi().on(listTrackerViews, () => {
        throw refuse(coreErrors.INTERNAL);
      }),
    );
    expect(await popover.findByText(/^Couldn’t load your views\. Something/)).toBeVisible();
    expect(popover.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
