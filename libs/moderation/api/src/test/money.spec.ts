import {
  listMoneyProblems,
  listStaffPayments,
  readStaffPayment,
  refundPayment,
  solveMoneyProblem,
  type MoneyState,
  type StaffRole,
} from '@upround/moderation/contract';
import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { moderationModule } from '../moderation-module';
import { testDeps } from './moderation-server.fixtures';
import { PAYMENT_TABLES } from './payments-port.fixtures';

const reason = 'Agreed on Monday.';

describe('X31: payments, as admins see and return them', () => {
  let server: TestServer;
  let admin: TestMember;
  let other: TestMember;
  let buyer: TestMember;

  const signUp = (slug: string, ...staffRoles: StaffRole[]) =>
    server.signUpAs(slug, { staffRoles });
  const pay = async (outcome = 'POSSIBLE', by = buyer, state: MoneyState = 'SUCCESS') => {
    const id = newId();
    await server.database.query(
      'insert into test_payments (id, user_id, outcome, state) values ($1, $2, $3, $4)',
      [id, by.userId, outcome, state],
    );
    return id;
  };
  const addProblem = async (id: string) => {
    await server.database.query('insert into test_problems (id) values ($1)', [id]);
    return id;
  };
  const list = async (query: {
    query?: string;
    state?: MoneyState;
    limit?: number;
    cursor?: string;
  }) => (await server.call(listStaffPayments, { query }, { as: admin })).body;
  const refund = (id: string, over: { isLate?: boolean } = {}, as = admin) =>
    server.call(refundPayment, { params: { id }, body: { reason, ...over } }, { as });
  const solve = (id: string, as = admin) =>
    server.call(solveMoneyProblem, { body: { id, reason } }, { as });
  const entriesOf = (id: string) =>
    server.database.query(
      `select action, actor_id as actor, details from audit_entries where reference_id = $1`,
      [id],
    );

  beforeAll(async () => {
    server = await createTestServer({ modules: ({ now }) => [moderationModule(testDeps(now))] });
    for (const table of PAYMENT_TABLES) await server.database.query(table);
    admin = await signUp('admin', 'ADMIN');
    other = await signUp('other-admin', 'ADMIN');
    buyer = await signUp('buyer');
  });
  beforeEach(async () => {
    await server.database.query('delete from test_payments');
    await server.database.query('delete from test_problems');
  });
  afterAll(() => server?.close());

  it.each([
    ['a guest', undefined, 401],
    ['a member', [], 403],
    ['a moderator', ['MODERATOR'], 403],
    ['an admin', ['ADMIN'], 200],
  ] as const)('R18: are for admins alone: %s', async (who, roles, status) => {
    const [id, problem] = [await pay(), await addProblem('report:one')];
    const as = roles && { as: await signUp(who.replace(' ', '-'), ...roles) };
    const params = { id };
    const answers = [
      await server.call(listStaffPayments, { query: {} }, as),
      await server.call(readStaffPayment, { params }, as),
      await server.call(listMoneyProblems, {}, as),
      await server.call(refundPayment, { params, body: { reason } }, as),
      await server.call(solveMoneyProblem, { body: { id: problem, reason } }, as),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    expect(await entriesOf(id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('are found by member, payment, invoice and state, newest first', async () => {
    const ids = [
      await pay('NOT_PAID', buyer, 'FAILED'),
      await pay(),
      await pay('LATE', other),
      await pay(),
    ];
    const idsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).data.map(({ id }) => ids.indexOf(id));
    expect(await idsOf({})).toEqual([3, 2, 1, 0]);
    expect(await idsOf({ query: '@Buyer' })).toEqual([3, 1, 0]);
    expect(await idsOf({ query: ids[1] ?? '' })).toEqual([1]);
    expect(await idsOf({ query: 'up/late' })).toEqual([2]);
    expect(await idsOf({ state: 'FAILED' })).toEqual([0]);
    expect(await idsOf({ query: 'no-one' })).toEqual([]);
    const first = await list({ limit: 3 });
    expect(first.data[1]).toMatchObject({ person: { slug: 'other-admin' }, amount: 29_900 });
    expect(await idsOf({ limit: 3, cursor: first.nextSegment ?? '' })).toEqual([0]);
  });

  it('are read in full; an unknown one is 404', async () => {
    const id = await pay('RETURNED');
    const { body } = await server.call(readStaffPayment, { params: { id } }, { as: admin });
    expect(body).toMatchObject({
      person: { slug: 'buyer' },
      payer: 'as••••@upi',
      refund: { state: 'PENDING' },
      verdict: { outcome: 'RETURNED' },
    });
    for (const unknown of [newId(), 'no-id']) {
      const read = await server.call(readStaffPayment, { params: { id: unknown } }, { as: admin });
      expect([read.status, (await refund(unknown)).status]).toEqual([404, 404]);
    }
  });

  it('R33: a refund has one entry with its reason', async () => {
    const id = await pay();
    expect((await refund(id)).body).toEqual({ isRefunded: true });
    const entry = { action: 'payment.refund', actor: admin.userId, details: { reason } };
    expect(await entriesOf(id)).toEqual([entry]);
  });

  it.each([
    ['RETURNED', 'PAYMENT_RETURNED'],
    ['NOT_PAID', 'PAYMENT_NOT_PAID'],
    ['BLOCKED', 'REFUND_BLOCKED'],
    ['LATE', 'REFUND_LATE'],
  ])('a payment that is %s isn’t refunded', async (outcome, code) => {
    const id = await pay(outcome);
    const answer = await refund(id);
    expect([answer.status, answer.error?.code]).toEqual([409, code]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('a late refund is confirmed', async () => {
    const id = await pay('LATE');
    expect((await refund(id, { isLate: true })).status).toBe(200);
    expect(await entriesOf(id)).toMatchObject([{ details: { reason, isLate: true } }]);
  });

  it('R8: of two who refund at once one does', async () => {
    const id = await pay();
    const answers = await Promise.all([refund(id), refund(id, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('R8: problems are listed until one admin has solved them', async () => {
    const [id, left] = [await addProblem('report:pay_1'), await addProblem('report:pay_2')];
    const answers = await Promise.all([solve(id), solve(id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toMatchObject([{ action: 'payment.solve', details: { reason } }]);
    const { body } = await server.call(listMoneyProblems, {}, { as: admin });
    expect(body.data.map((problem) => problem.id)).toEqual([left]);
    expect((await solve('report:unknown')).error?.code).toBe('PROBLEM_SOLVED');
  });
});
