import { apply, createJob, editJob, readJob } from '@upround/jobs/contract';
import { decideCase, listCases, undoDecision } from '@upround/moderation/contract';
import { listNotifications } from '@upround/notifications/contract';
import { report } from '@upround/social/contract';
import {
  createTestDatabase,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

const HIDE = { action: 'HIDE', rule: 'FRAUD', reason: 'It asks for fees.' } as const;
const draft = {
  title: 'Backend engineer',
  company: 'Tidewater',
  description: 'You will own the readings service.',
  location: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  workplace: 'HYBRID',
} as const;

describe('O12: decisions on jobs, on all modules together', () => {
  let database: TestDatabase;
  let server: TestServer;
  let creator: TestMember;
  let applicant: TestMember;
  let reporter: TestMember;
  let moderator: TestMember;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startDemoServer({ database });
    creator = await server.signUpAs('creator');
    applicant = await server.signUpAs('applicant');
    reporter = await server.signUpAs('reporter');
    moderator = await server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  /** A job with one applicant. */
  const post = async () => {
    const { body, status } = await server.call(createJob, { body: draft }, { as: creator });
    expect(status).toBe(201);
    const application = { referenceType: 'JOB', referenceId: body.id, note: 'Hi' } as const;
    expect((await server.call(apply, { body: application }, { as: applicant })).status).toBe(201);
    await server.runTasks();
    return body.id;
  };
  const complain = async (referenceId: string) => {
    const query = { referenceType: 'JOB', referenceId, message: 'Fees.' } as const;
    const reported = await server.call(report, { query }, { as: reporter });
    expect(reported.status).toBe(200);
  };
  const decide = async (referenceId: string) => {
    const queue = (await server.call(listCases, { query: {} }, { as: moderator })).body.data;
    const id = queue.find((one) => one.referenceId === referenceId)?.id ?? '';
    const decided = await server.call(
      decideCase,
      { params: { id }, body: HIDE },
      { as: moderator },
    );
    expect(decided.status).toBe(200);
    await server.runTasks();
    return decided.body.id;
  };
  const hide = async (referenceId: string) => {
    await complain(referenceId);
    return decide(referenceId);
  };
  const undo = async (id: string) => {
    const { status } = await server.call(undoDecision, { params: { id } }, { as: moderator });
    expect(status).toBe(200);
    await server.runTasks();
  };
  /** Everything that was to wait is due. */
  const wait = async () => {
    await database.query(
      `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
    );
    await server.runTasks();
    await server.runTasks();
  };
  const read = async (id: string, as = creator) => {
    const { status, body } = await server.call(readJob, { params: { id } }, { as });
    return status === 200 ? { state: body.state, reason: body.closeReason } : status;
  };
  const closings = async (id: string, as = applicant) =>
    (await server.call(listNotifications, { query: {} }, { as })).body.data.filter(
      (one) => one.target.referenceId === id && JSON.stringify(one.sentence).includes('closed'),
    ).length;
  const close = (id: string, as: TestMember) =>
    server.call(editJob, { params: { id }, body: { state: 'CLOSED' } }, { as });

  it('applicants are notified of a hidden job once the time to undo has passed', async () => {
    const id = await post();
    await hide(id);
    expect(await read(id, reporter)).toBe(404);
    expect(await closings(id)).toBe(0);
    await wait();
    expect(await closings(id)).toBe(1);
  });

  it('applicants are not notified of a decision that is undone', async () => {
    const id = await post();
    const decision = await hide(id);
    await undo(decision);
    await wait();
    expect(await closings(id)).toBe(0);
    expect(await read(id, reporter)).toEqual({ state: 'OPEN', reason: null });
  });

  it('a job that its creator closed is closed after an undo, too', async () => {
    const id = await post();
    expect((await close(id, creator)).status).toBe(200);
    const before = await read(id);
    await undo(await hide(id));
    expect(await read(id)).toEqual(before);
  });

  it('a job that a moderator closed directly stays closed after an undo, before and after the decision', async () => {
    const [before, after] = [await post(), await post()];
    await complain(before);
    expect((await close(before, moderator)).status).toBe(200);
    await undo(await decide(before));
    const decision = await hide(after);
    await close(after, moderator);
    await undo(decision);
    await wait();
    for (const id of [before, after]) {
      expect(await read(id)).toEqual({ state: 'CLOSED', reason: 'MODERATED' });
      expect(await closings(id)).toBe(1);
      expect(
        await server.database.query(
          `select count(*)::int as count from audit_entries where reference_id = $1 and action = 'job.close'`,
          [id],
        ),
      ).toEqual([{ count: 1 }]);
    }
  });
});
