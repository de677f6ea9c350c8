import { act, screen, waitFor, within } from '@testing-library/react';
import {
  companyFixtures,
  editCompany,
  jobFixtures,
  listJobs,
  listJobsByCompany,
  listSimilarJobs,
  readCompany,
  type Company,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { JobsScreen } from '../board/jobs-screen';
import { widen } from '../components/job-test.fixtures';
import { companyDraft } from './company-draft';
import { valuesOf } from './company-values';

const narrow = window.matchMedia;
const [tidewater, kiln] = companyFixtures;
const [job] = jobFixtures;

const anApi = (company: Company) =>
  fakeApi()
    .on(readCompany, () => company)
    .on(listJobsByCompany, () => segment(company.openJobCount === 0 ? [] : [job]))
    .on(listJobs, () => segment([]))
    .on(listSimilarJobs, () => ({ data: [] }));
const open = (company: Company, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JobsScreen />, {
    path: `/jobs?company=${company.slug}`,
    pattern: routes.jobs,
    api: anApi(company),
    ...options,
  });

describe('the page of a company', () => {
  it('G50: shows a guest what it does, its facts, people and open jobs, without a violation', async () => {
    const { container } = open(tidewater);
    expect(await screen.findByRole('heading', { name: 'Tidewater', level: 2 })).toBeVisible();
    expect(screen.getByText(tidewater.about)).toBeVisible();
    expect(screen.getByRole('link', { name: 'tidewater.example' })).toHaveAttribute(
      'href',
      'https://tidewater.example',
    );
    for (const fact of ['Seed', '11–50 people']) expect(screen.getByText(fact)).toBeVisible();
    const people = within(screen.getByRole('complementary', { name: 'People' }));
    expect(people.getByRole('link', { name: 'Lakshmi Menon' })).toHaveAttribute(
      'href',
      '/user/lakshmi-menon',
    );
    expect(people.getByText('Head of people')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open job' })).toHaveAttribute(
      'href',
      `/jobs?job=${job.slug}`,
    );
    const jobs = within(screen.getByRole('region', { name: '1 open job' }));
    expect(await jobs.findByRole('link', { name: job.title })).toHaveAttribute(
      'href',
      `/jobs?job=${job.slug}`,
    );
    expect(screen.queryByRole('button', { name: 'Edit company' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Tidewater/);
    await expect(container).toHaveNoAxeViolations();
  });

  it('says how soon it replies where there is no rate yet, in place of its person', async () => {
    const [own] = tidewater.jobs;
    if (own === undefined) throw new Error('The fixture has no job');
    const jobs = [{ ...own, replies: { rate: null, medianHours: 11 } }];
    open({ ...tidewater, jobs });
    const head = (await screen.findByRole('heading', { name: 'Tidewater', level: 2 })).closest(
      'header',
    );
    expect(head).toHaveTextContent('Usually replies in 11 hours');
    const people = await screen.findByRole('complementary', { name: 'People' });
    expect(people).not.toHaveTextContent('Usually replies');
  });

  it('comes first: similar jobs are below its own people', async () => {
    const api = anApi(tidewater).on(listSimilarJobs, () => ({ data: [{ ...job, id: 'other' }] }));
    open(tidewater, { api });
    const similar = await screen.findByRole('region', { name: 'Similar jobs' });
    const people = await screen.findByRole('complementary', { name: 'People' });
    expect(people.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves out what is not known and the people where none is listed', async () => {
    open(kiln);
    expect(await screen.findByRole('heading', { name: 'Kiln', level: 2 })).toBeVisible();
    for (const fact of ['Website', 'Stage', 'Size', 'Location']) {
      expect(screen.queryByText(fact)).not.toBeInTheDocument();
    }
    expect(await screen.findByText(/^No open jobs right now/)).toBeVisible();
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });

  it('has its facts in one line below the name where it is wide and people are beside', async () => {
    widen();
    const [person] = tidewater.people;
    const company = { ...tidewater, people: [person, { ...person, id: 'second', slug: 'second' }] };
    const api = anApi(company as Company).on(listSimilarJobs, () => ({ data: [] }));
    open(company as Company, { api });
    await screen.findByRole('heading', { name: 'Tidewater', level: 2 });
    for (const fact of ['Seed', '11–50 people', 'tidewater.example']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.queryByText('Size')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('without open jobs shows the newest at other companies', async () => {
    const api = anApi(kiln).on(listJobs, () => segment([job]));
    open(kiln, { api });
    const others = within(await screen.findByRole('region', { name: 'New at other companies' }));
    expect(await others.findByRole('link', { name: job.title })).toHaveAttribute(
      'href',
      `/jobs?job=${job.slug}`,
    );
    expect(others.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('shows others that are hiring beside it in a wide window, each once', async () => {
    const wide = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...narrow(query), matches: true }));
    const ofOther = {
      ...job,
      companyRecord: { slug: 'harbour', logoUrl: null },
      company: 'Harbour',
    };
    const api = anApi(tidewater).on(listJobs, () =>
      segment([
        { ...job, companyRecord: { slug: tidewater.slug, logoUrl: null } },
        ofOther,
        { ...ofOther, id: `${job.id}-2`, slug: 'second' },
      ]),
    );
    open(tidewater, { api });
    const others = within(await screen.findByRole('complementary', { name: 'Also hiring' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jobs?company=harbour',
    ]);
    wide.mockRestore();
  });

  it('leads those who may edit it to their jobs and applicants', async () => {
    open({ ...tidewater, viewer: { ...tidewater.viewer, mayEdit: true } }, { user: aUser() });
    expect(await screen.findByRole('link', { name: 'Manage jobs' })).toHaveAttribute(
      'href',
      '/jobs?view=hiring',
    );
    expect(screen.queryByRole('link', { name: 'See open job' })).not.toBeInTheDocument();
  });

  it('asks those who may edit it for what it doesn’t say yet, and no one else', async () => {
    const { user, unmount } = open({ ...kiln, site: 'https://kiln.example' }, { user: aUser() });
    const gaps = within(await screen.findByRole('region', { name: 'Complete this page' }));
    expect(gaps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add logo',
      'Add what it does',
      'Add stage',
      'Add size',
      'Add location',
    ]);
    await user.click(gaps.getByRole('button', { name: 'Add size' }));
    expect(screen.getByRole('combobox', { name: /^Size/ })).toHaveFocus();
    unmount();
    open({ ...kiln, viewer: { mayEdit: false } });
    await screen.findByRole('heading', { name: 'Kiln', level: 2 });
    expect(screen.queryByText('Complete this page')).not.toBeInTheDocument();
  });

  it('that doesn’t exist says so and links to all jobs', async () => {
    const api = anApi(kiln).on(readCompany, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open(kiln, { api });
    expect(await screen.findByText('Company not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all jobs' })).toBeVisible();
  });
});

describe('A8: the form of a company', () => {
  beforeEach(() => companyDraft(aUser().id, kiln).delete());

  const openForm = async (api = anApi(kiln)) => {
    const rendered = open(kiln, { api, user: aUser() });
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit company' }));
    return rendered;
  };

  it('sends and shows only the changed fields', async () => {
    const api = anApi(kiln).on(editCompany, ({ body }) => ({ ...kiln, ...body }) as Company);
    const { user, container } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: /^Website/ }), 'kiln.example');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Size/ }), '11–50 people');
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(await screen.findByRole('link', { name: 'kiln.example' })).toBeVisible();
    expect(api.received(editCompany)).toMatchObject([
      { params: { slug: 'kiln' }, body: { site: 'https://kiln.example', size: 'UP_TO_50' } },
    ]);
    expect(Object.keys(api.received(editCompany)[0]?.body ?? {})).toEqual(['site', 'size']);
  });

  it('restores the typed text without overwriting other people’s changes', async () => {
    const draft = companyDraft(aUser().id, kiln);
    await draft.write({ ...valuesOf(kiln), about: 'Bakes bricks.' });
    const meanwhile = { ...kiln, location: 'Morbi' };
    const api = anApi(meanwhile).on(
      editCompany,
      ({ body }) => ({ ...meanwhile, ...body }) as Company,
    );
    const { user } = await openForm(api);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^What it does/ })).toHaveValue('Bakes bricks.'),
    );
    expect(screen.getByRole('textbox', { name: /^Location/ })).toHaveValue('Morbi');
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(api.received(editCompany)).toHaveLength(1));
    expect(api.received(editCompany)[0]?.body).toEqual({ about: 'Bakes bricks.' });
  });

  it('sends nothing of what others changed while it was open', async () => {
    const api = anApi(kiln).on(editCompany, ({ body }) => ({ ...kiln, ...body }) as Company);
    const { user, queryClient } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: /^What it does/ }), 'Bakes bricks.');
    api.on(readCompany, () => ({ ...kiln, location: 'Morbi' }));
    await act(() => queryClient.refetchQueries({ queryKey: [readCompany.id] }));
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(api.received(editCompany)).toHaveLength(1));
    expect(api.received(editCompany)[0]?.body).toEqual({ about: 'Bakes bricks.' });
  });

  it('says what is wrong with a field, and sends nothing', async () => {
    const api = anApi(kiln).on(editCompany, () => kiln);
    const { user } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: /^Website/ }), 'not a site');
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(await screen.findByText(/^Enter the full URL/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Website/ })).toHaveFocus();
    expect(api.received(editCompany)).toEqual([]);
  });

  it('keeps the typed text and shows the reason when saving fails', async () => {
    const api = anApi(kiln).on(editCompany, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { user } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: /^What it does/ }), 'Bakes bricks.');
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(await screen.findByText(/^The company wasn’t saved/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^What it does/ })).toHaveValue('Bakes bricks.'),
    );
  });
});
