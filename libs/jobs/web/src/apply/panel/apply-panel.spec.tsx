import { screen, waitFor } from '@testing-library/react';
import { jobsErrors, moveApplication, readApplication, readJob } from '@upround/jobs/contract';
import { keyOf } from '@upround/shared/query';
import { aUser, refuse } from '@upround/shared/testing';
import { appliedTo, applyApi, closedJob, openJob, openPanel, sent } from '../apply-test.fixtures';

describe('applying, below a job', () => {
  it('leads a guest to log in, and back to the job', async () => {
    const { user, address, container } = openPanel({ user: null });
    await user.click(await screen.findByRole('button', { name: 'Log in to apply' }));
    expect(address()).toBe(`/login?next=${encodeURIComponent(`/jobs?job=${openJob.slug}`)}`);
    await expect(container).toHaveNoAxeViolations();
  });

  it('has nothing for the job’s own creator', async () => {
    const { queryClient } = openPanel({ user: aUser({ id: openJob.creator.id }) });
    await waitFor(() =>
      expect(queryClient.getQueriesData({ queryKey: keyOf(readJob) })).toEqual([
        [expect.anything(), openJob],
      ]),
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that a job is closed', async () => {
    openPanel({ api: applyApi(closedJob) });
    expect(await screen.findByText(/closed and no longer accepts applications/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that hiring is paused, and that an applicant keeps their stage', async () => {
    const paused = { ...closedJob, closeReason: 'PAUSED' as const };
    const { unmount } = openPanel({ api: applyApi(paused) });
    expect(await screen.findByText(/You can apply when the company resumes/)).toBeVisible();
    unmount();
    openPanel({
      api: applyApi({ ...appliedTo('SEEN'), state: 'CLOSED', closeReason: 'PAUSED' }),
    });
    expect(await screen.findByText('Hiring is paused. You keep your place.')).toBeVisible();
  });

  it('shows the application’s status, its date and a link to it', async () => {
    const { container } = openPanel({ api: applyApi(appliedTo('SEEN')) });
    expect(await screen.findByText('Viewed')).toBeVisible();
    expect(await screen.findByText(/^since 7 Jan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your application' })).toHaveAttribute(
      'href',
      `/jobs?applied=true&application=${sent().id}`,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('A6: sends one again that was withdrawn, shown at once', async () => {
    const api = applyApi(appliedTo('WITHDRAWN'))
      .on(readApplication, () => sent({ state: 'WITHDRAWN' }))
      .on(moveApplication, () => sent());
    const { user } = openPanel({ api });
    const go = api.pause(moveApplication);
    const again = await screen.findByRole('button', { name: 'Apply again' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(again).not.toBeInTheDocument();
    go();
    expect(await screen.findByText('Application sent to Tidewater again.')).toBeVisible();
    expect(api.received(moveApplication)).toEqual([
      { params: { id: sent().id }, body: { state: 'APPLIED' } },
    ]);
  });

  it('A6: is as before where the job closed meanwhile, and says why', async () => {
    const api = applyApi(appliedTo('WITHDRAWN'))
      .on(readApplication, () => sent({ state: 'WITHDRAWN' }))
      .on(moveApplication, () => {
        throw refuse(jobsErrors.JOB_CLOSED);
      });
    const { user } = openPanel({ api });
    const again = await screen.findByRole('button', { name: 'Apply again' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    expect(
      await screen.findByText(/wasn’t sent again.*no longer accepts applications/),
    ).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
  });

  it('does not offer that on a closed job', async () => {
    const api = applyApi({ ...appliedTo('WITHDRAWN'), state: 'CLOSED' });
    openPanel({ api });
    expect(await screen.findByText(/This job is now closed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply again' })).not.toBeInTheDocument();
  });
});
