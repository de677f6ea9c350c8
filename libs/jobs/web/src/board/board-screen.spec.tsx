import { act, screen, waitFor, within } from '@testing-library/react';
import {
  companyFixtures,
  facetFixture,
  jobFixtures,
  listJobs,
  listSimilarJobs,
  readCompany,
  readJob,
  readJobFacets,
} from '@upround/jobs/contract';
import { NetworkError } from '@upround/shared/api-client';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { bookmark } from '@upround/social/contract';
import { aJob, someJobs, widen } from '../components/job-test.fixtures';
import { JobsScreen } from './jobs-screen';

const anApi = () =>
  fakeApi()
    .on(listJobs, () => segment([jobFixtures[0], jobFixtures[1]]))
    .on(readJobFacets, () => facetFixture)
    .on(readJob, () => jobFixtures[0])
    .on(readCompany, () => companyFixtures[0])
    .on(listSimilarJobs, () => ({ data: [] }));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JobsScreen />, { path: '/jobs', pattern: routes.jobs, ...options });

const cards = async () =>
  within(await screen.findByRole('feed', { name: 'Jobs' })).getAllByRole('article');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the board', () => {
  it('shows what each job offers, and says what it does not', async () => {
    const { container } = open({ api: anApi() });
    const [full, bare] = (await cards()).map((card) => within(card));
    expect(full?.getByRole('heading', { name: 'Backend engineer' })).toBeVisible();
    expect(full?.getByText('₹18L to ₹26L a year')).toBeVisible();
    expect(full?.getByText('Hybrid')).toBeVisible();
    expect(full?.getByText('0.1% to 0.4% equity')).toBeVisible();
    expect(full?.queryByText('Possibly outdated')).not.toBeInTheDocument();
    expect(bare?.getByText('Salary not given')).toBeVisible();
    expect(bare?.getByText('Possibly outdated')).toBeVisible();
    expect(full?.getByText('Replies to 86% of applicants')).toBeVisible();
    expect(full?.queryByText(/^Hiring team active/)).not.toBeInTheDocument();
    expect(bare?.queryByText(/^Answers/)).not.toBeInTheDocument();
    expect(bare?.getByText(/^Hiring team active/)).toBeVisible();
    expect(await screen.findByText('2 jobs')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says how many newer jobs match, and shows them on a press', async () => {
    const newer = aJob({ id: 'newer', publishedAt: '2026-02-01T10:00:00.000Z' });
    const api = anApi();
    const { user, queryClient } = open({ api });
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /new job/ })).not.toBeInTheDocument();
    api.on(listJobs, () => segment([newer, jobFixtures[0], jobFixtures[1]]));
    await act(() => queryClient.refetchQueries({ queryKey: ['jobs.newestJobs'] }));
    const pill = await screen.findByRole('button', { name: '1 new job' });
    expect(await cards()).toHaveLength(2);
    await user.click(pill);
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(pill).not.toBeInTheDocument();
  });

  it('says so while it loads', async () => {
    const api = anApi();
    const resume = api.pause(listJobs);
    open({ api });
    expect(await screen.findByText('Loading jobs')).toBeInTheDocument();
    resume();
    expect(await cards()).toHaveLength(2);
  });

  it('offers another try when it fails', async () => {
    const api = anApi().on(listJobs, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load jobs')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    api.on(listJobs, () => segment([...jobFixtures]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
  });

  it('says that you’re offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = anApi();
    api.on(listJobs, () => {
      throw new NetworkError();
    });
    open({ api });
    expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  });

  it('spec 4.1: appends the next page, and keeps the list when that fails', async () => {
    const api = anApi().on(listJobs, ({ query }) => {
      if (query.cursor === undefined) return segment(someJobs(2), 'next');
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more jobs' }));
    expect(
      await screen.findByText(/^Couldn’t load more jobs. Something went wrong on our side/),
    ).toBeVisible();
    expect(await cards()).toHaveLength(2);
    api.on(listJobs, () => segment(someJobs(2, 3)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’ve reached the end.')).toBeVisible();
    expect(await cards()).toHaveLength(4);
  });

  it('says that there is none at all', async () => {
    open({ api: anApi().on(listJobs, () => segment([])) });
    expect(await screen.findByText('No open jobs right now')).toBeVisible();
  });
});

describe('the filters of the board', () => {
  it('are in the URL and reach the API', async () => {
    const api = anApi();
    open({
      api,
      path: '/jobs?tag=design&workplace=REMOTE%2CHYBRID&salary=100&currency=USD&sort=salary',
    });
    await cards();
    const filters = {
      tag: ['design'],
      workplace: ['HYBRID', 'REMOTE'],
      salary: 100,
      currency: 'USD',
    };
    expect(api.received(listJobs)[0]?.query).toEqual({ ...filters, sort: 'salary' });
    expect(api.received(readJobFacets)[0]?.query).toEqual(filters);
  });

  it('spec 2.27: all tags are selected by default; a tag is a link that selects it', async () => {
    const { user, address } = open({ api: anApi() });
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
    const all = tags.getAllByRole('link')[0];
    expect(all).toHaveAccessibleName('All');
    expect(all).toHaveAttribute('aria-current', 'true');
    await user.click(tags.getByRole('link', { name: /^Engineering/ }));
    expect(address()).toBe('/jobs?tag=engineering');
    expect(
      await screen.findByRole('link', { name: 'Remove filter: Tag: Engineering' }),
    ).toHaveAttribute('href', '/jobs');
  });

  it('tags that did not load leave the chosen ones, and do not go on loading', async () => {
    const api = anApi().on(readJobFacets, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    open({ api, path: '/jobs?tag=design' });
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
    expect(tags.getByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'true');
    expect(tags.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByText('Loading tags')).not.toBeInTheDocument();
  });

  it('spec 2.27: the search query is in the URL and can be cleared', async () => {
    const { user, address } = open({ api: anApi() });
    await cards();
    await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'kiln{Enter}');
    expect(address()).toBe('/jobs?query=kiln');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  it('each choice of the panel is a link with its count', async () => {
    widen();
    const { user, address } = open({ api: anApi() });
    await screen.findByRole('region', { name: 'The job' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const remote = await panel.findByRole('link', { name: 'Remote 1' });
    expect(remote).toHaveAttribute('href', `/jobs?workplace=REMOTE&job=${jobFixtures[0].slug}`);
    await user.click(remote);
    expect(address()).toBe(`/jobs?workplace=REMOTE&job=${jobFixtures[0].slug}`);
    expect(remote).toHaveAttribute('aria-current', 'true');
    await user.click(panel.getByRole('link', { name: 'Last 14 days' }));
    expect(address()).toBe(`/jobs?workplace=REMOTE&posted=14&job=${jobFixtures[0].slug}`);
  });

  it('a city that no job says is written the same in the panel and among the active filters', async () => {
    widen();
    open({ api: anApi(), path: '/jobs?location=navi+mumbai' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(await panel.findByRole('link', { name: /^Navi Mumbai/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Remove filter: Location: Navi Mumbai' }),
    ).toBeInTheDocument();
  });

  it('a choice changes the list, and leaves the job beside it open', async () => {
    widen();
    const { user, address } = open({ api: anApi(), path: `/jobs?job=${jobFixtures[0].slug}` });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await panel.findByRole('link', { name: 'Remote 1' }));
    expect(address()).toBe(`/jobs?workplace=REMOTE&job=${jobFixtures[0].slug}`);
    expect(screen.getByRole('region', { name: 'The job' })).toBeVisible();
  });

  it('a choice that leaves out the open job opens the first one that is left', async () => {
    widen();
    const left = aJob({ id: 'left', title: 'Designer' });
    const api = anApi()
      .on(listJobs, ({ query }) =>
        segment(query.tag === undefined ? [jobFixtures[0], left] : [left]),
      )
      .on(readJob, ({ params }) => (params.id === left.slug ? left : jobFixtures[0]));
    const { go, address } = open({ api });
    await waitFor(() => expect(address()).toBe(`/jobs?job=${jobFixtures[0].slug}`));
    await go(`/jobs?tag=engineering&job=${jobFixtures[0].slug}`);
    await waitFor(() => expect(address()).toBe(`/jobs?tag=engineering&job=${left.slug}`));
  });

  it('a job that was opened by its link stays, though the list has it not', async () => {
    widen();
    const api = anApi().on(listJobs, () => segment([aJob({ id: 'other', title: 'Designer' })]));
    const { address } = open({ api, path: `/jobs?job=${jobFixtures[0].slug}` });
    await cards();
    expect(address()).toBe(`/jobs?job=${jobFixtures[0].slug}`);
  });

  it('the minimum salary takes everyday notation, shows how it’s read, and is in the URL in minor units', async () => {
    widen();
    const { user, address } = open({ api: anApi() });
    await screen.findByRole('region', { name: 'The job' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const field = panel.getByRole('textbox', { name: 'Minimum annual salary' });
    await user.type(field, 'much{Enter}');
    expect(panel.getByText('Enter an amount, such as 20L, 80k or 12,00,000.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '20');
    expect(panel.getByText(/^At least ₹20 a year. Did you mean 20L\?/)).toBeVisible();
    await user.type(field, 'L');
    expect(
      panel.getByText(/^At least ₹20L a year\. Converted at approximate rates of 1 Nov 2026\.$/),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/jobs?salary=200000000&currency=INR&job=${jobFixtures[0].slug}`);
    expect(screen.getByRole('link', { name: /From ₹20L a year$/ })).toBeVisible();
  });

  it('the least salary filters after a pause and on leaving the field, which then shows it short', async () => {
    widen();
    const { user, address } = open({ api: anApi() });
    await screen.findByRole('region', { name: 'The job' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const field = panel.getByRole('textbox', { name: 'Minimum annual salary' });
    await user.type(field, '18,00,000');
    await waitFor(() =>
      expect(address()).toBe(`/jobs?salary=180000000&currency=INR&job=${jobFixtures[0].slug}`),
    );
    expect(field).toHaveValue('18,00,000');
    await user.tab();
    expect(field).toHaveValue('18L');
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(address()).toBe(`/jobs?job=${jobFixtures[0].slug}`));
    expect(panel.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('the least salary follows the address', async () => {
    widen();
    const { user } = open({ api: anApi(), path: '/jobs?salary=182550000&currency=INR' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const field = panel.getByRole('textbox', { name: 'Minimum annual salary' });
    expect(field).toHaveValue('18,25,500');
    await user.click(screen.getByRole('link', { name: /^Remove.*a year$/ }));
    expect(field).toHaveValue('');
  });

  it('a decimal of the least salary is not taken for a whole number', async () => {
    widen();
    const { user, address } = open({ api: anApi() });
    await screen.findByRole('region', { name: 'The job' });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const field = panel.getByRole('textbox', { name: 'Minimum annual salary' });
    await user.type(field, '1.5cr{Enter}');
    expect(address()).toBe(`/jobs?salary=1500000000&currency=INR&job=${jobFixtures[0].slug}`);
  });

  it('open in a sheet on narrow screens', async () => {
    const { user, baseElement } = open({ api: anApi() });
    await cards();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    await user.click(sheet.getByRole('link', { name: 'Hybrid 1' }));
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(sheet.getByRole('button', { name: 'Show 2 jobs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
  });

  it('the order is chosen', async () => {
    const { user, address } = open({ api: anApi() });
    await cards();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest salary');
    expect(address()).toBe('/jobs?sort=salary');
  });
});

describe('the way from the list to a job', () => {
  it('opens in the place of the list with focus, and leads back to its card', async () => {
    const { user, address } = open({ api: anApi(), path: '/jobs?workplace=HYBRID' });
    await user.click(await screen.findByRole('link', { name: 'Backend engineer' }));
    expect(address()).toBe(`/jobs?workplace=HYBRID&job=${jobFixtures[0].slug}`);
    const heading = await screen.findByRole('heading', { name: 'Backend engineer', level: 2 });
    expect(screen.getByRole('region', { name: 'The job' })).toHaveFocus();
    expect(heading).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to list' }));
    expect(address()).toBe('/jobs?workplace=HYBRID');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('data-job', jobFixtures[0].slug),
    );
  });

  it('shows at once what the list knows, and the description when it is read', async () => {
    const [full] = jobFixtures;
    let answer: (job: typeof full) => void = () => undefined;
    const api = anApi().on(readJob, () => new Promise((resolve) => (answer = resolve)));
    const { user } = open({ api });
    await user.click(await screen.findByRole('link', { name: full.title }));
    const job = within(await screen.findByRole('region', { name: 'The job' }));
    expect(await job.findByRole('heading', { name: full.title, level: 2 })).toBeVisible();
    expect(job.getByText('Loading job')).toBeInTheDocument();
    // What is below the description would move when that comes.
    expect(job.queryByRole('link', { name: full.creator.displayName })).not.toBeInTheDocument();
    answer(full);
    expect(await job.findByRole('heading', { name: 'What you bring' })).toBeVisible();
    expect(job.getByRole('link', { name: full.creator.displayName })).toBeVisible();
    expect(job.queryByText('Loading job')).not.toBeInTheDocument();
  });

  it('reads no list while a job replaces it', async () => {
    const api = anApi();
    open({ api, path: `/jobs?job=${jobFixtures[0].slug}` });
    const region = await screen.findByRole('region', { name: 'The job' });
    expect(region).toBeVisible();
    expect(within(region).getByText('Job')).not.toHaveClass('opacity-0');
    await waitFor(() => expect(api.received(readJob)).toHaveLength(1));
    expect(api.received(listJobs)).toHaveLength(0);
  });

  it('opens the first job beside the list on wide screens, without a history entry', async () => {
    widen();
    const { address, go } = open({ api: anApi() });
    expect(await screen.findByRole('region', { name: 'The job' })).toBeVisible();
    expect(address()).toBe(`/jobs?job=${jobFixtures[0].slug}`);
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Close job' })).toBeNull();
    await go(-1);
    expect(address()).toBe(`/jobs?job=${jobFixtures[0].slug}`);
  });

  it('has none open where none matches', async () => {
    widen();
    const { address } = open({ api: anApi().on(listJobs, () => segment([])) });
    await screen.findByRole('heading', { name: 'No open jobs right now' });
    expect(screen.queryByRole('region', { name: 'The job' })).toBeNull();
    expect(address()).toBe('/jobs');
  });

  it('saves a job from its card', async () => {
    const api = anApi().on(bookmark, ({ body }) => ({ ...body, active: true, count: 5 }));
    const { user } = open({ api, user: aUser() });
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    const save = within(card).getByRole('button', { name: /Save|Bookmark/ });
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(api.received(bookmark)).toEqual([
      { body: { referenceType: 'JOB', referenceId: jobFixtures[0].id } },
    ]);
  });

  it('shows the state of the viewer’s application', async () => {
    const applied = aJob({
      viewer: { bookmarked: false, application: { id: 'a', state: 'SHORTLISTED' } },
    });
    open({ api: anApi().on(listJobs, () => segment([applied])), user: aUser() });
    const [card] = await cards();
    expect(card).toHaveTextContent('Shortlisted');
  });
});

describe('what of the jobs belongs to members', () => {
  it('leads guests to log in and back', async () => {
    const { address } = open({ path: '/jobs?view=searches' });
    await waitFor(() => expect(address()).toBe('/login?next=%2Fjobs%3Fview%3Dsearches'));
  });
});
