import { newId } from '@upround/shared/db';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

let server: PremiumServer;
let paymentId: string;
const NAME = 'Ashalata Ramanujan';
const VPA = 'ashalata.ramanujan@okbank';

beforeAll(async () => {
  server = await startPremiumServer();
  const buyer = await server.signUpAs('ashalata', { displayName: NAME });
  ({ paymentId } = await server.subscribe(buyer, {}, VPA));
});
afterAll(() => server?.close());

const rows = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];

describe('R33: the ledger only grows', () => {
  it.each([
    ['update ledger_entries set amount = amount * 2'],
    ['update ledger_transactions set at = now()'],
    // Also where no row is meant.
    ['update ledger_entries set amount = 1 where false'],
    ['delete from ledger_entries'],
    ['delete from ledger_transactions where false'],
    ['truncate ledger_entries'],
    ['truncate ledger_transactions, ledger_entries'],
    ['truncate ledger_transactions cascade'],
  ])('%s is refused', async (text) => {
    const before = await rows('select * from ledger_entries order by transaction_id, account');
    expect(before.length).toBeGreaterThan(0);
    await expect(rows(text)).rejects.toThrow('the ledger is never changed');
    expect(await rows('select * from ledger_entries order by transaction_id, account')).toEqual(
      before,
    );
  });

  type Entries = readonly (readonly [account: string, amount: number])[];
  async function book(entries: Entries, kind = 'RETURN'): Promise<void> {
    const id = newId();
    const values = entries.map(([account, amount]) => `('${id}', '${account}', ${amount}, 'INR')`);
    await rows(
      `with booked as (
         insert into ledger_transactions (id, kind, payment_id, at) values ('${id}', '${kind}', $1, now()) returning id
       ) ${
         values.length === 0
           ? 'select 1 from booked'
           : `insert into ledger_entries (transaction_id, account, amount, currency) values ${values.join(', ')}`
       }`,
      paymentId,
    );
  }

  it.each<[string, Entries, string]>([
    [
      'entries that don’t sum to zero',
      [
        ['PROVIDER', 100],
        ['CUSTOMER', -99],
      ],
      'with the sum 1',
    ],
    ['one entry alone', [['PROVIDER', 100]], 'has 1 entries'],
    ['no entries', [], 'has 0 entries'],
    [
      'entries of nothing',
      [
        ['PROVIDER', 0],
        ['CUSTOMER', 0],
      ],
      'amount',
    ],
    [
      'two entries of one account',
      [
        ['PROVIDER', 1],
        ['PROVIDER', -1],
      ],
      'ledger_entries_pkey',
    ],
  ])('%s are refused', async (_name, entries, reason) => {
    await expect(book(entries)).rejects.toThrow(reason);
    expect(await rows(`select 1 from ledger_transactions where kind = 'RETURN'`)).toEqual([]);
  });

  it('a later entry that breaks a transaction’s sum is refused', async () => {
    const [capture] = await rows<{ id: string }>(
      `select id from ledger_transactions where payment_id = $1 and kind = 'CAPTURE'`,
      paymentId,
    );
    await expect(
      rows(`insert into ledger_entries values ($1, 'REVENUE', 1, 'INR')`, capture?.id),
    ).rejects.toThrow('with the sum 1');
  });

  it('a second booking of the same step is refused', async () => {
    await expect(
      book(
        [
          ['PROVIDER', 1],
          ['CUSTOMER', -1],
        ],
        'CAPTURE',
      ),
    ).rejects.toThrow('ledger_transactions');
  });
});

describe('R33: what happens to money and plans is audited', () => {
  it('capture, refund, gifts and the switch, without names or UPI ids', async () => {
    await server.command('premium grant', 'ashalata', '3', '2099-03-31');
    await server.command('premium revoke', 'ashalata');
    await server.command('payments off');
    await server.command('payments on');
    await server.command('payments refund', paymentId);
    await server.settle();
    const entries = await rows<{ action: string; reference_id: string; request_id: string }>(
      'select * from audit_entries order by id',
    );
    expect(entries.map(({ action, request_id: by }) => [action, by])).toEqual([
      ['payment.captured', 'system'],
      ['premium.grant', 'operator'],
      ['premium.revoke', 'operator'],
      ['payments.off', 'operator'],
      ['payments.on', 'operator'],
      ['payment.refunded', 'system'],
      ['payment.refund', 'operator'],
      ['payment.returned', 'system'],
    ]);
    const ofMoney = entries.filter(({ action }) => action.startsWith('payment.'));
    expect(new Set(ofMoney.map(({ reference_id: id }) => id))).toEqual(new Set([paymentId]));
    const text = JSON.stringify(entries);
    for (const secret of [NAME, 'Ashalata', 'Ramanujan', VPA, 'ashalata.', 'okbank', '••••']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });

  it.each(["update audit_entries set action = 'x'", 'delete from audit_entries'])(
    '%s is refused',
    async (text) => {
      await expect(rows(text)).rejects.toThrow('audit entries are never changed');
    },
  );
});
