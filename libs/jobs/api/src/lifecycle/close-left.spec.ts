import { editJob, listAppliedJobs, listJobs, readJob, repostJob } from '@upround/jobs/contract';
import { accountDeleted } from '@upround/shared/ports';
import { sql } from 'kysely';
import { jobsDeletionEffects } from '../contributions/jobs-deletion-effects';
import { startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

describe('R27: jobs of a person who deleted their account', () => {
  let server: JobsServer;

  beforeAll(async () => {
    server = await startJobs();
  });
  afterAll(() => server?.close());

  it('are closed permanently; each waiting applicant is notified once, and keeps the application', async () => {
    const [leaver, reader] = [await server.signUpAs('leaver'), await server.signUpAs('reader')];
    const [open, other] = [await server.post(leaver), await server.post(reader)];
    const draft = await server.post(leaver, { state: 'DRAFT' });
    const id = await server.insertApplication(open.id, reader, 'INTERVIEW');
    const { userId } = leaver;
    const effectsOn = (person: string) => jobsDeletionEffects.describe(server.db, person);
    expect(await effectsOn(userId)).toEqual([
      'Your open job closes permanently, and 1 applicant is notified.',
    ]);
    // Who is behind a block is neither notified nor sees anything.
    const blocked = await server.signUpAs('blocked');
    await server.insertApplication(open.id, blocked);
    await server.block(leaver, blocked);
    expect(await effectsOn(userId)).toEqual([
      'Your open job closes permanently, and 1 applicant is notified.',
    ]);
    expect(await effectsOn(blocked.userId)).toEqual([]);
    await sql`delete from job_applications where applicant_id = ${blocked.userId}`.execute(
      server.db,
    );
    const pausing = await server.signUpAs('pausing');
    const paused = await server.post(pausing);
    const pause = {
      params: { id: paused.id },
      body: { state: 'CLOSED', reason: 'PAUSED' },
    } as const;
    await server.call(editJob, pause, { as: pausing });
    expect(await effectsOn(pausing.userId)).toEqual(['Your paused job closes permanently.']);
    expect(await effectsOn(reader.userId)).toEqual([
      'Your open job closes permanently.',
      'Companies no longer see your active application.',
    ]);
    const become = (state: string) =>
      sql`update people set state = ${state} where id = ${userId}`.execute(server.db);
    await become('DELETED');
    for (let twice = 0; twice < 2; twice += 1) {
      await server.db
        .transaction()
        .execute((trx) => server.tasks.senderOn(trx).publish(accountDeleted, { userId }));
      await server.runTasks();
    }
    expect(server.events).toEqual([
      {
        name: 'jobs.closed',
        data: { jobId: open.id, applicationId: id, applicantId: reader.userId },
      },
    ]);
    const mine = await server.call(listAppliedJobs, { query: { applied: 'true' } }, { as: reader });
    expect(mine.body.data).toMatchObject([
      { id: open.id, state: 'CLOSED', closeReason: 'CANCELLED', application: { id } },
    ]);
    const board = await server.call(listJobs, { query: {} });
    expect(board.body.data.map((job) => job.id)).toEqual([other.id]);

    await become('ACTIVE');
    const read = async (key: string) =>
      (await server.call(readJob, { params: { id: key } }, { as: leaver })).body;
    expect([(await read(open.id)).state, (await read(draft.id)).state]).toEqual([
      'CLOSED',
      'DRAFT',
    ]);
    const again = await server.call(repostJob, { params: { id: open.id } }, { as: leaver });
    expect(again.status).toBe(201);
  });
});
