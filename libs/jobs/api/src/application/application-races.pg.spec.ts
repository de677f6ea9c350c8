import {
  apply,
  editJob,
  jobLimits,
  moveApplication,
  moveApplications,
} from '@upround/jobs/contract';
import { OLDEST, openDatabase, type OpenDatabase } from '@upround/shared/db';
import { applicantsWaiting } from '@upround/shared/ports';
import { createTestDatabase, type TestDatabase } from '@upround/shared/testing-server';
import { nudgeSilent, nudge } from './nudge.task';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: ApplicationServer;
  let two: ApplicationServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    one = await startApplicationServer({ database });
    two = await startApplicationServer({ database: other });
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await other?.close();
    await database?.close();
  });

  const applyOn = (server: ApplicationServer, referenceId: string) =>
    server.call(
      apply,
      { body: { referenceType: 'JOB', referenceId, note: 'Hello' } },
      { as: one.applicant },
    );
  const count = async (text: string, values: unknown[] = []) => {
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${text}`,
      values,
    );
    return row?.n;
  };

  it('R8, R9: a hundred applications of one person at once create one', async () => {
    const job = await one.insertJob(one.creator);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => applyOn(at % 2 === 0 ? one : two, job)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['ALREADY_APPLIED']));
    expect(await count('job_applications where job_id = $1', [job])).toBe(1);
    expect(
      await count(
        `job_application_steps s join job_applications p on p.id = s.application_id
         where p.job_id = $1`,
        [job],
      ),
    ).toBe(1);
  });

  it('R9: no one applies to a job that was just closed, in 200 races', async () => {
    const outcomes = new Set<number>();
    for (let race = 0; race < 200; race += 1) {
      const job = await one.insertJob(one.creator);
      const close = () =>
        two.call(
          editJob,
          { params: { id: job }, body: { state: 'CLOSED', reason: 'FILLED' } },
          { as: one.creator },
        );
      const [applied, closed] = await (race % 2 === 0
        ? Promise.all([applyOn(one, job), close()])
        : Promise.all([close(), applyOn(one, job)]).then(
            ([second, first]) => [first, second] as const,
          ));
      expect(closed.status).toBe(200);
      outcomes.add(applied.status);
      expect([201, 409]).toContain(applied.status);
      expect(await count('job_applications where job_id = $1', [job])).toBe(
        applied.status === 201 ? 1 : 0,
      );
    }
    expect(outcomes.has(201)).toBe(true);
    expect((await applyOn(one, await one.insertJob(one.creator, { state: 'CLOSED' }))).status).toBe(
      409,
    );
  }, 120_000);

  it('R9: closing waits for a running application, and no other begins behind it', async () => {
    const job = await one.insertJob(one.creator);
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(
        `update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = $1`,
        [job],
      );
      let answered = false;
      const pending = applyOn(two, job).finally(() => {
        answered = true;
      });
      for (let waits = 0; waits === 0 && !answered;) {
        waits = (await count(`pg_stat_activity where wait_event_type = 'Lock'`)) ?? 0;
      }
      await holder.query('commit');
      const { status, error } = await pending;
      expect([status, error?.code]).toEqual([409, 'JOB_CLOSED']);
    } finally {
      holder.release();
    }
  });

  it('A6: concurrent moves run one after another, each a whole step or none', async () => {
    const job = await one.insertJob(one.creator);
    const { id } = await one.applyTo(job, one.applicant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? one : two).call(
          moveApplication,
          { params: { id }, body: { state: 'OFFER' } },
          { as: one.creator },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await count('job_application_steps where application_id = $1', [id])).toBe(2);
    expect(
      await count(`pgboss.job where name = 'jobs.tell-move' and data::text like '%OFFER%'`),
    ).toBe(1);
  });

  it('R19: creators are nudged once, though both processes run the task', async () => {
    await database.query(`delete from job_application_steps`);
    await database.query(`delete from job_applications`);
    const jobs = await Promise.all(Array.from({ length: 30 }, () => one.insertJob(one.creator)));
    for (const job of jobs) await one.applyTo(job, one.applicant);
    await one.runTasks();
    await database.query(
      `update job_applications set created_at = created_at - make_interval(days => $1)`,
      [jobLimits.silentDays],
    );
    await database.query(`update job_application_steps set at = at - make_interval(days => $1)`, [
      jobLimits.silentDays,
    ]);
    for (const server of [one, two]) {
      server.heard.length = 0;
      await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(nudge, {}));
    }
    await Promise.all([one.runTasks(), two.runTasks()]);
    await one.runTasks();
    const heard = [...eventsOf(one, applicantsWaiting), ...eventsOf(two, applicantsWaiting)];
    expect(heard).toHaveLength(30);
    expect(new Set(heard.map((data) => (data as { jobId: string }).jobId))).toEqual(new Set(jobs));
  });

  it('R9: nudges and moves never deadlock', async () => {
    const applicants = [one.applicant, one.stranger, one.otherCreator, one.moderator];
    for (let race = 0; race < 25; race += 1) {
      const jobs = [await one.insertJob(one.creator), await one.insertJob(one.creator)];
      const ids: string[] = [];
      for (const job of jobs) {
        for (const as of applicants) ids.push((await one.applyTo(job, as)).id);
      }
      const far = new Date(Date.now() + (jobLimits.silentDays + 1) * 86_400_000);
      const everySilent = { silentSince: far, now: far, after: OLDEST };
      const moveAll = (server: ApplicationServer, state: 'OFFER' | 'INTERVIEW', some: string[]) =>
        server.call(
          moveApplications,
          { body: { moves: some.map((id) => ({ id, state })) } },
          { as: one.creator },
        );
      const [first, second] = await Promise.all([
        moveAll(one, 'OFFER', ids),
        moveAll(two, 'INTERVIEW', [...ids].reverse()),
        one.db.transaction().execute((trx) => nudgeSilent.all(trx, everySilent)),
        two.db.transaction().execute((trx) => nudgeSilent.all(trx, everySilent)),
      ]);
      expect([first.status, second.status]).toEqual([200, 200]);
    }
  }, 120_000);
});
