import { screen, within } from '@testing-library/react';
import { jobFixtures, listJobsByUser, readJob, type JobSummary } from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { counts } from '../hiring-test.fixtures';
import { ApplicantsPage } from './applicants-page';

const [job] = jobFixtures;
const own: JobSummary = { ...job, id: 'own', slug: 'own', title: 'Own job', applications: counts };

const open = (jobs: readonly JobSummary[]) =>
  renderScreen(<ApplicantsPage job={job.slug} />, {
    api: fakeApi()
      .on(readJob, () => ({ ...job, applications: null }))
      .on(listJobsByUser, () => segment([...jobs])),
    user: aUser(),
    path: `/jobs?view=hiring&job=${job.slug}`,
    pattern: routes.jobs,
  });

describe('the applicants of someone else’s job', () => {
  it('aren’t shown: there are the applicants of one’s own jobs instead', async () => {
    const { container } = open([own]);
    expect(await screen.findByText('This isn’t one of your jobs')).toBeVisible();
    const jobs = within(await screen.findByRole('list', { name: 'Your open jobs' }));
    expect(jobs.getByRole('link', { name: 'Applicants to Own job' })).toHaveAttribute(
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
    expect(screen.queryByRole('list', { name: 'Your open jobs' })).not.toBeInTheDocument();
  });
});
