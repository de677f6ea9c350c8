import { screen, waitFor, within } from '@testing-library/react';
import {
  listAppliedJobs,
  listJobs,
  listSavedSearches,
  listSimilarJobs,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, refuse, segment, watchSavedFiles } from '@upround/shared/testing';
import { listBookmarks } from '@upround/social/contract';
import { applicationDrafts } from '../apply/draft/application-drafts';
import { appliedApi, ended, onItsWay, openApplied, openJob } from './applied-test.fixtures';

const widen = () => {
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...narrow(query),
    matches: query.includes('width'),
  }));
};

/** The way to a stage, by its name with how many stand there. */
const stage = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Stages' })).getByRole('link', { name });

const rows = async () => within(await screen.findByRole('list', { name: 'Applications' }));

afterEach(() => jest.restoreAllMocks());

describe('the member’s own applications', () => {
  it('G37: are listed with their jobs’ facts, their stage, and the member’s notes', async () => {
    const { container } = openApplied();
    const list = await rows();
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Backend engineer.*Tidewater.*₹18L to ₹26L a year.*Shortlisted.*since 7 Jan.*applied 6 Jan/,
    );
    expect(first).not.toHaveTextContent('ago');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Your applications' }),
    ).toBeInTheDocument();
    expect(first).toHaveTextContent('Your note: Ask about the on-call week.');
    expect(second).toHaveTextContent(/Salary not given.*Not selected/);
    expect(list.getByRole('link', { name: 'Backend engineer' })).toHaveAttribute(
      'href',
      `/jobs?applied=true&application=${onItsWay.application.id}`,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('are a table on wide screens, with the next step', async () => {
    widen();
    const interview = {
      ...onItsWay,
      application: { ...onItsWay.application, state: 'INTERVIEW' as const },
    };
    const { container, user, address } = openApplied({ api: appliedApi([interview, ended]) });
    const table = within(await screen.findByRole('table', { name: 'Applications' }));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Job', 'Salary', 'Stage', 'Last change', 'What’s next']);
    const { displayName } = interview.creator;
    expect(table.getAllByRole('row')[1]).toHaveTextContent(
      new RegExp(
        `Backend engineer.*Tidewater.*Interview.*Prepare for your interview with ${displayName}`,
      ),
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(table.getByText('Interview'));
    await waitFor(() =>
      expect(address()).toBe(`/jobs?applied=true&application=${interview.application.id}`),
    );
  });

  it('say what comes next after an offer’s reply: the start date, or nothing', async () => {
    widen();
    const replied = (reply: 'ACCEPTED' | 'DECLINED', state: 'OFFER' | 'WITHDRAWN') => ({
      ...onItsWay,
      application: {
        ...onItsWay.application,
        id: reply,
        state,
        timeline: [{ state, reply, at: '2026-01-10T10:00:00.000Z', reason: null }],
      },
    });
    openApplied({
      api: appliedApi([replied('ACCEPTED', 'OFFER'), replied('DECLINED', 'WITHDRAWN')]),
    });
    const table = within(await screen.findByRole('table', { name: 'Applications' }));
    const [, accepted, declined] = table.getAllByRole('row');
    const { displayName } = onItsWay.creator;
    expect(accepted).toHaveTextContent(new RegExp(`Agree on a start date with ${displayName}$`));
    expect(declined).toHaveTextContent(/Nothing to do$/);
  });

  it('lead to the viewer’s own next step, and name that of others', async () => {
    const interview = {
      ...onItsWay,
      application: { ...onItsWay.application, state: 'INTERVIEW' as const },
    };
    openApplied({ api: appliedApi([interview, ended]) });
    const list = await rows();
    const { displayName } = interview.creator;
    expect(
      list.getByRole('link', { name: `Prepare for your interview with ${displayName}` }),
    ).toHaveAttribute('href', `/jobs?applied=true&application=${interview.application.id}`);
    expect(list.getByText('Nothing to do')).toBeVisible();
  });

  it('are followed by similar jobs while they are few', async () => {
    const own = { ...openJob, id: 'other', slug: 'other', title: 'Pipeline engineer' };
    const api = appliedApi().on(listSimilarJobs, () => ({ data: [own] }));
    const { container } = openApplied({ api });
    const ideas = within(await screen.findByRole('region', { name: 'More jobs for you' }));
    expect(await ideas.findByRole('link', { name: 'Pipeline engineer' })).toBeVisible();
    expect(api.received(listSimilarJobs)[0]?.params.id).toBe(onItsWay.id);
    expect(screen.queryByText('You’ve reached the end.')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('lead with an offer without a reply; finding jobs comes second then', async () => {
    widen();
    const inState = (state: 'OFFER' | 'INTERVIEW') => ({
      ...onItsWay,
      application: {
        ...onItsWay.application,
        id: state,
        state,
        timeline: [{ state, at: '2026-01-10T10:00:00.000Z', reason: null }],
      },
    });
    const { unmount } = openApplied({
      api: appliedApi([inState('INTERVIEW'), inState('OFFER'), onItsWay, ended]),
    });
    const region = within(await screen.findByRole('region', { name: 'Your turn' }));
    expect(region.getByRole('link', { name: /^Reply to offer: / })).toHaveAttribute(
      'href',
      '/jobs?applied=true&application=OFFER',
    );
    const turns = region.getAllByRole('listitem');
    expect(turns.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Reply to offer$/),
      expect.stringMatching(/Prepare for interview$/),
    ]);
    unmount();
    const { unmount: leave } = openApplied({ api: appliedApi([inState('OFFER')]) });
    // The only row says it itself.
    expect(await screen.findByRole('link', { name: /^Reply to offer: / })).toHaveAttribute(
      'href',
      '/jobs?applied=true&application=OFFER',
    );
    expect(screen.queryByRole('region', { name: 'Your turn' })).not.toBeInTheDocument();
    leave();
    openApplied({ api: appliedApi([inState('INTERVIEW')]) });
    // The only row says it itself.
    expect(
      await screen.findByRole('link', { name: /^Prepare for your interview with / }),
    ).toHaveAttribute('href', '/jobs?applied=true&application=INTERVIEW');
    expect(screen.queryByRole('link', { name: 'Prepare for interview' })).toBeNull();
  });

  it('say their stage in the words of the filters, and their state', async () => {
    openApplied();
    const [first, second] = (await rows()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/In review.*Shortlisted since/);
    expect(second).toHaveTextContent(/Ended.*Not selected on/);
  });

  it('say how long they wait where that is much longer than usual', async () => {
    const waits = (days: number, medianHours: number) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString();
      return {
        ...onItsWay,
        replies: { rate: 0.5, medianHours },
        application: {
          ...onItsWay.application,
          id: `${days}-${medianHours}`,
          state: 'SEEN' as const,
          createdAt: at,
          movedAt: at,
        },
      };
    };
    openApplied({ api: appliedApi([waits(20, 72), waits(4, 11), waits(4, 72)]) });
    const [long, hours, usual] = (await rows()).getAllByRole('listitem');
    expect(long).toHaveTextContent('Waiting 20 days · usually 3 days');
    expect(hours).toHaveTextContent('Waiting 4 days · usually 11 hours');
    expect(usual).toHaveTextContent('Waiting · usually 3 days');
  });

  it('say plainly where nothing was heard for long', async () => {
    const silent = { ...onItsWay, application: { ...onItsWay.application, silent: true } };
    openApplied({ api: appliedApi([silent]) });
    expect(await screen.findByText('No reply for 21 days')).toBeVisible();
  });

  it('are filtered by stage, in the address', async () => {
    const { user, api, address } = openApplied();
    await rows();
    await user.click(stage('In review 1'));
    await waitFor(() => expect(address()).toBe('/jobs?applied=true&stage=review'));
    expect(stage('In review 1')).toHaveAttribute('aria-current', 'page');
    expect(stage('All 2')).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(screen.queryByText('Not selected')).not.toBeInTheDocument());
    expect(screen.getByText(/^Shortlisted/)).toBeVisible();
    expect(api.received(listAppliedJobs).at(-1)?.query.state).toEqual(['SEEN', 'SHORTLISTED']);
  });

  it('say so where none is at the stage of the address', async () => {
    const { user, address } = openApplied({ search: '&stage=offer' });
    expect(await screen.findByText('Nothing at this stage')).toBeVisible();
    await waitFor(() => expect(stage('Offer 0')).toHaveAttribute('aria-current', 'page'));
    await user.click(screen.getByRole('link', { name: 'Show all applications' }));
    await rows();
    expect(address()).toBe('/jobs?applied=true');
  });

  it('are counted by stage, each that is not empty with an address', async () => {
    const offer = {
      ...ended,
      application: { ...ended.application, id: 'o', state: 'OFFER' as const },
    };
    openApplied({ api: appliedApi([onItsWay, offer, ended]) });
    await rows();
    const names = within(screen.getByRole('navigation', { name: 'Stages' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent.trim());
    expect(names).toEqual(['All 3', 'Saved', 'In review 1', 'Offer 1', 'Ended 1']);
    expect(stage('All 3')).toHaveAttribute('href', '/jobs?applied=true');
    expect(stage('Ended 1')).toHaveAttribute('href', '/jobs?applied=true&stage=ended');
  });

  it('are counted over all pages, when a stage is opened alone as well', async () => {
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor, state } }) => {
      if (state !== undefined) return segment([onItsWay]);
      return cursor === undefined ? segment([onItsWay], 'next') : segment([ended]);
    });
    openApplied({ api, search: '&stage=review' });
    await waitFor(() => expect(stage('All 2')).toBeVisible());
    expect(stage('Ended 1')).toBeVisible();
  });

  it('start with saved jobs without an application', async () => {
    const { container } = openApplied({ search: '&stage=saved' });
    const list = within(await screen.findByRole('list', { name: 'Saved jobs' }));
    expect(await list.findByText(/₹18L to ₹26L/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Backend engineer' })).toHaveAttribute(
      'href',
      `/jobs?job=${openJob.slug}`,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('R4: include drafts, with the time they were saved', async () => {
    const { id } = aUser();
    const begun = { note: 'Half', resume: null, waiting: null, key: 'a' };
    const savedAt = '2025-11-20T10:00:00.000Z';
    await applicationDrafts.write(id, openJob.id, { ...begun, savedAt });
    openApplied({ api: appliedApi().on(listBookmarks, () => segment([])), search: '&stage=saved' });
    expect(await screen.findByText('Saved 20 Nov 2025')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Backend engineer' })).toBeVisible();
    await applicationDrafts.delete(id, openJob.id);
  });

  it('begin with how it goes and jobs to apply to where there are none', async () => {
    const own = {
      ...openJob,
      id: 'own',
      title: 'Own job',
      creator: { ...openJob.creator, id: aUser().id },
    };
    const other = { ...openJob, id: 'other', slug: 'other', title: 'Pipeline engineer' };
    const api = appliedApi([])
      .on(listSavedSearches, () => ({ data: [] }))
      .on(listJobs, () => segment([own, other]));
    const { container } = openApplied({ api });
    expect(await screen.findByRole('list', { name: 'How applying works' })).toBeVisible();
    const ideas = within(screen.getByRole('region', { name: 'New jobs to apply to' }));
    expect(await ideas.findByRole('link', { name: 'Pipeline engineer' })).toHaveAttribute(
      'href',
      '/jobs?job=other',
    );
    expect(ideas.queryByText('Own job')).not.toBeInTheDocument();
    const saved = within(await screen.findByRole('region', { name: 'Saved, ready to apply' }));
    expect(saved.getByRole('link', { name: openJob.title })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Stages' })).not.toBeInTheDocument();
    for (const action of [
      { role: 'button', name: 'Download as CSV' },
      { role: 'group', name: 'View' },
    ]) {
      const { role, name } = action;
      expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
      // Its room stays, so that nothing beside it moves.
      expect(screen.getByRole(role, { name, hidden: true })).toBeInTheDocument();
    }
    await expect(container).toHaveNoAxeViolations();
  });

  it('say that they did not load, and try again', async () => {
    const api = appliedApi().on(listAppliedJobs, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openApplied({ api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your applications');
    api.on(listAppliedJobs, () => segment([onItsWay]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rows();
  });

  it('go on, page by page', async () => {
    const older = {
      ...ended,
      title: 'Glazer',
      application: { ...ended.application, id: 'older' },
    };
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor } }) =>
      cursor === undefined ? segment([ended], 'next') : segment([older]),
    );
    const { user } = openApplied({ api, search: '&stage=ended' });
    await user.click(await screen.findByRole('button', { name: 'Show older applications' }));
    expect(await screen.findByRole('link', { name: 'Glazer' })).toBeVisible();
    expect(screen.getByText('You’ve reached the end.')).toBeVisible();
  });
});

describe('the board of the member’s applications', () => {
  const columnOf = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));

  it('has a list for each stage that is not empty, with all pages', async () => {
    widen();
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor } }) =>
      cursor === undefined ? segment([onItsWay], 'next') : segment([ended]),
    );
    const { user, container } = openApplied({ api });
    await screen.findByRole('table', { name: 'Applications' });
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    await waitFor(() => expect(columnOf('^Ended').getByRole('listitem')).toHaveTextContent('Kiln'));
    expect(columnOf('^In review').getByRole('link')).toHaveTextContent('Backend engineer');
    expect(columnOf('^In review').getByText(/Ask about the on-call week/)).toBeVisible();
    expect(columnOf('^Saved').getByRole('link')).toHaveAttribute(
      'href',
      `/jobs?job=${openJob.slug}`,
    );
    expect(columnOf('^Offer').getByRole('heading')).toBeVisible();
    expect(columnOf('^Offer').queryByRole('list')).not.toBeInTheDocument();
    // A stage without any is a strip with its count.
    expect(columnOf('^Offer').getByText('0')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows one stage on a phone, at first one with something in it, and ways to the others', async () => {
    const api = appliedApi().on(listBookmarks, () => segment([]));
    const { user, container } = openApplied({ api, search: '&layout=board' });
    await screen.findByRole('region', { name: 'In review' });
    expect(stage('In review 1')).toHaveAttribute('aria-current', 'page');
    expect(stage('Ended 1')).toHaveAttribute('href', '/jobs?applied=true&layout=board&stage=ended');
    expect(screen.queryByRole('link', { name: /^Saved/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
    expect(columnOf('^In review').getByText(/Ask about the on-call week/)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(stage('Ended 1'));
    expect(await screen.findByRole('region', { name: 'Ended' })).toBeVisible();
  });

  it('reads each page once', async () => {
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor } }) =>
      cursor === undefined ? segment([onItsWay], 'next') : segment([ended]),
    );
    openApplied({ api, search: '&layout=board' });
    await waitFor(() => expect(stage('Ended 1')).toBeVisible());
    expect(api.received(listAppliedJobs)).toHaveLength(2);
  });

  it('shows the applications when saved jobs couldn’t load', async () => {
    widen();
    const api = appliedApi().on(listBookmarks, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    openApplied({ api, search: '&layout=board' });
    await screen.findByRole('region', { name: /^Ended/ });
    expect(columnOf('^Saved').queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the file of the member’s applications', () => {
  it('T47: contains all pages, and runs no text as a formula', async () => {
    const hostile = {
      ...ended,
      title: '=HYPERLINK("https://evil.test","Pay")',
      company: '@SUM(A1:A9)',
      application: { ...ended.application, memo: '+1', note: '-2+3' },
    };
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor } }) =>
      cursor === undefined ? segment([onItsWay], 'next') : segment([hostile]),
    );
    const files = watchSavedFiles();
    const { user } = openApplied({ api });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await new Response(files[0]?.file).text()).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/Job,Company,Location/);
    expect(lines[1]).toMatch(/^Backend engineer,Tidewater,.*Shortlisted,2026-01-06,2026-01-07/);
    expect(lines[2]).toMatch(/^"'=HYPERLINK\(""https/);
    expect(lines[2]).toMatch(/,'@SUM\(A1:A9\),.*,'-2\+3,.*,'\+1$/);
  });

  it('says that it was not made', async () => {
    const { user, api } = openApplied();
    await rows();
    api.disconnect();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText(/The file wasn’t created/)).toBeVisible();
  });
});
