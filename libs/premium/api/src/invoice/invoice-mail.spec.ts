import type { Mail } from '@upround/shared/ports';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import type { InvoiceKind } from './invoice-tables';
import { insertInvoiced, insertReturned } from './invoice.fixtures';
import { invoiceMail } from './invoice-mail.definitions';
import { invoiceMailTask } from './invoice-mail';

const sent: Mail[] = [];
const gone = new Set<string>();
let failing = 0;

let server: TestServer;
let buyer: TestMember;
beforeAll(async () => {
  const task = invoiceMailTask({
    brand: 'Upround',
    publicUrl: 'https://upround.example',
    accounts: {
      emailOf: async (_db, userId) => (gone.has(userId) ? null : `${userId}@upround.test`),
    },
    mailer: {
      send: async (mail) => {
        sent.push(mail);
        if (failing > 0) {
          failing -= 1;
          throw new Error('the mail service is away');
        }
      },
    },
  });
  const name = 'premium';
  server = await createTestServer({ modules: [{ name, calls: [], tasks: [task] }] });
  buyer = await server.signUpAs('buyer');
});
beforeEach(() => void sent.splice(0));
afterAll(() => server?.close());

const order = async (paymentId: string, kind: InvoiceKind) => {
  await server.db
    .transaction()
    .execute((trx) => server.tasks.senderOn(trx).send(invoiceMail, { paymentId, kind }));
  await server.runTasks();
};
const at = new Date('2026-06-01T06:30:00Z');
const invoiced = (more: { title?: string; amount?: number; provider?: string } = {}) =>
  insertInvoiced(server.database, {
    userId: buyer.userId,
    buyer: 'Asha Rao',
    title: 'Premium, monthly',
    amount: 29_900,
    at,
    ...more,
  });

it('an invoice says what was paid for, how much, its number and where it is', async () => {
  const { paymentId, number } = await invoiced({ provider: 'razorpay', amount: 14_990_000 });
  await order(paymentId, 'INVOICE');
  expect(sent).toHaveLength(1);
  const [{ to, subject, text, key } = { to: '', subject: '', text: '' }] = sent;
  expect(to).toBe(`${buyer.userId}@upround.test`);
  expect(subject).toBe('Your invoice for Premium, monthly');
  expect(text).toContain('You paid ₹1,49,900 including GST for Premium, monthly on Upround.');
  expect(text).toContain(`Your invoice is number ${number}.`);
  expect(text).toContain(`https://upround.example/v1/payments/${paymentId}/invoice`);
  expect(text).not.toContain('test payment');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('a test payment’s says so first', async () => {
  const { paymentId } = await invoiced();
  await order(paymentId, 'INVOICE');
  expect(sent[0]?.text).toMatch(/^This was a test payment\. No money moved\./);
  expect(sent[0]?.text).toContain('₹299 including GST');
});

it('a refund’s names the credit note and the invoice', async () => {
  const { paymentId, number } = await invoiced({ title: 'Premium Plus, yearly' });
  const note = await insertReturned(server.database, { paymentId, at });
  await order(paymentId, 'CREDIT_NOTE');
  expect(sent[0]?.subject).toBe('Your refund for Premium Plus, yearly');
  expect(sent[0]?.text).toContain(`Your credit note is number ${note}. It corrects ${number}.`);
  expect(sent[0]?.text).toContain(`/v1/payments/${paymentId}/credit-note`);
});

it('is the same mail by its key when it is sent again, and another for another document', async () => {
  const { paymentId } = await invoiced();
  failing = 1;
  await expect(order(paymentId, 'INVOICE')).rejects.toThrow('the mail service is away');
  await order(paymentId, 'INVOICE');
  await insertReturned(server.database, { paymentId, at });
  await order(paymentId, 'CREDIT_NOTE');
  const keys = sent.map(({ subject, key }) => `${subject} ${key}`);
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(2);
});

it('goes to no one whose account is gone, and to no one without an invoice', async () => {
  const { paymentId } = await invoiced();
  gone.add(buyer.userId);
  await order(paymentId, 'INVOICE');
  gone.clear();
  await order(paymentId, 'CREDIT_NOTE');
  expect(sent).toEqual([]);
});
