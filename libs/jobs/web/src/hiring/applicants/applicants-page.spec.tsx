import { screen, within } from '@testing-library/react';
import {
  jobFixtures,
  listApplicants,
  listJobsByUser,
  readJob,
  type JobSummary,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { counts } from '../hiring-test.fixtures';
import { ApplicantsPage } from './applicants-page';

const [job] = jobFixtures;
const own: JobSummary = { ...job, id: 'own', slug: 'own', title: 'Own job', applications: counts };

const open = (jobs: readonly JobSummary[], isThere = true) =>
  renderScreen(<ApplicantsPage job={job.slug} />, {
    api: fakeApi()
      .on(readJob, () => {
        if (!isThere) throw refuse(coreErrors.NOT_FOUND);
        return { ...job, applications: null };
      })
      .on(listApplicants, () => ({ ...segment([]), counts }))
      .on(listJobsByUser, () => segment([...jobs])),
    user: aUser(),
    path: `/jobs?view=hiring&job=${job.slug}`,
    pattern: routes.jobs,
  });

describe('the applicants of someone else’s job', () => {
  it('are hidden from others, who see a notice above their own jobs', async () => {
    const { container } = open([own]);
    expect(await screen.findByText('You didn’t post this job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the job' })).toHaveAttribute(
      'href',
      `/jobs?job=${job.slug}`,
    );
    const jobs = within(await screen.findByRole('list', { name: 'Your jobs' }));
    expect(jobs.getByRole('link', { name: 'See applicants to Own job' })).toHaveAttribute(
      'href',
      '/jobs?view=hiring&job=own',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('lead a person without jobs to posting one', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Post a job' })).toHaveAttribute(
      'href',
      '/jobs?view=post',
    );
    expect(screen.queryByRole('list', { name: 'Your jobs' })).not.toBeInTheDocument();
  });

  it('show a notice without a link for a deleted job', async () => {
    open([own], false);
    expect(
      await screen.findByText('It may have been deleted, or the link is incorrect.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View the job' })).not.toBeInTheDocument();
  });
});
