import { newId } from '@upround/shared/db';
import { payoutsPort, planRevenue } from '../payment/payouts';
import { taxIn } from '../invoice/gst';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

describe('payouts to members, and what plans bring', () => {
  let server: PremiumServer;

  beforeAll(async () => {
    server = await startPremiumServer();
  });
  afterAll(() => server?.close());

  const record = (payoutId: string, amount = 124_488) =>
    server.db
      .transaction()
      .execute((trx) => payoutsPort.record(trx, { payoutId, amount, at: server.clock.now() }));
  const rows = (text: string, ...values: unknown[]) => server.database.query(text, values);

  it('R33: are booked in the ledger, once, and its sums stay zero', async () => {
    const id = newId();
    await record(id);
    await expect(record(id)).rejects.toThrow('ledger_transactions_payout');
    await record(newId(), 100);
    expect(await server.ledger()).toEqual({ CREATORS: 124_588, PROVIDER: -124_588 });
    const entries = await rows(
      `select t.kind, t.payment_id, e.account, e.amount from ledger_transactions t
         join ledger_entries e on e.transaction_id = t.id where t.payout_id = $1 order by e.account`,
      id,
    );
    const of = { kind: 'PAYOUT', payment_id: null };
    expect(entries).toEqual([
      { ...of, account: 'CREATORS', amount: 124_488 },
      { ...of, account: 'PROVIDER', amount: -124_488 },
    ]);
  });

  it.each([
    ['nothing', 'PAYOUT', null],
    ['another kind', 'CAPTURE', newId()],
  ])('the ledger refuses a payout of %s', async (_name, kind, payoutId) => {
    await expect(
      rows(
        `insert into ledger_transactions (id, kind, payout_id, at) values ($1, $2, $3, now())`,
        newId(),
        kind,
        payoutId,
      ),
    ).rejects.toThrow('ledger_transactions_cause');
    await expect(record(newId(), 0)).rejects.toThrow('amount');
  });

  it('plans bring what was delivered in the time, without tax, less what was returned in it', async () => {
    const from = server.clock.now();
    const net = (span: { from: Date; to: Date }) => planRevenue.netOf(server.db, span);
    const until = () => new Date(server.clock.now().getTime() + 1);
    expect(await net({ from, to: until() })).toBe(0);
    const buyer = await server.signUpAs('buyer');
    const { paymentId } = await server.subscribe(buyer);
    const [order] = (await rows(
      'select p.amount, p.order_id from payments p where p.id = $1',
      paymentId,
    )) as { amount: number; order_id: string }[];
    const amount = order?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    const paid = until();
    expect(await net({ from, to: paid })).toBe(amount - taxIn(amount));
    const { at } = (
      (await rows(
        `select at from ledger_transactions where payment_id = $1 and kind = 'DELIVERY'`,
        paymentId,
      )) as { at: Date }[]
    )[0] ?? { at: from };
    expect(await net({ from, to: at })).toBe(0);
    expect(await net({ from: at, to: paid })).toBeGreaterThan(0);

    await server.pass(86_400_000);
    const later = server.clock.now();
    await server.command('payments refund', paymentId);
    await server.settle();
    expect(await net({ from: later, to: until() })).toBe(taxIn(amount) - amount);
    expect(await net({ from, to: until() })).toBe(0);
    expect(await net({ from, to: paid })).toBe(amount - taxIn(amount));
  });

  it('what other things bring isn’t that of plans', async () => {
    const from = server.clock.now();
    const buyer = await server.signUpAs('other');
    const { paymentId } = await server.subscribe(buyer);
    const to = new Date(server.clock.now().getTime() + 1);
    expect(await planRevenue.netOf(server.db, { from, to })).toBeGreaterThan(0);
    await rows(
      `update orders set kind = 'SESSION' where id = (select order_id from payments where id = $1)`,
      paymentId,
    );
    expect(await planRevenue.netOf(server.db, { from, to })).toBe(0);
  });
});
