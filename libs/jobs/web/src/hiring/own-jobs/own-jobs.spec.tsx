import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmJob,
  deleteJobDraft,
  editJob,
  jobsErrors,
  listApplicants,
  listJobsByUser,
  repostJob,
  type ApplicationCounts,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { ownKey } from '@upround/shared/session';
import { refuse, segment } from '@upround/shared/testing';
import { widen } from '../../components/job-test.fixtures';
import {
  applicants,
  counts,
  hiringApi,
  openHiring,
  ownClosedJob,
  ownDraft,
  ownJob,
  recruiter,
} from '../hiring-test.fixtures';

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (item === null) throw new Error('no row');
  return within(item);
};

describe('the member’s own jobs', () => {
  it('show counts by stage, what is new, and response stats, without a violation', async () => {
    const { container } = openHiring();
    const job = await row('Backend engineer');
    expect(
      job.getByRole('link', { name: 'Reply to 2 applicants for Backend engineer' }),
    ).toHaveAttribute('href', `/jobs?view=hiring&job=${ownJob.slug}`);
    expect(job.getByText('3 applicants')).toBeVisible();
    expect(job.getByText('2 new')).toBeVisible();
    expect(job.getByText('1 not selected')).toBeVisible();
    expect(job.getByRole('link', { name: 'See applicants to Backend engineer' })).toHaveAttribute(
      'href',
      `/jobs?view=hiring&job=${ownJob.slug}`,
    );
    // The numbers are above, and not said again.
    expect(screen.getByText(/^Your jobs show the share of applicants/)).toBeVisible();
    expect(screen.queryByText(/You replied to 86%/)).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('are a table on wide screens, with a count for each stage', async () => {
    widen();
    const { container } = openHiring();
    const table = within(await screen.findByRole('table', { name: 'Your jobs' }));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Job',
      'Applicants',
      'New',
      'Viewed',
      'Shortlisted',
      'Interview',
      'Offer',
      'Not selected',
      'Open until',
      'Actions',
    ]);
    const numbers = table.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(numbers.slice(0, 7)).toEqual(['3', '2', '0', '0', '0', '0', '1']);
    expect(table.getByRole('link', { name: /^Reply to 2 applicants/ })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    jest.restoreAllMocks();
  });

  it('count those who withdrew beside the applicants, and not among their stages', async () => {
    const applications = { ...counts, withdrawn: 2 };
    openHiring(hiringApi().on(listJobsByUser, () => segment([{ ...ownJob, applications }])));
    const job = await row('Backend engineer');
    expect(job.getByText('3 applicants')).toBeVisible();
    expect(job.getByText(/2 withdrawn/)).toBeVisible();
    expect(job.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 new',
      '1 not selected',
    ]);
  });

  it('have no stages where everyone withdrew', async () => {
    const none = { ...counts, total: 0, applied: 0, rejected: 0, withdrawn: 2 };
    openHiring(hiringApi().on(listJobsByUser, () => segment([{ ...ownJob, applications: none }])));
    const job = await row('Backend engineer');
    expect(job.getByText(/2 withdrawn/)).toBeVisible();
    expect(job.queryByRole('list')).not.toBeInTheDocument();
  });

  it('show the newest applicants of the only open job, and no names in blind mode', async () => {
    const { container, unmount } = openHiring();
    const newest = within(await screen.findByRole('region', { name: 'Newest applicants' }));
    expect(await newest.findByRole('link', { name: 'Ravi Teja' })).toHaveAttribute(
      'href',
      `/jobs?view=hiring&job=${ownJob.slug}&application=${applicants[0]?.id}`,
    );
    expect(newest.getAllByRole('listitem')).toHaveLength(3);
    expect(newest.getAllByText('Engineer')).toHaveLength(2);
    expect(newest.getByRole('link', { name: 'See all 3 applicants' })).toHaveAttribute(
      'href',
      `/jobs?view=hiring&job=${ownJob.slug}`,
    );
    await expect(container).toHaveNoAxeViolations();
    unmount();
    localStorage.setItem(ownKey(recruiter.id, 'blind-applicants'), 'on');
    openHiring();
    expect(await screen.findAllByRole('link', { name: /^Applicant \d{5}$/ })).toHaveLength(3);
    expect(screen.queryByText('Ravi Teja')).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('show no applicants below several open jobs', async () => {
    const second = { ...ownJob, id: `${ownJob.id.slice(0, -1)}9`, slug: 'second', title: 'Second' };
    const api = hiringApi().on(listJobsByUser, () => segment([ownJob, second]));
    openHiring(api);
    await row('Second');
    expect(screen.queryByRole('region', { name: 'Newest applicants' })).not.toBeInTheDocument();
    expect(api.received(listApplicants)).toEqual([]);
  });

  it('are summed up in four numbers', async () => {
    openHiring();
    expect(await screen.findByText('86%')).toBeVisible();
    const stats = within(screen.getByLabelText('Hiring stats'));
    expect(stats.getByText('Awaiting your reply').parentElement).toHaveTextContent('2');
    expect(stats.getByRole('link', { name: 'Reply to 2 applicants' })).toHaveAttribute(
      'href',
      `/jobs?view=hiring&job=${ownJob.slug}&state=APPLIED`,
    );
  });

  it('lead from the number of those who wait to the job with most of them', async () => {
    const second = {
      ...ownJob,
      id: `${ownJob.id.slice(0, -1)}9`,
      slug: 'second',
      title: 'Second',
      applications: { ...ownJob.applications, applied: 5, seen: 1 } as ApplicationCounts,
    };
    openHiring(hiringApi().on(listJobsByUser, () => segment([ownJob, second])));
    expect(
      await screen.findByRole('link', { name: 'Reply to 8 applicants, starting with Second' }),
    ).toHaveAttribute('href', '/jobs?view=hiring&job=second');
  });

  it('colour only the counts that wait for a reply', async () => {
    openHiring();
    const job = await row('Backend engineer');
    expect(job.getByText('2 new')).toHaveClass('text-info-text');
    expect(job.getByText('1 not selected')).not.toHaveAttribute('class');
  });

  it('are in tabs that the address names', async () => {
    const { user, address } = openHiring();
    await row('Backend engineer');
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    expect(await screen.findByRole('heading', { name: 'Office lead' })).toBeVisible();
    expect(address()).toBe('/jobs?view=hiring&state=CLOSED');
  });

  it('name a draft by its title, where nothing else was said yet', async () => {
    const draft = { ...ownDraft, company: '', location: '' };
    openHiring(
      hiringApi().on(listJobsByUser, () => segment([draft])),
      '&state=DRAFT',
    );
    const job = await row('Designer');
    expect(job.getByText(/^Started /)).toBeVisible();
    expect(job.getByRole('link', { name: 'Continue writing Designer' })).toBeVisible();
  });

  it('name company and location, be they the same word', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const named = { ...ownJob, company: 'Pune', location: 'Pune' };
    openHiring(hiringApi().on(listJobsByUser, () => segment([named])));
    const job = await row('Backend engineer');
    expect(job.getAllByText('Pune')).toHaveLength(2);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('lead to posting while there are none', async () => {
    const { container } = openHiring(hiringApi().on(listJobsByUser, () => segment([])));
    expect(await screen.findByRole('list', { name: 'How hiring works' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Open' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute(
      'href',
      '/jobs?view=post',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('have no numbers while none is open', async () => {
    const api = hiringApi().on(listJobsByUser, ({ query }) =>
      segment(query.state === 'OPEN' ? [] : [ownClosedJob]),
    );
    openHiring(api);
    expect(await screen.findByText('No open jobs')).toBeVisible();
    expect(screen.queryByLabelText('Hiring stats')).not.toBeInTheDocument();
  });

  it('say that there are too few replies for a rate', async () => {
    const replies = { rate: null, medianHours: 19 };
    openHiring(hiringApi().on(listJobsByUser, () => segment([{ ...ownJob, replies }])));
    expect(await screen.findByText('Too early')).toBeVisible();
    const stats = within(screen.getByLabelText('Hiring stats'));
    expect(stats.getByText('19 hours')).toBeVisible();
  });

  it('say that someone who replies to no one has too few replies for a time', async () => {
    const replies = { rate: 0, medianHours: null };
    openHiring(hiringApi().on(listJobsByUser, () => segment([{ ...ownJob, replies }])));
    expect(await screen.findByText('Too few replies')).toBeVisible();
    expect(screen.queryByText('Too early')).not.toBeInTheDocument();
  });

  it('offer another try where they did not load', async () => {
    const api = hiringApi().on(listJobsByUser, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openHiring(api);
    expect(await screen.findByText('Couldn’t load your jobs')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    api.on(listJobsByUser, () => segment([ownJob]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
  });

  it('are confirmed as still open', async () => {
    const api = hiringApi()
      .on(listJobsByUser, () => segment([{ ...ownJob, stale: true }]))
      .on(confirmJob, () => ownJob);
    const { user } = openHiring(api);
    const button = await screen.findByRole('button', { name: 'Confirm it’s open' });
    api.on(listJobsByUser, () => segment([ownJob]));
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(api.received(confirmJob)).toEqual([{ params: { id: ownJob.id } }]);
  });

  it('close with a reason, after saying who will be notified', async () => {
    const api = hiringApi().on(editJob, () => ({ ...ownJob, state: 'CLOSED' as const }));
    const { user } = openHiring(api);
    const job = await row('Backend engineer');
    await user.click(job.getByRole('button', { name: 'More for Backend engineer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/^2 applicants who are still in the running will be notified/),
    ).toBeVisible();
    expect(dialog.queryByRole('radio', { name: /paused/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /no longer planned/ }));
    await user.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(await screen.findByText('“Backend engineer” is closed.')).toBeVisible();
    expect(api.received(editJob)[0]?.body).toEqual({ state: 'CLOSED', reason: 'CANCELLED' });
  });

  it('pause without a question, and resume from their row', async () => {
    const paused = { ...ownJob, state: 'CLOSED' as const, closeReason: 'PAUSED' as const };
    const api = hiringApi().on(editJob, () => paused);
    const { user } = openHiring(api);
    const job = await row('Backend engineer');
    await user.click(job.getByRole('button', { name: 'More for Backend engineer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause hiring' }));
    expect(await screen.findByText(/“Backend engineer” is paused/)).toBeVisible();
    expect(api.received(editJob)[0]?.body).toEqual({ state: 'CLOSED', reason: 'PAUSED' });

    api.on(listJobsByUser, () => segment([paused])).on(editJob, () => ownJob);
    await user.click(screen.getByRole('radio', { name: 'Paused' }));
    await user.click(await screen.findByRole('button', { name: 'Resume Backend engineer' }));
    expect(await screen.findByText('“Backend engineer” is open again.')).toBeVisible();
    expect(api.received(editJob)[1]?.body).toEqual({ state: 'OPEN' });
  });

  it('offer to close a paused job, and not to post it again', async () => {
    const paused = { ...ownJob, state: 'CLOSED' as const, closeReason: 'PAUSED' as const };
    const api = hiringApi().on(listJobsByUser, () => segment([paused]));
    const { user } = openHiring(api, '&state=PAUSED');
    const job = await row('Backend engineer');
    await user.click(job.getByRole('button', { name: 'More for Backend engineer' }));
    expect(await screen.findByRole('menuitem', { name: 'Close job' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Post again' })).not.toBeInTheDocument();
  });

  it('stay open where closing failed, and say why', async () => {
    const api = hiringApi().on(editJob, () => {
      throw refuse(jobsErrors.JOB_NOT_OPEN);
    });
    const { user } = openHiring(api);
    const job = await row('Backend engineer');
    await user.click(job.getByRole('button', { name: 'More for Backend engineer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(await screen.findByText(/You can only change an open job or a draft/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('are posted again as a draft that opens in the form', async () => {
    const api = hiringApi().on(repostJob, () => ownDraft);
    const { user, address } = openHiring(api, '&state=CLOSED');
    const job = await row(ownClosedJob.title);
    await user.click(job.getByRole('button', { name: 'More for Office lead' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Post again' }));
    await waitFor(() => expect(address()).toBe(`/jobs?view=post&job=${ownDraft.slug}`));
  });

  it('lose a draft only after one question', async () => {
    const api = hiringApi().on(deleteJobDraft, () => undefined);
    const { user } = openHiring(api, '&state=DRAFT');
    const job = await row('Designer');
    await user.click(job.getByRole('button', { name: 'More for Designer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    expect(api.received(deleteJobDraft)).toEqual([]);
    api.on(listJobsByUser, ({ query }) => segment(query.state === 'DRAFT' ? [] : [ownJob]));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('No drafts')).toBeVisible();
    expect(api.received(deleteJobDraft)).toEqual([{ params: { id: ownDraft.id } }]);
  });
});
