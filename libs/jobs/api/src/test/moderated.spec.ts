import { editJob, listJobs, readJob } from '@upround/jobs/contract';
import type { Job } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { TestMember } from '@upround/shared/testing-server';
import { moderatedJobs } from '../contributions/moderated-jobs';
import { jobSearch } from '../contributions/job-search';
import { DAY_MS, startJobs, type JobsServer } from './jobs-server.fixtures';

describe('a hidden job', () => {
  let server: JobsServer;
  let asha: TestMember;
  let stranger: TestMember;
  let applicant: TestMember;

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    stranger = await server.signUpAs('stranger');
    applicant = await server.signUpAs('applicant');
  });
  afterAll(() => server?.close());

  const reference = (referenceId: string): Reference => ({ referenceType: 'JOB', referenceId });
  const take = (name: 'hide' | 'show' | 'notifyHidden', id: string) =>
    server.db
      .transaction()
      .execute(async (trx) =>
        moderatedJobs[name]?.(
          { trx, tasks: server.tasks.senderOn(trx), now: server.clock.now() },
          reference(id),
        ),
      );
  const read = async (id: string, as?: TestMember) => {
    const { status, body } = await server.call(readJob, { params: { id } }, { as });
    return status === 200 ? body : null;
  };
  const edit = (id: string, body: { state: 'CLOSED' | 'OPEN'; reason?: 'FILLED' | 'PAUSED' }) =>
    server.call(editJob, { params: { id }, body }, { as: asha });
  const places = async ({ id }: Job) => {
    const board = await server.call(listJobs, { query: {} }, { as: stranger });
    const indexed = await server.database.query('select 1 from search_documents where id = $1', [
      id,
    ]);
    return {
      page: (await read(id, stranger)) !== null,
      board: board.body.data.some((job) => job.id === id),
      search: indexed.length === 1 && (await jobSearch.describe(server.db, null, [id])).has(id),
    };
  };
  /** Time passes, and everyone gets a new token. */
  const wait = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    for (const member of [asha, stranger, applicant]) {
      member.token = await server.tokens.signAccess(member);
    }
  };
  const notified = (id: string) =>
    server.events.filter(({ name, data }) => name === 'jobs.closed' && data['jobId'] === id).length;

  it('is on no list and no page but its creator’s and applicants’, until it is shown again', async () => {
    const job = await server.post(asha);
    await server.insertApplication(job.id, applicant);
    const everywhere = { page: true, board: true, search: true };
    const nowhere = { page: false, board: false, search: false };
    expect(await places(job)).toEqual(everywhere);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take('hide', job.id)).toBe(true);
      await server.runTasks();
      expect(await places(job)).toEqual(nowhere);
    }
    for (const as of [asha, applicant]) {
      expect(await read(job.id, as)).toMatchObject({ state: 'CLOSED', closeReason: 'MODERATED' });
    }
    expect(notified(job.id)).toBe(0);
    for (let twice = 0; twice < 2; twice += 1) await take('notifyHidden', job.id);
    await server.runTasks();
    expect(notified(job.id)).toBe(1);
    await wait(2 * DAY_MS);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take('show', job.id)).toBe(true);
      await server.runTasks();
      expect(await places(job)).toEqual(everywhere);
    }
    const shown = await read(job.id, stranger);
    expect(shown).toMatchObject({ state: 'OPEN', closeReason: null, closedAt: null });
    // The two days don't count.
    const later = Date.parse(shown?.closesAt ?? '') - Date.parse(job.closesAt ?? '');
    expect(Math.round(later / DAY_MS)).toBe(2);
    const names = server.events.filter(({ data }) => data['referenceId'] === job.id);
    expect(names).toEqual([]);
  });

  it.each([
    ['FILLED', 1],
    ['PAUSED', 1],
  ] as const)('that was closed as %s is so again', async (reason, notifications) => {
    const job = await server.post(asha);
    await server.insertApplication(job.id, applicant);
    await edit(job.id, { state: 'CLOSED', reason });
    const before = await read(job.id, asha);
    expect(before).toMatchObject({ state: 'CLOSED', closeReason: reason });
    await wait(DAY_MS);
    await take('hide', job.id);
    await take('notifyHidden', job.id);
    await server.runTasks();
    expect(notified(job.id)).toBe(notifications);
    expect(await read(job.id, stranger)).toBeNull();
    await take('show', job.id);
    expect(await read(job.id, asha)).toEqual(before);
  });

  it('from before its former state was stored is paused, for its creator to resume', async () => {
    const job = await server.post(asha);
    await take('hide', job.id);
    await server.database.query('update jobs set moderated_from = null where id = $1', [job.id]);
    await take('show', job.id);
    expect(await read(job.id, stranger)).toMatchObject({ closeReason: 'PAUSED' });
    expect((await edit(job.id, { state: 'OPEN' })).status).toBe(200);
  });

  it('is the only one that showing changes, and an unknown one isn’t found', async () => {
    const job = await server.post(asha);
    await edit(job.id, { state: 'CLOSED', reason: 'FILLED' });
    expect(await take('show', job.id)).toBe(true);
    expect(await read(job.id)).toMatchObject({ state: 'CLOSED', closeReason: 'FILLED' });
    for (const id of [newId(), 'no-id']) {
      expect(await moderatedJobs.capture(server.db, reference(id))).toBeNull();
      expect([await take('hide', id), await take('show', id)]).toEqual([false, false]);
    }
  });

  it('is read by moderators in any state', async () => {
    const job = await server.post(asha, {
      title: 'Easy money',
      description: 'Send **fees** first.',
    });
    await take('hide', job.id);
    expect(await moderatedJobs.capture(server.db, reference(job.id))).toEqual({
      ownerId: asha.userId,
      title: 'Easy money',
      text: 'Tidewater, Pune, Maharashtra\n\nSend fees first.',
      pictures: [],
      path: `/jobs?job=${job.slug}`,
      at: job.publishedAt,
    });
  });
});
