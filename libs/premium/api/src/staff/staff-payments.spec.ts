import { newId } from '@upround/shared/db';
import type { SaleContext, StaffPayments } from '@upround/shared/ports';
import { startPremiumServer, type PremiumServer } from '../test/premium-server.fixtures';

const DAY = 86_400_000;

describe('payments, as admins see them', () => {
  let server: PremiumServer;
  let port: StaffPayments;
  let count = 0;

  const someone = () => server.signUpAs(`paying-${(count += 1)}`);
  const inSale = <Result>(work: (context: SaleContext) => Promise<Result>) =>
    server.db.transaction().execute((trx) =>
      work({
        trx,
        tasks: server.tasks.senderOn(trx),
        now: server.clock.now(),
        afterCommit: (effect) => effect(),
      }),
    );
  const refund = async (id: string, isLate = false) =>
    (await inSale((context) => port.refund(context, id, isLate)))?.outcome;
  const solve = (id: string) => inSale((context) => port.solve(context, id));

  beforeAll(async () => {
    server = await startPremiumServer();
    port = server.premium.staffPayments;
  });
  afterAll(() => server?.close());

  it('are found by id, invoice, member and state, newest first', async () => {
    const buyer = await someone();
    const { paymentId: first } = await server.subscribe(buyer);
    const paid = await port.read(server.db, first);
    const { paymentId: open } = await server.buy(await someone(), {}, 'pending@upi');
    expect(await port.findByNumber(server.db, paid?.invoice ?? '')).toBe(first);
    expect(await port.findByNumber(server.db, first)).toBe(first);
    expect(await port.findByNumber(server.db, 'nothing')).toBeNull();
    const page = { before: null, limit: 10 };
    const idsOf = async (search: Partial<Parameters<StaffPayments['list']>[1]>) =>
      (await port.list(server.db, { ...page, ...search })).map(({ id }) => id);
    expect(await idsOf({})).toEqual([open, first]);
    expect(await idsOf({ before: open })).toEqual([first]);
    expect(await idsOf({ limit: 1 })).toEqual([open]);
    expect(await idsOf({ id: first })).toEqual([first]);
    expect(await idsOf({ userId: buyer.userId })).toEqual([first]);
    expect(await idsOf({ state: 'SUCCESS' })).toEqual([first]);
  });

  it('have their tax and no UPI id in full, also before the provider knows it', async () => {
    const { paymentId } = await server.subscribe(await someone());
    const paid = await port.read(server.db, paymentId);
    expect(paid).toMatchObject({
      state: 'SUCCESS',
      provider: 'sandbox',
      invoice: expect.stringMatching(/^UP\//),
      tax: expect.any(Number),
      verdict: { outcome: 'POSSIBLE', reason: '' },
      refund: null,
    });
    await server.database.query('update payments set payer = $2 where id = $1', [
      paymentId,
      'asha.rao@upi',
    ]);
    expect((await port.read(server.db, paymentId))?.payer).toBe('as••••@upi');
    for (const id of [newId(), 'no-id']) expect(await port.read(server.db, id)).toBeNull();
  });

  it('are refunded once, and late ones only when that’s confirmed', async () => {
    const buyer = await someone();
    const { paymentId } = await server.subscribe(buyer);
    await server.pass(7 * DAY + 60_000);
    expect((await port.read(server.db, paymentId))?.verdict.outcome).toBe('LATE');
    expect(await refund(paymentId)).toBe('LATE');
    expect(await server.planOf(buyer)).not.toBeNull();
    expect(await refund(paymentId, true)).toBe('POSSIBLE');
    expect(await refund(paymentId, true)).toBe('RETURNED');
    expect(await port.read(server.db, paymentId)).toMatchObject({
      creditNote: expect.stringMatching(/^UPC\//),
      refund: { state: 'PENDING' },
      verdict: { outcome: 'RETURNED' },
    });
    expect(await server.planOf(buyer)).toBeNull();
    await server.settle();
    expect((await port.read(server.db, paymentId))?.refund?.state).toBe('DONE');
  });

  it('R8: of two refunds at once one counts', async () => {
    const { paymentId } = await server.subscribe(await someone());
    const outcomes = await Promise.all([refund(paymentId), refund(paymentId)]);
    expect(outcomes.sort()).toEqual(['POSSIBLE', 'RETURNED']);
  });

  it('aren’t refunded where no money arrived, or there is none', async () => {
    const { paymentId } = await server.buy(await someone());
    expect(await refund(paymentId)).toBe('NOT_PAID');
    for (const id of [newId(), 'no-id']) expect(await refund(id)).toBeUndefined();
  });

  it('with problems are listed until they’re solved, once', async () => {
    await server.database.query(
      `insert into provider_events (provider, event_id, type, outcome, received_at)
       values ('sandbox', 'report:pay_1', 'report', 'UNKNOWN', $1)`,
      [server.clock.now()],
    );
    const { paymentId } = await server.subscribe(await someone());
    await refund(paymentId);
    await server.database.query(`update refunds set state = 'FAILED' where payment_id = $1`, [
      paymentId,
    ]);
    const problems = await port.listUnsolved(server.db);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'report:pay_1', problem: 'UNKNOWN', paymentId: null }),
        expect.objectContaining({ problem: 'REFUND', paymentId }),
      ]),
    );
    for (const { id } of problems) {
      const solved = await Promise.all([solve(id), solve(id)]);
      expect(solved.sort()).toEqual([false, true]);
    }
    expect(await port.listUnsolved(server.db)).toEqual([]);
    expect((await port.read(server.db, paymentId))?.state).toBe('REFUNDED');
    expect(await solve('nothing')).toBe(false);
  });
});
