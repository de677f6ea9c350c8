import { screen, waitFor, within } from '@testing-library/react';
import {
  listJobs,
  listSavedSearches,
  readJob,
  type Job,
  type SavedSearch,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, type FakeApi } from '@upround/shared/testing';
import { listBookmarks } from '@upround/social/contract';
import { appliedApi, openApplied, openJob } from './applied-test.fixtures';

const aJob = (id: string): Job => ({
  ...openJob,
  id,
  slug: id,
  title: `Title of ${id}`,
  viewer: { ...openJob.viewer, bookmarked: true },
});
const saved = (jobs: readonly Job[]) =>
  segment(
    jobs.map(({ id, slug, title, company }) => ({
      referenceType: 'JOB' as const,
      referenceId: id,
      createdAt: '2026-01-05T09:30:00.000Z',
      record: { slug, title, author: company },
    })),
  );
const many = Array.from({ length: 12 }, (_, index) => aJob(`saved-${index}`));

/** Of a person without applications, who saved some jobs. */
const firstApi = (savedJobs: readonly Job[], newest: readonly Job[]): FakeApi =>
  appliedApi([])
    .on(listBookmarks, () => saved(savedJobs))
    .on(readJob, ({ params }) => aJob(params.id))
    .on(listSavedSearches, () => ({ data: [] }))
    .on(listJobs, () => segment([...newest]));

const savedJobs = () => screen.findByRole('region', { name: 'Saved, ready to apply' });
const newJobs = () => screen.findByRole('region', { name: 'New jobs to apply to' });

describe('the page before the first application', () => {
  it('reads a few of many saved jobs, and leads to all of them', async () => {
    const api = firstApi(many, []);
    openApplied({ api });
    const list = within(await savedJobs());
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(6));
    expect(list.getByRole('link', { name: 'All saved jobs' })).toHaveAttribute(
      'href',
      '/jobs?applied=true&stage=saved',
    );
    expect(api.received(readJob)).toHaveLength(6);
  });

  it('names a saved job that couldn’t be read', async () => {
    const api = firstApi(many.slice(0, 1), []).on(readJob, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    openApplied({ api });
    const list = within(await savedJobs());
    expect(list.getByRole('link', { name: 'Title of saved-0' })).toBeVisible();
    expect(list.queryByRole('link', { name: 'All saved jobs' })).not.toBeInTheDocument();
  });

  it('lists a saved job once', async () => {
    const api = firstApi(many.slice(0, 1), [aJob('saved-0'), aJob('other')]);
    const { container } = openApplied({ api });
    const list = within(await newJobs());
    expect(await list.findByRole('link', { name: 'Title of other' })).toBeVisible();
    expect(within(await savedJobs()).getByRole('link', { name: /saved-0/ })).toBeVisible();
    expect(list.queryByRole('link', { name: 'Title of saved-0' })).not.toBeInTheDocument();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says where jobs are from once that is known', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const search: SavedSearch = {
      id: 'search',
      name: 'Pipelines',
      filters: {},
      alert: 'NONE',
      newCount: 0,
      createdAt: '2026-01-05T09:30:00.000Z',
      toldAt: null,
    };
    const api = firstApi([], [aJob('other')]).on(listSavedSearches, async () => {
      await asked;
      return { data: [search] };
    });
    openApplied({ api });
    expect(await screen.findByText('Loading jobs to apply to')).toBeInTheDocument();
    expect(screen.queryByText('New jobs to apply to')).not.toBeInTheDocument();
    answer();
    expect(
      await screen.findByRole('region', { name: 'From your search “Pipelines”' }),
    ).toBeVisible();
  });

  it.each([
    ['jobs to apply to', listJobs, 'Title of other'],
    ['your saved jobs', listBookmarks, 'Title of saved-0'],
  ])('says that %s couldn’t load, and tries again', async (what, call, title) => {
    const api = firstApi(many.slice(0, 1), [aJob('other')]).on(call, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openApplied({ api });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Couldn’t load ${what}`);
    if (call === listJobs) api.on(listJobs, () => segment([aJob('other')]));
    else api.on(listBookmarks, () => saved(many.slice(0, 1)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });
});
