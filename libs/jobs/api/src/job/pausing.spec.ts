import { apply, editJob, listAppliedJobs, listJobs, listJobsByUser } from '@upround/jobs/contract';
import { listSimilarJobs, readJob, readJobFacets } from '@upround/jobs/contract';
import type { JobChange } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { DAY_MS, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

describe('A5: a paused job', () => {
  let server: JobsServer;
  let asha: TestMember;
  let ravi: TestMember;

  const edit = (id: string, body: JobChange, as: TestMember = asha) =>
    server.call(editJob, { params: { id }, body }, { as });
  const pause = (id: string) => edit(id, { state: 'CLOSED', reason: 'PAUSED' });
  const board = async () =>
    (await server.call(listJobs, { query: {} })).body.data.map(({ id }) => id);
  const ownIn = async (state: 'OPEN' | 'PAUSED' | 'CLOSED') => {
    const query = { userId: asha.userId, state };
    return (await server.call(listJobsByUser, { query }, { as: asha })).body.data.map(
      ({ id }) => id,
    );
  };
  const applyTo = (referenceId: string) =>
    server.call(apply, { body: { referenceType: 'JOB', referenceId, note: 'Hi' } }, { as: ravi });

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    ravi = await server.signUpAs('ravi');
  });
  afterAll(() => server?.close());

  it('leaves the board, takes no applications, and keeps its applications without notifying anyone', async () => {
    const [job, other] = [await server.post(asha), await server.post(asha)];
    await server.insertApplication(job.id, ravi, 'INTERVIEW');
    const { status, body } = await pause(job.id);
    expect([status, body.state, body.closeReason]).toEqual([200, 'CLOSED', 'PAUSED']);
    await server.runTasks();
    expect(server.events).toEqual([]);
    expect(await board()).toEqual([other.id]);
    const similar = await server.call(listSimilarJobs, { params: { id: other.id } });
    expect(similar.body.data).toEqual([]);
    expect((await server.call(readJobFacets, { query: {} })).body.total).toBe(1);
    const mine = await server.call(listAppliedJobs, { query: { applied: 'true' } }, { as: ravi });
    expect(mine.body.data).toMatchObject([
      { id: job.id, closeReason: 'PAUSED', application: { state: 'INTERVIEW' } },
    ]);
    const waits = await server.post(asha);
    await pause(waits.id);
    expect((await applyTo(waits.id)).error?.code).toBe('JOB_CLOSED');
  });

  it('is listed apart from closed jobs, and back at its place on the board when it resumes', async () => {
    const [first, second] = [await server.post(asha), await server.post(asha)];
    const closed = await server.post(asha);
    await edit(closed.id, { state: 'CLOSED', reason: 'FILLED' });
    await pause(first.id);
    expect([
      (await ownIn('PAUSED')).includes(first.id),
      (await ownIn('CLOSED')).includes(first.id),
      (await ownIn('CLOSED')).includes(closed.id),
    ]).toEqual([true, false, true]);
    server.clock.advance(10 * DAY_MS);
    const renewed = async (one: TestMember) => ({
      ...one,
      token: await server.tokens.signAccess(one),
    });
    [asha, ravi] = [await renewed(asha), await renewed(ravi)];
    const { status, body } = await edit(first.id, { state: 'OPEN' });
    expect([status, body.state, body.closeReason, body.closedAt]).toEqual([
      200,
      'OPEN',
      null,
      null,
    ]);
    expect(body.publishedAt).toBe(first.publishedAt);
    // The ten days of the pause are added to the ninety.
    const open = Date.parse(body.closesAt ?? '') - Date.parse(first.closesAt ?? '');
    expect(Math.round(open / DAY_MS)).toBe(10);
    expect((await board()).slice(0, 2)).toEqual([second.id, first.id]);
    expect((await applyTo(first.id)).status).toBe(201);
  });

  it('can only be resumed by its creator, while fewer than 100 jobs are open', async () => {
    const job = await server.post(asha);
    await pause(job.id);
    expect((await edit(job.id, { state: 'OPEN' }, ravi)).status).toBe(403);
    expect((await edit(job.id, { title: 'Other' })).error?.code).toBe('JOB_NOT_OPEN');
    await sql`insert into jobs (id, slug, creator_id, title, company, description, location, city, type,
        workplace, state, listing_id, published_at)
      select id, 'many-' || n, ${asha.userId}, 'Many', 'Tidewater', 'Why', 'Pune', 'pune', 'CONTRACT',
        'REMOTE', 'OPEN', id, now()
      from (select n, gen_random_uuid() as id from generate_series(1, 100) n) made`.execute(
      server.db,
    );
    expect((await edit(job.id, { state: 'OPEN' })).error?.code).toBe('TOO_MANY_OPEN_JOBS');
    await sql`delete from jobs where slug like 'many-%'`.execute(server.db);
    expect((await edit(job.id, { state: 'OPEN' })).status).toBe(200);
  });

  it('can be closed permanently; only then are its applicants notified', async () => {
    server.events.length = 0;
    const job = await server.post(asha);
    const id = await server.insertApplication(job.id, ravi);
    await pause(job.id);
    await edit(job.id, { state: 'CLOSED', reason: 'FILLED' });
    expect((await server.call(readJob, { params: { id: job.id } })).body.closeReason).toBe(
      'FILLED',
    );
    expect((await edit(job.id, { state: 'OPEN' })).error?.code).toBe('CANNOT_REOPEN');
    await server.runTasks();
    expect(server.events).toEqual([
      {
        name: 'jobs.closed',
        data: { jobId: job.id, applicationId: id, applicantId: ravi.userId },
      },
    ]);
  });

  it('is closed as cancelled if no reason is given; pausing it again changes nothing', async () => {
    const job = await server.post(asha);
    const paused = (await pause(job.id)).body;
    expect((await pause(job.id)).body).toEqual(paused);
    const { status, body } = await edit(job.id, { state: 'CLOSED' });
    expect([status, body.state, body.closeReason]).toEqual([200, 'CLOSED', 'CANCELLED']);
  });
});
