import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { insertPaid } from './invoice.fixtures';
import { issueCreditNote, issueInvoice } from './invoice.store';

const ISSUES = 100;
/** Each fifth transaction fails after it took its number. */
const fails = (index: number) => index % 5 === 0;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server?.close());

const numbersOf = async (prefix: string) =>
  (
    await server.database.query<{ number: string }>(
      'select number from invoices where number like $1 order by number',
      [`${prefix}/%`],
    )
  ).map(({ number }) => number);
const counted = (series: string, until: number) =>
  Array.from({ length: until }, (_, index) => `${series}/${String(index + 1).padStart(6, '0')}`);

it('a hundred parallel issues, some rolled back, count without a gap or a double', async () => {
  const { userId } = await server.signUpAs('buyer');
  const at = new Date('2026-07-01T00:00:00Z');
  const payments = await Promise.all(
    Array.from({ length: ISSUES }, () => insertPaid(server.database, userId)),
  );
  const issueAt = (paymentId: string, index: number) =>
    server.db.transaction().execute(async (trx) => {
      const sold = { paymentId, userId, buyer: 'Asha', title: 'Premium', amount: 29_900, at };
      const number = await issueInvoice(trx, sold);
      if (fails(index)) throw new Error('the capture failed');
      return number;
    });
  const done = await Promise.allSettled(payments.map(issueAt));
  const kept = payments.filter((_, index) => !fails(index));
  const given = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect([...given].sort()).toEqual(counted('UP/26-27', kept.length));
  expect(await numbersOf('UP')).toEqual(counted('UP/26-27', kept.length));

  // Each is asked for by two at once, as by a webhook and a reconciliation.
  const twice = await Promise.all(
    kept
      .flatMap((paymentId) => [paymentId, paymentId])
      .map((paymentId) =>
        server.db.transaction().execute((trx) => issueCreditNote(trx, { paymentId, at })),
      ),
  );
  expect(new Set(twice).size).toBe(kept.length);
  expect(await numbersOf('UPC')).toEqual(counted('UPC/26-27', kept.length));
}, 60_000);
