import { confirmJob, editJob, listJobs, readJob } from '@upround/jobs/contract';
import type { JobChange } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { DAY_MS, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';
import { expireJobs } from './expire.task';
import { countReplies } from './response-stats.task';
import { findConfirmReminders } from './confirm-reminder.task';

const HOUR_MS = 3_600_000;

describe('jobs over time', () => {
  let server: JobsServer;
  let asha: TestMember;
  let people: TestMember[];

  const run = async (job: typeof expireJobs, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(job, {}));
      await server.runTasks();
    }
  };
  /** Moves the clock by some days and gives Asha a new access token. */
  const pass = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    asha = { ...asha, token: await server.tokens.signAccess(asha) };
  };
  const read = async (id: string) =>
    (await server.call(readJob, { params: { id } }, { as: asha })).body;
  const told = (name: string, jobId: string) =>
    server.events.filter((one) => one.name === name && one.data['jobId'] === jobId).length;

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    people = [];
    for (const name of ['bina', 'chen', 'dev', 'esi']) people.push(await server.signUpAs(name));
  });
  afterAll(() => server?.close());

  it('send a reminder to confirm once a month, become stale without a confirmation, and close after 90 days', async () => {
    const [left, kept] = [await server.post(asha), await server.post(asha)];
    const [applicant] = people;
    if (applicant === undefined) throw new Error('Nobody signed up.');
    await server.insertApplication(left.id, applicant);
    await run(findConfirmReminders);
    expect([told('jobs.to-confirm', left.id), (await read(left.id)).stale]).toEqual([0, false]);
    await pass(31);
    await run(findConfirmReminders, 2);
    expect([told('jobs.to-confirm', left.id), (await read(left.id)).stale]).toEqual([1, true]);
    await server.call(confirmJob, { params: { id: kept.id } }, { as: asha });
    expect((await read(kept.id)).stale).toBe(false);
    await pass(29);
    await run(findConfirmReminders);
    expect([told('jobs.to-confirm', left.id), told('jobs.to-confirm', kept.id)]).toEqual([1, 1]);
    await pass(2);
    await run(findConfirmReminders, 2);
    expect([told('jobs.to-confirm', left.id), told('jobs.to-confirm', kept.id)]).toEqual([2, 2]);
    await run(expireJobs);
    expect((await read(left.id)).state).toBe('OPEN');
    await pass(29);
    await run(expireJobs, 2);
    expect(await read(left.id)).toMatchObject({
      state: 'CLOSED',
      closeReason: 'EXPIRED',
      stale: false,
      closedAt: left.closesAt,
    });
    expect(told('jobs.closed', left.id)).toBe(1);
    expect((await server.call(listJobs, { query: {} })).body.data).toEqual([]);
  });

  it('spec 4.45: are closed after 90 days of pause, and waiting applicants are notified once', async () => {
    const [paused, resumed] = [await server.post(asha), await server.post(asha)];
    const [applicant] = people;
    if (applicant === undefined) throw new Error('No one signed up.');
    await server.insertApplication(paused.id, applicant);
    const edit = (id: string, body: JobChange) =>
      server.call(editJob, { params: { id }, body }, { as: asha });
    for (const { id } of [paused, resumed]) await edit(id, { state: 'CLOSED', reason: 'PAUSED' });
    const since = Date.parse((await read(paused.id)).closedAt ?? '');
    await pass(89);
    await edit(resumed.id, { state: 'OPEN' });
    await run(expireJobs);
    expect((await read(paused.id)).closeReason).toBe('PAUSED');
    await pass(1);
    await run(expireJobs, 2);
    expect(await read(paused.id)).toMatchObject({
      state: 'CLOSED',
      closeReason: 'EXPIRED',
      closedAt: new Date(since + 90 * DAY_MS).toISOString(),
    });
    expect((await read(resumed.id)).state).toBe('OPEN');
    expect(told('jobs.closed', paused.id)).toBe(1);
  });

  it('R9: get a reply rate from applications older than three weeks, and none before three applications', async () => {
    const job = await server.post(asha);
    await sql`delete from job_applications`.execute(server.db);
    const apply = async (index: number, hours: number | null, daysAgo = 40) => {
      const person = people[index];
      if (person === undefined) throw new Error('Nobody signed up.');
      const at = new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
      const id = await server.insertApplication(job.id, person, 'APPLIED', at);
      if (hours === null) return;
      await sql`update job_applications set state = 'INTERVIEW',
        replied_at = ${new Date(at.getTime() + hours * HOUR_MS)} where id = ${id}`.execute(
        server.db,
      );
    };
    await apply(0, 10);
    await apply(1, 30);
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: null, medianHours: null });
    await apply(2, 26 * 24);
    await apply(3, null);
    await run(countReplies, 2);
    expect((await read(job.id)).replies).toEqual({ rate: 0.5, medianHours: 30 });
    await sql`update job_applications set state = 'WITHDRAWN' where replied_at is null`.execute(
      server.db,
    );
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: 0.667, medianHours: 30 });
    await sql`delete from job_applications`.execute(server.db);
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: null, medianHours: null });
    for (const [index, hours] of [2, 4, 6, null].entries()) await apply(index, hours, 1);
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: null, medianHours: 4 });
    await pass(21);
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: 0.75, medianHours: 4 });
    await pass(180);
    await run(countReplies);
    expect((await read(job.id)).replies).toEqual({ rate: 0.75, medianHours: null });
  });
});
