import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  applicationEvent,
  listApplicants,
  listJobsByUser,
  readApplication,
  readJob,
  type Applicant,
} from '@upround/jobs/contract';
import { segment, type FakeApi } from '@upround/shared/testing';
import { applicants, counts, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi, asha, noor] = applicants as [Applicant, Applicant, Applicant];
/** Rows of a page, however many the call asks for. */
const PAGE = 5;
const nobody = { ...counts, total: 0, applied: 0, rejected: 0 };
const change = (applicationId: string, kind: string) => ({
  applicationId,
  jobId: ownJob.id,
  change: kind,
});

/** A server whose applicants are those of a list at the moment. */
function serverOf(initial: readonly Applicant[], query = '') {
  const here = { all: initial };
  const countsNow = () => {
    const withdrawn = here.all.filter(({ state }) => state === 'WITHDRAWN').length;
    return here.all.length === 0
      ? nobody
      : { ...counts, total: here.all.length - withdrawn, withdrawn };
  };
  const api = hiringApi()
    .on(readJob, () => ({ ...ownJob, applications: countsNow() }))
    .on(readApplication, ({ params }) => {
      const found = here.all.find(({ id }) => id === params.id);
      if (found === undefined) throw new Error(`no applicant ${params.id}`);
      return found;
    })
    .on(listApplicants, ({ query }) => {
      const start = Number(query.cursor ?? 0);
      const next = start + PAGE < here.all.length ? String(start + PAGE) : null;
      return {
        ...segment(here.all.slice(start, start + PAGE)),
        nextSegment: next,
        counts: countsNow(),
      };
    });
  return { here, ...openHiring(api, `&job=${ownJob.slug}${query}`) };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Applicants' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('spec 4.38: applicants while the list is open', () => {
  it('new applicants are announced above the list until it’s refreshed', async () => {
    const { here, realtime, user } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, ravi, noor];
    await realtime.tell(applicationEvent, change(asha.id, 'APPLIED'));
    const pill = await screen.findByRole('button', { name: '1 new applicant' });
    expect(names()).not.toContain('Asha Rao');
    await user.click(pill);
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /new applicant/ })).not.toBeInTheDocument();
  });

  it('an empty list shows new applicants automatically', async () => {
    const { here, realtime } = serverOf([]);
    expect(await screen.findByText('No applicants yet')).toBeVisible();
    here.all = [asha];
    await realtime.tell(applicationEvent, change(asha.id, 'APPLIED'));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });

  it('who withdraws is shown as withdrawn', async () => {
    const { here, realtime } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [{ ...ravi, state: 'WITHDRAWN', note: '' }, noor];
    await realtime.tell(applicationEvent, change(ravi.id, 'WITHDRAWN'));
    expect(
      await within(screen.getByRole('table', { name: 'Applicants' })).findByText('Withdrawn'),
    ).toBeVisible();
  });

  it('applicants moved elsewhere are updated when the creator comes back; new ones wait', async () => {
    const { here } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, { ...ravi, state: 'INTERVIEW' }, noor];
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    const table = screen.getByRole('table', { name: 'Applicants' });
    expect(await within(table).findByText('Interview')).toBeVisible();
    expect(names()).not.toContain('Asha Rao');
    expect(screen.getByRole('button', { name: '1 new applicant' })).toBeVisible();
  });

  it('a withdrawal lowers the count, so that the next applicant is counted', async () => {
    jest.useFakeTimers();
    const { here, realtime } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    const withdrawn: Applicant = { ...ravi, state: 'WITHDRAWN', note: '' };
    here.all = [withdrawn, noor];
    await realtime.tell(applicationEvent, change(ravi.id, 'WITHDRAWN'));
    const table = screen.getByRole('table', { name: 'Applicants' });
    expect(await within(table).findByText('Withdrawn')).toBeVisible();
    here.all = [asha, withdrawn, noor];
    await realtime.tell(applicationEvent, change(asha.id, 'APPLIED'));
    act(() => jest.advanceTimersByTime(3_000));
    expect(await screen.findByRole('button', { name: '1 new applicant' })).toBeVisible();
  });

  it('applicants missed while offline are counted after reconnecting', async () => {
    const { here, realtime } = serverOf([ravi]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, noor, ravi];
    await realtime.gap();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '2 new applicants' })).toBeVisible(),
    );
  });
});

describe('spec 4.38: what events cost', () => {
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      ...ravi,
      id: `018bcfe5-6800-7000-8000-${String(from + index).padStart(12, '0')}`,
    }));
  const callsOf = (api: FakeApi) =>
    Object.fromEntries(
      Object.entries({ listApplicants, listJobsByUser, readApplication, readJob }).map(
        ([name, call]) => [name, api.received(call).length],
      ),
    );
  const costOf = (before: Record<string, number>, after: Record<string, number>) =>
    Object.entries(after)
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, count]) => count > 0);

  /** The board loads all pages. */
  async function openLongList() {
    const opened = serverOf(many(15), '&layout=board');
    const column = await screen.findByRole('region', { name: /^New/ });
    await waitFor(() => expect(within(column).getAllByRole('listitem')).toHaveLength(15));
    jest.useFakeTimers({ advanceTimers: true });
    return opened;
  }

  it('sixty applications at once are read in two calls, however long the list is', async () => {
    const { api, here, realtime } = await openLongList();
    const before = callsOf(api);
    const arrived = many(60, 100);
    for (const [index, one] of arrived.entries()) {
      here.all = [...arrived.slice(0, index + 1), ...many(15)];
      await realtime.tell(applicationEvent, change(one.id, 'APPLIED'));
    }
    act(() => jest.advanceTimersByTime(3_000));
    expect(await screen.findByRole('button', { name: '60 new applicants' })).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(costOf(before, callsOf(api))).toEqual([['readJob', 2]]);
  });

  it('a withdrawal reads that one application and the counts', async () => {
    const { api, here, realtime } = await openLongList();
    const before = callsOf(api);
    const [first, ...others] = many(15);
    here.all = [{ ...(first ?? ravi), state: 'WITHDRAWN', note: '' }, ...others];
    await realtime.tell(applicationEvent, change(first?.id ?? '', 'WITHDRAWN'));
    const column = await screen.findByRole('region', { name: 'Withdrawn, 1 applicant' });
    expect(within(column).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    expect(costOf(before, callsOf(api))).toEqual([
      ['readApplication', 1],
      ['readJob', 1],
    ]);
  });
});
