import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { insertInvoiced, insertReturned } from '../invoice/invoice.fixtures';
import { invoiceCommands } from './invoice-commands';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server?.close());

const run = async (...args: string[]) => (await invoiceCommands[0]?.run(server, args)) ?? '';

it('prints the invoices and credit notes of a period in the order of their numbers', async () => {
  const { userId } = await server.signUpAs('buyer');
  const add = (buyer: string, at: string) =>
    insertInvoiced(server.database, {
      userId,
      buyer,
      title: 'Premium, monthly',
      amount: 29_900,
      at: new Date(at),
    });
  await add('Before', '2026-05-31T23:59:59.999+05:30');
  const first = await add('Asha "Ash" Rao', '2026-06-01T00:00:00+05:30');
  const evil = await add('=HYPERLINK("https://evil.example")', '2026-06-30T23:59:59.999+05:30');
  await add('After', '2026-07-01T00:00:00+05:30');
  const at = new Date('2026-06-10T00:00:00+05:30');
  await insertReturned(server.database, { paymentId: first.paymentId, at });

  const [headings, ...lines] = (await run('2026-06-01', '2026-06-30')).split('\n');
  expect(headings).toBe(
    'Number,Kind,Date,Buyer,Description,SAC,Taxable value,CGST,SGST,Total,Currency,Payment,Corrects,Test payment',
  );
  const amounts = '"Premium, monthly",998439,253.38,22.81,22.81,299.00,INR';
  expect(lines).toEqual([
    `UP/26-27/000002,Invoice,2026-06-01,"Asha ""Ash"" Rao",${amounts},${first.paymentId},,yes`,
    `UP/26-27/000003,Invoice,2026-06-30,"'=HYPERLINK(""https://evil.example"")",${amounts},${evil.paymentId},,yes`,
    `UPC/26-27/000001,Credit note,2026-06-10,"Asha ""Ash"" Rao",${amounts},${first.paymentId},UP/26-27/000002,yes`,
  ]);
});

it('prints the headings alone for a period without any', async () => {
  expect((await run('2001-01-01', '2001-01-01')).split('\n')).toHaveLength(1);
});

it.each([
  [],
  ['2026-06-01'],
  ['2026-06-31', '2026-07-01'],
  ['2026-06-02', '2026-06-01'],
  ['x', 'y'],
])('says how it is used for %j', async (...args) => {
  await expect(run(...(args as string[]))).rejects.toThrow('Usage: invoices export FROM TO');
});
