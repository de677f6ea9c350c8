import { screen, waitFor, within } from '@testing-library/react';
import {
  editSavedSearch,
  facetFixture,
  jobsErrors,
  listJobs,
  listSavedSearches,
  readJobFacets,
  removeSavedSearch,
  saveSearch,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { aSavedSearch } from '../components/job-test.fixtures';
import { JobsScreen } from '../board/jobs-screen';

const anApi = () =>
  fakeApi()
    .on(listSavedSearches, () => ({ data: [aSavedSearch()] }))
    .on(readJobFacets, () => facetFixture);

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JobsScreen />, {
    path: '/jobs?view=searches',
    pattern: routes.jobs,
    user: aUser(),
    ...options,
  });

describe('the saved searches', () => {
  it('lead to their jobs, with how many are new', async () => {
    const { container } = open({ api: anApi() });
    expect(await screen.findByRole('link', { name: 'Remote engineering' })).toHaveAttribute(
      'href',
      '/jobs?tag=engineering&workplace=REMOTE',
    );
    expect(screen.getByText('2 new')).toBeVisible();
    const criteria = within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
    expect(criteria.map(({ textContent }) => textContent)).toEqual(['Engineering', 'Remote']);
    expect(screen.getByText('Weekly alert')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('say so while they load, and when there are none', async () => {
    const api = anApi().on(listSavedSearches, () => ({ data: [] }));
    const resume = api.pause(listSavedSearches);
    open({ api });
    expect(await screen.findByText('Loading saved searches')).toBeInTheDocument();
    resume();
    expect(await screen.findByText(/^No saved searches yet/)).toBeVisible();
  });

  it('are suggested from what is open, without those that are saved', async () => {
    const api = anApi()
      .on(saveSearch, () => aSavedSearch())
      .on(readJobFacets, ({ query }) => ({
        ...facetFixture,
        locations: [
          { value: 'india', label: 'India', count: 8 },
          ...(query.workplace === undefined ? facetFixture.locations : []),
        ],
      }));
    api.on(listJobs, () => segment([]));
    const { user, address } = open({ api });
    const region = await screen.findByRole('region', { name: 'Suggested searches' });
    const suggested = within(region);
    const names = (await suggested.findAllByRole('link')).map(({ textContent }) => textContent);
    // In India are remote jobs alone: where people can live, not a place to search.
    expect(names).toEqual(['Remote PostgreSQL jobs', 'Engineering jobs', 'Jobs in Pune']);
    expect(suggested.getAllByText('1 open now')).toHaveLength(3);
    await user.click(
      suggested.getByRole('button', { name: 'Save search “Remote PostgreSQL jobs”' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Remote PostgreSQL jobs');
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    await waitFor(() =>
      expect(api.received(saveSearch)[0]?.body.filters).toEqual({
        tag: ['postgresql'],
        workplace: ['REMOTE'],
      }),
    );
    // The whole card opens its jobs.
    await user.click(suggested.getAllByText('1 open now')[1] ?? region);
    await waitFor(() => expect(address()).toMatch(/^\/jobs\?tag=engineering/));
  });

  it('offer another try', async () => {
    const api = anApi().on(listSavedSearches, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load your saved searches')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    api.on(listSavedSearches, () => ({ data: [aSavedSearch()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Remote engineering' })).toBeVisible();
  });

  it('can be renamed and get another alert frequency', async () => {
    const api = anApi().on(editSavedSearch, ({ body }) => ({
      ...aSavedSearch(),
      ...body,
      filters: aSavedSearch().filters,
    }));
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Edit “Remote engineering”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved search' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    await user.type(name, 'Far away');
    await user.click(dialog.getByRole('radio', { name: 'Once a day' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('link', { name: 'Far away' })).toBeVisible();
    expect(api.received(editSavedSearch)).toEqual([
      { params: { id: aSavedSearch().id }, body: { name: 'Far away', alert: 'DAILY' } },
    ]);
  });

  it('are removed at once, and brought back', async () => {
    const api = anApi()
      .on(removeSavedSearch, () => undefined)
      .on(saveSearch, () => aSavedSearch());
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Delete “Remote engineering”' }));
    expect(screen.queryByRole('link', { name: 'Remote engineering' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Remote engineering' })).toBeVisible();
    const { name, filters, alert } = aSavedSearch();
    expect(api.received(saveSearch)).toEqual([{ body: { name, filters, alert } }]);
  });

  it('stay when that is not saved', async () => {
    const api = anApi().on(removeSavedSearch, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Delete “Remote engineering”' }));
    expect(await screen.findByText(/“Remote engineering” wasn’t deleted/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remote engineering' })).toBeVisible();
  });
});

describe('saving a search', () => {
  const board = () =>
    anApi()
      .on(listJobs, () => segment([]))
      .on(readJobFacets, () => facetFixture);
  const path = '/jobs?workplace=REMOTE&visa=true';

  it('keeps the filters under a name that says them', async () => {
    const api = board().on(saveSearch, () => aSavedSearch());
    const { user, baseElement } = open({ api, path });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Remote, Visa sponsorship');
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(dialog.getByRole('radio', { name: 'Off' }));
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByText('Search saved.')).toBeVisible();
    expect(api.received(saveSearch)).toEqual([
      {
        body: {
          name: 'Remote, Visa sponsorship',
          alert: 'NONE',
          filters: { workplace: ['REMOTE'], visa: 'true' },
        },
      },
    ]);
  });

  it('says in the API’s own words when no more can be saved', async () => {
    const api = board().on(saveSearch, () => {
      throw refuse(jobsErrors.TOO_MANY_SAVED_SEARCHES);
    });
    const { user } = open({ api, path });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await dialog.findByText(jobsErrors.TOO_MANY_SAVED_SEARCHES.sentence)).toBeVisible();
  });

  it('leads a guest to log in, and back to the same filters', async () => {
    const { user, address } = open({ api: board(), path, user: null });
    await user.click(await screen.findByRole('button', { name: 'Log in to save' }));
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`));
  });
});
