import { screen } from '@testing-library/react';
import {
  createJob,
  editJob,
  facetFixture,
  jobFixtures,
  listCompanies,
  listJobsByUser,
  readJob,
  readJobFacets,
  type Job,
} from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { postingDraft } from './hiring-drafts';
import { PostJobScreen } from './post-job-screen';

export { titleAlone, widen } from '../components/job-test.fixtures';

export const [job, , closed] = jobFixtures;
export const draft: Job = { ...job, state: 'DRAFT', publishedAt: null, closesAt: null };

// What one test typed is not there for the next one.
beforeEach(async () => {
  for (const slug of [undefined, job.slug, closed.slug])
    await postingDraft(job.creator.id, slug).delete();
});

/** A server that knows one job, and answers every write with one; a new draft is the known one, if that is a draft. */
export const postingApi = (known: Job = job) =>
  fakeApi()
    .on(readJobFacets, () => facetFixture)
    .on(listJobsByUser, () => segment([]))
    .on(listCompanies, () => ({ data: [] }))
    .on(readJob, () => known)
    .on(createJob, ({ body }) => {
      if (body.state !== 'DRAFT') return job;
      return known.state === 'DRAFT' ? known : draft;
    })
    .on(editJob, () => job);

/** Opens the form at a query, such as `&job=slug`, as the creator of the jobs. */
export const openForm = (api = postingApi(), query = '') =>
  renderScreen(<PostJobScreen />, {
    api,
    user: aUser({ id: job.creator.id }),
    path: `/jobs?view=post${query}`,
    pattern: routes.jobs,
  });

export const field = (name: string) =>
  screen.getByRole(name === 'Company' ? 'combobox' : 'textbox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
