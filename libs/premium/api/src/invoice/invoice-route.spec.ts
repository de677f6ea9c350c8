import { newId } from '@upround/shared/db';
import {
  createTestServer,
  readPdf,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { insertInvoiced, insertPaid, insertReturned } from './invoice.fixtures';
import { registerInvoices } from './invoice-route';

let server: TestServer;
let buyer: TestMember;
let paymentId: string;

/** The header names the person, in the place of a token. */
const get = (url: string, as: TestMember | null = buyer) =>
  server.app.inject({
    method: 'GET',
    url,
    headers: as === null ? {} : { 'x-person': as.userId },
  });

beforeAll(async () => {
  server = await createTestServer({
    extend: (app, { database }) =>
      registerInvoices(app, {
        db: database.db,
        brand: 'Upround',
        requestViewerId: (request) =>
          Promise.resolve((request.headers['x-person'] as string) ?? null),
      }),
  });
  buyer = await server.signUpAs('buyer');
  const sold = { userId: buyer.userId, buyer: 'Asha Rao', title: 'Premium, monthly' };
  const at = new Date('2026-06-01T06:30:00Z');
  ({ paymentId } = await insertInvoiced(server.database, { ...sold, amount: 29_900, at }));
});
afterAll(() => server?.close());

describe('an invoice', () => {
  it('is a file for the person who paid, that no one else’s cache stores', async () => {
    const answer = await get(`/v1/payments/${paymentId}/invoice`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="UP-26-27-000001.pdf"',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('Cookie') as unknown,
    });
    const { letters } = await readPdf(answer.rawPayload);
    expect(letters).toContain('UP/26-27/000001');
    expect(letters).toContain('BilledtoAshaRao');
    expect(letters).toContain('Testpayment.Notataxinvoice.');
  });

  it('is marked as a test only if no money moved', async () => {
    const real = await insertInvoiced(server.database, {
      userId: buyer.userId,
      buyer: 'Asha',
      title: 'Premium',
      amount: 100,
      at: new Date('2026-06-02T00:00:00Z'),
      provider: 'razorpay',
    });
    const answer = await get(`/v1/payments/${real.paymentId}/invoice`);
    expect((await readPdf(answer.rawPayload)).letters).not.toContain('Testpayment');
  });

  it('X9: is not there for guests, others, payments without one, and ids that are none', async () => {
    const other = await server.signUpAs('other');
    const unpaid = await insertPaid(server.database, buyer.userId);
    const status = async (...asked: Parameters<typeof get>) => (await get(...asked)).statusCode;
    expect(await status(`/v1/payments/${paymentId}/invoice`, null)).toBe(401);
    expect(await status(`/v1/payments/${paymentId}/invoice`, other)).toBe(404);
    for (const id of [unpaid, newId(), 'x', '%27', `${paymentId}0`]) {
      expect([id, await status(`/v1/payments/${id}/invoice`)]).toEqual([id, 404]);
    }
  });

  it('has a credit note once its payment is returned, for the same person', async () => {
    const url = `/v1/payments/${paymentId}/credit-note`;
    expect((await get(url)).statusCode).toBe(404);
    const at = new Date('2026-06-03T00:00:00Z');
    await insertReturned(server.database, { paymentId, at, reason: 'DUPLICATE' });
    const answer = await get(url);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="UPC-26-27-000001.pdf"',
    );
    const { letters } = await readPdf(answer.rawPayload);
    for (const text of ['Corrects', 'UP/26-27/000001of1June2026', 'Paidtwice']) {
      expect(letters).toContain(text);
    }
    expect((await get(url, null)).statusCode).toBe(401);
    expect((await get(url, await server.signUpAs('third'))).statusCode).toBe(404);
  });
});
