import { act, screen, waitFor, within } from '@testing-library/react';
import {
  companyFixtures,
  editJob,
  facetFixture,
  jobFixtures,
  listJobs,
  listSimilarJobs,
  readCompany,
  readJob,
  readJobFacets,
  type Job,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { recordActivity } from '@upround/social/contract';
import { listUploads } from '@upround/uploads/contract';
import { aJob, someJobs, titleAlone, setPhone } from '../../components/job-test.fixtures';
import { applicationDrafts } from '../../apply/draft/application-drafts';
import { JobsScreen } from '../jobs-screen';

const [full, bare, closed] = jobFixtures;

const anApi = (job: Job) =>
  fakeApi()
    .on(listJobs, () => segment([]))
    .on(readJobFacets, () => facetFixture)
    .on(readJob, () => job)
    .on(readCompany, () => companyFixtures[0])
    .on(listSimilarJobs, () => ({ data: someJobs(1) }))
    .on(listUploads, () => ({ data: [] }));

const open = (job: Job, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JobsScreen />, {
    path: `/jobs?job=${job.slug}`,
    pattern: routes.jobs,
    api: anApi(job),
    ...options,
  });

const pane = async (job: Job) => {
  const region = await screen.findByRole('region', { name: 'The job' });
  await within(region).findByRole('heading', { level: 2, name: job.title });
  return within(region);
};

/** A fake IntersectionObserver: calls every registered callback, since jsdom doesn't scroll. */
function watchViews() {
  const watchers = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    tell: (isIntersecting: boolean) => void;
    constructor(callback: IntersectionObserverCallback) {
      const box = { top: 0 } as DOMRectReadOnly;
      this.tell = (isIntersecting) =>
        callback(
          [{ isIntersecting, boundingClientRect: box } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = () => watchers.add(this.tell);
    disconnect = () => watchers.delete(this.tell);
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return (isIntersecting: boolean) => act(() => watchers.forEach((tell) => tell(isIntersecting)));
}

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

describe('an open job', () => {
  it('says everything, and how its creator replies', async () => {
    const { container } = open(full);
    const job = await pane(full);
    expect(job.getByText('₹18L to ₹26L a year')).toBeVisible();
    expect(job.getByText('3 to 5 years')).toBeVisible();
    expect(job.getByText('No visa sponsorship')).toBeVisible();
    expect(job.getByRole('heading', { name: 'What you bring', level: 3 })).toBeVisible();
    expect(job.getByText('Replies to 86% of applicants')).toBeVisible();
    expect(job.getAllByText(/active/)).toHaveLength(1);
    expect(job.getByText(/^Hiring team active/)).toBeVisible();
    expect(job.getByRole('link', { name: 'Tidewater' })).toHaveAttribute(
      'href',
      '/jobs?company=tidewater',
    );
    expect(job.getByText('Replies to 86% of applicants, usually within 2 days.')).toBeVisible();
    // The dates are two facts, so that neither wraps.
    const names = within(job.getByLabelText('Details')).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent).slice(-2)).toEqual(['Posted', 'Open until']);
    expect(job.getByRole('link', { name: 'Lakshmi Menon' })).toHaveAttribute(
      'href',
      '/user/lakshmi-menon',
    );
    expect(job.getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute(
      'href',
      '/jobs?tag=postgresql',
    );
    expect(await job.findByRole('link', { name: 'Job 1' })).toBeVisible();
    expect(document.title).toMatch(/^Backend engineer at Tidewater/);
    await expect(container).toHaveNoAxeViolations();
  });

  it('says what is not known, and that it may be stale', async () => {
    open(bare);
    const job = await pane(bare);
    expect(job.getByText('Salary not given')).toBeVisible();
    expect(job.getByText('Not enough applications yet to show a reply rate.')).toBeVisible();
    expect(job.getByText(/^Hiring team active/)).toBeVisible();
    for (const unsaid of ['Visa', 'Equity', 'Experience', 'Company stage']) {
      expect(job.queryByText(unsaid)).not.toBeInTheDocument();
    }
    expect(job.getByText(/^Open for over 30 days/)).toBeVisible();
  });

  it('shows its company: what it does, people to work with and its other jobs', async () => {
    const [company] = companyFixtures;
    const colleague = { ...company.people[0]!, id: 'c-1', slug: 'ravi', displayName: 'Ravi Teja' };
    const other = aJob({ id: 'other', title: 'Office lead' });
    const api = anApi(full).on(readCompany, () => ({
      ...company,
      people: [...company.people, colleague],
      jobs: [full, other],
    }));
    open(full, { api });
    const job = await pane(full);
    const block = within(await job.findByRole('region', { name: 'About Tidewater' }));
    expect(block.getByText(company.about)).toBeVisible();
    expect(block.getByRole('link', { name: 'Ravi Teja' })).toBeVisible();
    expect(block.queryByRole('link', { name: full.creator.displayName })).toBeNull();
    expect(block.getByRole('link', { name: 'Office lead' })).toBeVisible();
    expect(block.queryByRole('link', { name: full.title })).toBeNull();
    expect(block.getByRole('link', { name: 'See company page' })).toHaveAttribute(
      'href',
      '/jobs?company=tidewater',
    );
  });

  it('that is a draft with a title alone leaves out what is not said yet', async () => {
    open(titleAlone, { user: aUser({ id: titleAlone.creator.id }) });
    const job = await pane(titleAlone);
    expect(job.getByText('Draft. Only you can see it.')).toBeVisible();
    expect(job.getByText('Workplace')).toBeVisible();
    // Those of the company follow once they are read.
    const [details] = job.getAllByLabelText('Details');
    const facts = within(details as HTMLElement);
    expect(facts.queryByText('Location')).not.toBeInTheDocument();
    expect(job.queryByRole('region', { name: 'About the job' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Backend engineer(?! at)/);
  });

  it('T8: another person’s text loads no picture and leads nowhere', async () => {
    const text = 'See [this](https://evil.example) ![now](https://evil.example/t.png) <b>x</b>';
    const job = aJob({ description: text });
    const { container } = open(job);
    await pane(job);
    expect(container.querySelector('[href*="evil"], [src*="evil"]')).toBeNull();
    expect(screen.getByText(/See this now <b>x<\/b>/)).toBeVisible();
  });

  it('says that it is closed and why, beside similar ones; its creator comes to the applicants', async () => {
    open(closed, { user: aUser({ id: closed.creator.id }) });
    const job = await pane(closed);
    expect(job.getByText('This job is closed')).toBeVisible();
    expect(job.getByText('Someone was hired.')).toBeVisible();
    expect(job.getByText('3 applicants, 1 not viewed yet')).toBeVisible();
    expect(job.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(job.getByRole('link', { name: 'See applicants' })).toHaveAttribute(
      'href',
      `/jobs?view=hiring&job=${closed.id}`,
    );
    expect(await job.findByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  });

  it('that’s paused can be resumed by its creator on its page', async () => {
    const paused: Job = {
      ...full,
      state: 'CLOSED',
      closeReason: 'PAUSED',
      applications: closed.applications,
    };
    const api = anApi(paused).on(editJob, () => full);
    const { user } = open(paused, { api, user: aUser({ id: full.creator.id }) });
    const shown = await pane(paused);
    expect(shown.getByText('Hiring is paused')).toBeVisible();
    expect(shown.getByText(/until you resume it/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: `Resume ${full.title}` }));
    await waitFor(() => expect(screen.queryByText('Hiring is paused')).not.toBeInTheDocument());
    expect(api.received(editJob)[0]?.body).toEqual({ state: 'OPEN' });
  });

  it('of the member’s own is shared from the row with its applicants', async () => {
    const own = { ...full, applications: closed.applications };
    const { user } = open(own, { user: aUser({ id: full.creator.id }) });
    const shown = await pane(own);
    const line = within(shown.getByRole('region', { name: 'Your job' }));
    expect(shown.queryByRole('group', { name: 'Actions for this job' })).not.toBeInTheDocument();
    expect(line.getByRole('link', { name: 'See applicants' })).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(line.getByRole('button', { name: 'Share' }));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(`/jobs\\?job=${full.slug}$`));
  });

  it('that doesn’t exist says so and links to all jobs', async () => {
    const api = anApi(full).on(readJob, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open(full, { api });
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('that was taken away since it was listed does not name the page', async () => {
    const api = anApi(full)
      .on(listJobs, () => segment([full]))
      .on(readJob, () => {
        throw refuse(coreErrors.NOT_FOUND);
      });
    const { user } = open(full, { api, path: '/jobs' });
    await user.click(await screen.findByRole('link', { name: full.title }));
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
    expect(document.title).toMatch(/^Jobs/);
  });

  it('that was closed by a moderator since it was read is not shown any more', async () => {
    const api = anApi(full);
    const { queryClient } = open(full, { api });
    await pane(full);
    api.on(readJob, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
    expect(screen.queryByRole('heading', { name: full.title })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Jobs/);
  });

  it('can be applied to from further down, once the first button is out of view', async () => {
    const scroll = watchViews();
    const { user } = open(full, { user: aUser() });
    const job = await pane(full);
    expect(job.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    scroll(false);
    expect(job.getByRole('button', { name: 'Apply' })).toBeVisible();
    scroll(true);
    expect(job.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    scroll(false);
    await user.click(job.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has the button to apply in the bar at the bottom of a phone', async () => {
    setPhone();
    open(full, { user: aUser() });
    expect((await pane(full)).getByRole('button', { name: 'Apply' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('leads a guest to log in by one button', async () => {
    const { user, address } = open(full);
    const job = await pane(full);
    expect(job.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await user.click(job.getByRole('button', { name: 'Log in to apply' }));
    expect(address()).toMatch(/^\/login\?next=/);
  });

  it('R4: offers to finish a saved draft with the same label in both places', async () => {
    const scroll = watchViews();
    const candidate = aUser();
    const kept = { note: 'Half', resume: null, waiting: null, key: 'a' };
    const savedAt = '2025-11-20T10:00:00.000Z';
    await applicationDrafts.write(candidate.id, full.id, { ...kept, savedAt });
    open(full, { user: candidate });
    const job = await pane(full);
    expect(await job.findByRole('button', { name: 'Finish your application' })).toBeVisible();
    scroll(false);
    expect(job.getAllByRole('button', { name: 'Finish your application' })).toHaveLength(2);
    await applicationDrafts.delete(candidate.id, full.id);
  });

  it('of the member’s own has no apply button', async () => {
    const scroll = watchViews();
    open(full, { user: aUser({ id: full.creator.id }) });
    const job = await pane(full);
    scroll(false);
    expect(job.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('says in words what its icons do', async () => {
    open(full);
    const actions = within((await pane(full)).getByRole('group', { name: 'Actions for this job' }));
    expect(actions.getByText('Save')).toBeInTheDocument();
    expect(actions.getByText('Copy link')).toBeInTheDocument();
  });

  it('that did not load can be tried again', async () => {
    const api = anApi(full).on(readJob, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(full, { api });
    expect(await screen.findByText('Couldn’t load the job')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    api.on(readJob, () => full);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pane(full);
  });

  it('can be marked as applied elsewhere, and unmarked', async () => {
    const api = anApi(full).on(recordActivity, ({ body }) => ({
      id: 'activity-1',
      ...body,
      selection: [],
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
    const { user } = open(full, { api, user: aUser() });
    const job = await pane(full);
    await user.click(job.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as applied elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.received(recordActivity).map(({ body }) => body.state)).toEqual([
        'APPLIED',
        'NOT_APPLIED',
      ]),
    );
  });

  it('is reported by members alone', async () => {
    const { user, address } = open(full);
    const job = await pane(full);
    await user.click(job.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: /elsewhere/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Report this job' }));
    expect(address()).toMatch(/^\/login\?next=/);
  });
});
