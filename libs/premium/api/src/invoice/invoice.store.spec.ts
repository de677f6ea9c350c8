import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { issueCreditNote, issueInvoice } from './invoice.store';
import { insertInvoiced, insertPaid, insertReturned } from './invoice.fixtures';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  member = await server.signUpAs('buyer');
});
afterAll(() => server?.close());

const sold = (at: string, more: { buyer?: string; amount?: number } = {}) => ({
  userId: member.userId,
  buyer: 'Asha Rao',
  title: 'Premium, monthly',
  amount: 29_900,
  at: new Date(at),
  ...more,
});

describe('numbers of invoices', () => {
  it('count from 1 in each financial year, without gaps', async () => {
    const numbers = [];
    for (const at of ['2031-03-31T18:29:59.999Z', '2031-03-31T18:30:00Z', '2031-04-02T00:00:00Z']) {
      numbers.push((await insertInvoiced(server.database, sold(at))).number);
    }
    expect(numbers).toEqual(['UP/30-31/000001', 'UP/31-32/000001', 'UP/31-32/000002']);
  });

  it('are given back by a transaction that rolls back', async () => {
    const paymentId = await insertPaid(server.database, member.userId);
    const lost = server.db.transaction().execute(async (trx) => {
      const number = await issueInvoice(trx, { ...sold('2032-05-01T00:00:00Z'), paymentId });
      throw new Error(`lost ${number}`);
    });
    await expect(lost).rejects.toThrow('lost UP/32-33/000001');
    const next = await insertInvoiced(server.database, sold('2032-05-02T00:00:00Z'));
    expect(next.number).toBe('UP/32-33/000001');
  });

  it('stay the same for the same payment', async () => {
    const at = '2033-05-01T00:00:00Z';
    const { paymentId, number } = await insertInvoiced(server.database, sold(at));
    const again = await server.db
      .transaction()
      .execute((trx) => issueInvoice(trx, { ...sold('2034-05-01T00:00:00Z'), paymentId }));
    expect([number, again]).toEqual(['UP/33-34/000001', 'UP/33-34/000001']);
    const other = await insertInvoiced(server.database, sold(at));
    expect(other.number).toBe('UP/33-34/000002');
  });
});

describe('credit notes', () => {
  it('have a series of their own, and take back what the invoice says', async () => {
    const { paymentId } = await insertInvoiced(
      server.database,
      sold('2035-03-30T00:00:00Z', { buyer: '  Asha\n Rao ' }),
    );
    const at = new Date('2035-04-03T00:00:00Z');
    const number = await insertReturned(server.database, { paymentId, at });
    const again = await server.db
      .transaction()
      .execute((trx) => issueCreditNote(trx, { paymentId, at }));
    expect([number, again]).toEqual(['UPC/35-36/000001', 'UPC/35-36/000001']);
    const rows = await server.database.query(
      `select number, kind, buyer, title, amount, tax, currency, issued_at from invoices
       where payment_id = $1 order by kind desc`,
      [paymentId],
    );
    const same = {
      buyer: 'Asha Rao',
      title: 'Premium, monthly',
      amount: 29_900,
      tax: 4_562,
      currency: 'INR',
    };
    expect(rows).toEqual([
      {
        ...same,
        kind: 'INVOICE',
        number: 'UP/34-35/000001',
        issued_at: new Date('2035-03-30T00:00:00Z'),
      },
      { ...same, kind: 'CREDIT_NOTE', number, issued_at: at },
    ]);
  });

  it('are not issued where there is no invoice', async () => {
    const paymentId = await insertPaid(server.database, member.userId);
    const at = new Date('2036-05-01T00:00:00Z');
    expect(await insertReturned(server.database, { paymentId, at })).toBeNull();
    const series = await server.database.query(
      `select 1 from invoice_series where series like '%2036-37'`,
    );
    expect(series).toEqual([]);
  });
});

it('a name is stored on one line, with at most 200 characters, and never empty', async () => {
  const buyers = ['🦊'.repeat(300), ' \n\t', 'A\u0000B'];
  const stored = [];
  for (const buyer of buyers) {
    const { paymentId } = await insertInvoiced(
      server.database,
      sold('2037-05-01T00:00:00Z', { buyer }),
    );
    stored.push(
      ...(await server.database.query<{ buyer: string }>(
        'select buyer from invoices where payment_id = $1',
        [paymentId],
      )),
    );
  }
  expect(stored.map(({ buyer }) => buyer)).toEqual(['🦊'.repeat(200), 'Member', 'A B']);
});
