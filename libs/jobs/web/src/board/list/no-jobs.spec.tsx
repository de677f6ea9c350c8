import { screen, within } from '@testing-library/react';
import {
  facetFixture,
  listJobs,
  listSavedSearches,
  readJobFacets,
  saveSearch,
  type JobFilters,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { aSavedSearch, widen } from '../../components/job-test.fixtures';
import { JobsScreen } from '../jobs-screen';

/** A board on which nothing fits, and how many jobs would with other filters. */
const anApi = (totalOf: (filters: JobFilters) => number) =>
  fakeApi()
    .on(listJobs, () => segment([]))
    .on(listSavedSearches, () => ({ data: [] }))
    .on(readJobFacets, ({ query }) => ({ ...facetFixture, total: totalOf(query) }));

const open = (search: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JobsScreen />, { path: `/jobs${search}`, pattern: routes.jobs, ...options });

/** The ways on: what each is called, with how many jobs, and where it leads. */
const waysOf = async (title: string) => {
  const section = within(await screen.findByRole('region', { name: title }));
  const links = await section.findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

afterEach(() => jest.restoreAllMocks());

const ALL = 54;
const fieldsOf = (filters: JobFilters) => Object.keys(filters).sort().join(' ');

describe('a board on which no job fits', () => {
  it('says how many jobs show without each filter, those with most first, and without any', async () => {
    const totals: Record<string, number> = { '': ALL, visa: 3, workplace: 13 };
    const api = anApi((filters) => totals[fieldsOf(filters)] ?? 0);
    const { container, user, address } = open('?workplace=REMOTE&visa=true', { api });
    expect(await waysOf('No jobs match all these filters')).toEqual([
      ['Remove “Visa sponsorship” 13 jobs', '/jobs?workplace=REMOTE'],
      ['Remove “Remote” 3 jobs', '/jobs?visa=true'],
      ['Clear all filters 54 jobs', '/jobs'],
    ]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: /^Remove “Remote”/ }));
    expect(address()).toBe('/jobs?visa=true');
  });

  it('takes all values of a filter away, as one of them alone holds fewer jobs', async () => {
    const api = anApi(({ workplace }) => (workplace === undefined ? 2 : 0));
    open('?workplace=HYBRID%2CREMOTE&query=kiln&salary=100&currency=USD', { api });
    expect(await waysOf('No jobs match all these filters')).toContainEqual([
      'Remove “Hybrid, Remote” 2 jobs',
      '/jobs?query=kiln&salary=100&currency=USD',
    ]);
  });

  it('where no single filter is in the way, offers to begin again with one', async () => {
    const totals: Record<string, number> = { '': ALL, 'currency salary': 7, visa: 9 };
    const api = anApi((filters) => totals[fieldsOf(filters)] ?? 0);
    open('?query=kiln&salary=2000000&currency=INR&visa=true', { api });
    expect(await waysOf('No jobs match all these filters')).toEqual([
      ['Keep only “Visa sponsorship” 9 jobs', '/jobs?visa=true'],
      ['Keep only “From ₹20K a year” 7 jobs', '/jobs?salary=2000000&currency=INR'],
      ['Clear all filters 54 jobs', '/jobs'],
    ]);
    expect(screen.getByText(/^Removing one isn’t enough/)).toBeVisible();
  });

  it('does not offer to begin again with one where none of them leads to a job', async () => {
    open('?query=kiln&visa=true', {
      api: anApi((filters) => (fieldsOf(filters) === '' ? ALL : 0)),
    });
    expect(await waysOf('No jobs match all these filters')).toEqual([
      ['Clear all filters 54 jobs', '/jobs'],
    ]);
    expect(screen.getByText('No job matches any of them on its own, either.')).toBeVisible();
    expect(screen.queryByText(/Start again with just one/)).not.toBeInTheDocument();
  });

  it('names the one filter that is on, a city as people write it', async () => {
    open('?location=navi+mumbai', { api: anApi(({ location }) => (location ? 0 : ALL)) });
    expect(await waysOf('No jobs match “Navi Mumbai”')).toEqual([
      ['Remove “Navi Mumbai” 54 jobs', '/jobs'],
    ]);
  });

  it('offers each way without its number where that cannot be counted', async () => {
    const api = anApi(() => 0).on(readJobFacets, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    open('?workplace=REMOTE&visa=true', { api });
    expect(await waysOf('No jobs match all these filters')).toEqual([
      ['Remove “Remote” ', '/jobs?visa=true'],
      ['Remove “Visa sponsorship” ', '/jobs?workplace=REMOTE'],
      ['Clear all filters ', '/jobs'],
    ]);
  });

  it('asks no one to choose one where there is room for it', async () => {
    widen();
    open('?visa=true', { api: anApi(() => 0) });
    await waysOf('No jobs match “Visa sponsorship”');
    expect(screen.queryByText('Choose a job to read it here')).not.toBeInTheDocument();
  });

  it('says so while they are counted', async () => {
    const api = anApi(() => 0);
    const resume = api.pause(readJobFacets);
    open('?visa=true', { api });
    expect(await screen.findByText('Looking for jobs close to these filters')).toBeInTheDocument();
    resume();
    await waysOf('No jobs match “Visa sponsorship”');
  });
});

describe('waiting for a job that fits', () => {
  const wait = () => screen.findByRole('button', { name: 'Notify me about new matches' });

  it('saves the search, and then says how members are notified', async () => {
    const saved = aSavedSearch({ name: 'Remote', filters: { workplace: ['REMOTE'] } });
    const api = anApi(() => 0).on(saveSearch, () => saved);
    const { user } = open('?workplace=REMOTE', { api, user: aUser() });
    await user.click(await wait());
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    api.on(listSavedSearches, () => ({ data: [saved] }));
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(api.received(saveSearch)[0]?.body).toEqual({
      name: 'Remote',
      alert: 'WEEKLY',
      filters: { workplace: ['REMOTE'] },
    });
    expect(
      await screen.findByText(/^You saved this search as “Remote”. Weekly alert./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notify me about new matches' })).toBeNull();
  });

  it('knows a saved search whatever the order of its values', async () => {
    const saved = aSavedSearch({ name: 'Craft', filters: { tag: ['b', 'a'], visa: 'true' } });
    const api = anApi(() => 0).on(listSavedSearches, () => ({ data: [saved] }));
    open('?tag=a%2Cb&visa=true', { api, user: aUser() });
    expect(await screen.findByText(/^You saved this search as “Craft”/)).toBeVisible();
  });

  it('leads a guest to log in', async () => {
    const { user, address } = open('?visa=true', { api: anApi(() => 0) });
    await user.click(await wait());
    expect(address()).toMatch(/^\/login\?next=/);
  });

  it('is offered when there are no jobs at all', async () => {
    const { container } = open('', { api: anApi(() => 0) });
    expect(await screen.findByText('No open jobs right now')).toBeVisible();
    expect(await wait()).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });
});
