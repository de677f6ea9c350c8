import { jobLimits } from '@upround/jobs/contract';
import { applicantsWaiting } from '@upround/shared/ports';
import { nudge } from './nudge.task';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('applicants who wait for a reply', () => {
  let server: ApplicationServer;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  afterAll(() => server?.close());

  /** Lets all that was done so far lie longer ago. */
  async function pass(days: number): Promise<void> {
    for (const [table, column] of [
      ['job_applications', 'created_at'],
      ['job_application_steps', 'at'],
    ]) {
      await server.database.query(
        `update ${table} set ${column} = ${column} - make_interval(days => $1)`,
        [days],
      );
    }
  }
  const stand = (id: string, state: string) =>
    server.database.query(
      `with stepped as (
         insert into job_application_steps (id, application_id, state)
         values (gen_random_uuid(), $1, $2))
       update job_applications set state = $2 where id = $1`,
      [id, state],
    );

  async function run(): Promise<unknown[]> {
    server.heard.length = 0;
    await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(nudge, {}));
    await server.runTasks();
    return eventsOf(server, applicantsWaiting);
  }

  it('are reported to the creator once a job after three weeks, each of them once', async () => {
    const { creator, applicant, stranger, otherCreator, moderator } = server;
    const job = await server.insertJob(creator);
    const closed = await server.insertJob(creator);
    const { id: seen } = await server.applyTo(job, applicant);
    await server.applyTo(job, stranger);
    const { id: answered } = await server.applyTo(job, otherCreator);
    const { id: back } = await server.applyTo(job, await server.signUpAs('back-again'));
    await server.applyTo(closed, applicant);
    await server.closeJob(closed);
    await pass(jobLimits.silentDays - 1);
    await stand(seen, 'SEEN');
    await stand(answered, 'OFFER');
    await stand(back, 'WITHDRAWN');
    await stand(back, 'APPLIED');
    expect(await run()).toEqual([]);
    await server.applyTo(job, moderator);
    await pass(1);
    expect(await run()).toEqual([{ jobId: job, creatorId: creator.userId, count: 2 }]);
    expect(await run()).toEqual([]);
    await pass(jobLimits.silentDays);
    expect(await run()).toEqual([{ jobId: job, creatorId: creator.userId, count: 2 }]);
    await pass(jobLimits.silentDays);
    expect(await run()).toEqual([]);
  });

  it('are not counted if the creator cannot see them', async () => {
    const [job, alone] = [
      await server.insertJob(server.creator),
      await server.insertJob(server.creator),
    ];
    const [blocker, seen] = [
      await server.signUpAs('waiting-blocker'),
      await server.signUpAs('waiting-seen'),
    ];
    await server.applyTo(job, blocker);
    await server.applyTo(alone, blocker);
    await server.applyTo(job, seen);
    await server.block(blocker, server.creator);
    await pass(jobLimits.silentDays);
    expect(await run()).toEqual([{ jobId: job, creatorId: server.creator.userId, count: 1 }]);
  });
});
