import { moveApplication, readApplication, type ApplicationState } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { applicationMoved } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { notifyMove } from './notify-move.task';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('A6: moving an application', () => {
  let server: ApplicationServer;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    job = await server.insertJob(server.creator);
    ({ id } = await server.applyTo(job, server.applicant));
    await server.runLater();
    server.heard.length = 0;
  });
  afterAll(() => server?.close());

  const move = (state: ApplicationState, as?: TestMember, reason?: 'SKILLS') =>
    server.call(moveApplication, { params: { id }, body: { state, reason } }, { as });
  const read = (as?: TestMember) =>
    server.call(readApplication, { params: { id }, query: {} }, { as });
  const timeline = async () => (await read(server.applicant)).body.timeline.map((s) => s.state);
  const repliedAt = async () => {
    const [row] = await server.database.query<{ at: Date | null }>(
      `select replied_at as at from job_applications where id = $1`,
      [id],
    );
    return row?.at ?? null;
  };

  /** Asks for a move, is refused, and finds everything as it was. */
  async function refused(state: ApplicationState, as?: TestMember) {
    const before = await server.everything();
    const { status, error } = await move(state, as);
    expect(await server.everything()).toBe(before);
    return [status, error?.code];
  }

  it.each(['SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED'] as const)(
    'its job’s creator takes it to %s, and both see that',
    async (state) => {
      const { status, body } = await move(state, server.creator);
      expect([status, body.state]).toEqual([200, state]);
      expect(body.timeline.map((step) => step.state)).toEqual(['APPLIED', state]);
      server.clock.advance(15_000);
      expect((await read(server.applicant)).body).toEqual(body);
      expect((await read(server.creator)).body).toMatchObject(body);
      expect((await repliedAt()) === null).toBe(state === 'SEEN');
    },
  );

  it('answers 404 to strangers, creators of other jobs and moderators', async () => {
    const { stranger, otherCreator, moderator } = server;
    for (const as of [stranger, otherCreator, moderator]) {
      expect(await refused('SEEN', as)).toEqual([404, 'NOT_FOUND']);
      const [theirs, none] = [
        await read(as),
        await server.call(readApplication, { params: { id: newId() }, query: {} }, { as }),
      ];
      expect([theirs.status, theirs.error]).toEqual([404, none.error]);
    }
    expect(await refused('SEEN')).toEqual([401, 'LOGIN_REQUIRED']);
    expect((await read()).status).toBe(401);
  });

  it('the applicant can only withdraw it and undo that', async () => {
    for (const state of ['SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED'] as const) {
      expect(await refused(state, server.applicant)).toEqual([403, 'FORBIDDEN']);
    }
    await move('SHORTLISTED', server.creator);
    expect(await refused('APPLIED', server.applicant)).toEqual([409, 'CONFLICT']);
    await server.runLater();
    expect((await move('WITHDRAWN', server.applicant)).body.state).toBe('WITHDRAWN');
    expect(await refused('WITHDRAWN', server.creator)).toEqual([403, 'FORBIDDEN']);
    expect(await refused('OFFER', server.creator)).toEqual([409, 'WITHDRAWN']);
    server.clock.advance(61_000);
    expect((await move('APPLIED', server.applicant)).body.state).toBe('SHORTLISTED');
    expect(await timeline()).toEqual(['APPLIED', 'SHORTLISTED', 'WITHDRAWN', 'SHORTLISTED']);
  });

  it('can’t undo a withdrawal once the job is closed', async () => {
    await move('WITHDRAWN', server.applicant);
    await server.closeJob(job);
    expect(await refused('APPLIED', server.applicant)).toEqual([409, 'JOB_CLOSED']);
  });

  it('can still withdraw it, and reply to it, once the job is closed', async () => {
    await server.closeJob(job);
    expect((await move('REJECTED', server.creator, 'SKILLS')).status).toBe(200);
    expect((await move('WITHDRAWN', server.applicant)).status).toBe(200);
  });

  it('to the same state changes nothing, and notifies no one twice', async () => {
    const first = await move('OFFER', server.creator);
    const before = await server.everything();
    expect((await move('OFFER', server.creator)).body).toEqual(first.body);
    expect(await server.everything()).toBe(before);
    await server.runLater();
    await move('OFFER', server.creator);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toHaveLength(1);
    await move('WITHDRAWN', server.applicant);
    const withdrawn = await server.everything();
    expect((await move('WITHDRAWN', server.applicant)).status).toBe(200);
    expect(await server.everything()).toBe(withdrawn);
  });

  it('accepts a reason only with a rejection', async () => {
    const { body } = await move('REJECTED', server.creator, 'SKILLS');
    expect(body.timeline[1]).toMatchObject({ state: 'REJECTED', reason: 'SKILLS' });
    expect((await move('OFFER', server.creator, 'SKILLS')).error?.path).toBe('reason');
  });

  it('notifies after 15 seconds and not before', async () => {
    await move('SHORTLISTED', server.creator);
    await server.runTasks();
    expect(eventsOf(server, applicationMoved)).toEqual([]);
    const waits = await server.database.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
       where name = 'jobs.tell-move' and state = 'created'`,
    );
    expect(waits).toEqual([{ seconds: 15 }]);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toEqual([
      {
        applicationId: id,
        jobId: job,
        state: 'SHORTLISTED',
        stepId: expect.any(String) as string,
        applicantId: server.applicant.userId,
      },
    ]);
  });

  it('notifies only of the last step: not if it was undone, replaced or withdrawn', async () => {
    await move('SHORTLISTED', server.creator);
    await move('INTERVIEW', server.creator);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toMatchObject([{ state: 'INTERVIEW' }]);
    server.heard.length = 0;
    await move('OFFER', server.creator);
    await move('INTERVIEW', server.creator);
    await server.runLater();
    await move('REJECTED', server.creator);
    await move('WITHDRAWN', server.applicant);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toEqual([]);
  });

  it('notifies once, though its task runs twice', async () => {
    await move('OFFER', server.creator);
    const [step] = await server.database.query<{ id: string }>(
      `select id from job_application_steps where application_id = $1 and state = 'OFFER'`,
      [id],
    );
    await server.db.transaction().execute(async (trx) => {
      const again = { stepId: step?.id ?? '', state: 'OFFER' } as const;
      await server.tasks.senderOn(trx).send(notifyMove, again);
    });
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toHaveLength(1);
  });

  it.each(['SEEN', 'APPLIED'] as const)('to %s is not notified', async (state) => {
    await move('SHORTLISTED', server.creator);
    await server.runLater();
    server.heard.length = 0;
    server.clock.advance(61_000);
    await move(state, server.creator);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toEqual([]);
  });

  it('back within a minute undoes it, with its reply', async () => {
    const before = (await read(server.applicant)).body;
    await move('REJECTED', server.creator, 'SKILLS');
    expect(await repliedAt()).not.toBeNull();
    expect((await move('APPLIED', server.creator)).body).toEqual(before);
    expect(await repliedAt()).toBeNull();
    await move('SHORTLISTED', server.creator);
    const replied = await repliedAt();
    server.clock.advance(15_000);
    await move('OFFER', server.creator);
    await move('SHORTLISTED', server.creator);
    expect(await repliedAt()).toEqual(replied);
    server.clock.advance(15_000);
    expect(await timeline()).toEqual(['APPLIED', 'SHORTLISTED']);
    await move('WITHDRAWN', server.applicant);
    expect((await move('APPLIED', server.applicant)).body.state).toBe('SHORTLISTED');
    expect(await timeline()).toEqual(['APPLIED', 'SHORTLISTED']);
  });

  it('back after a minute is a separate step', async () => {
    await move('SEEN', server.creator);
    server.clock.advance(61_000);
    await move('APPLIED', server.creator);
    expect(await timeline()).toEqual(['APPLIED', 'SEEN', 'APPLIED']);
  });

  it('records that the creator is active; the applicant’s moves do not', async () => {
    const activeAt = async () => {
      const [row] = await server.database.query<{ at: Date }>(
        `select active_at as at from jobs where id = $1`,
        [job],
      );
      return row?.at.getTime() ?? 0;
    };
    server.clock.advance(60_000);
    const start = await activeAt();
    await move('WITHDRAWN', server.applicant);
    await move('APPLIED', server.applicant);
    expect(await activeAt()).toBe(start);
    await move('SEEN', server.creator);
    expect(await activeAt()).toBeGreaterThan(start + 50_000);
  });

  it('T27: answers 404 to the creator after a block between the two', async () => {
    const other = await server.signUpAs(`blocked-${newId()}`);
    ({ id } = await server.applyTo(job, other));
    await server.block(server.creator, other);
    expect(await refused('OFFER', server.creator)).toEqual([404, 'NOT_FOUND']);
    expect((await read(server.creator)).status).toBe(404);
    expect((await move('WITHDRAWN', other)).status).toBe(200);
  });
});
