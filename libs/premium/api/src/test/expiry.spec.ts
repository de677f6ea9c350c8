import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let server: PremiumServer;

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

/** A payment that the provider was last asked about half a minute before its end. */
async function nearItsEnd(name: string, vpa: string) {
  const buyer = await server.signUpAs(name);
  const { paymentId } = await server.buy(buyer, {}, vpa);
  await server.settle();
  await server.pass(4 * MINUTE + 30 * SECOND);
  expect(await server.statusOf(buyer, paymentId)).toBe('PENDING');
  return { buyer, paymentId };
}

it('R12: a payment expires within seconds of its end, whenever it was last checked', async () => {
  const { buyer, paymentId } = await nearItsEnd('slow-payer', 'timeout@upi');
  await server.pass(35 * SECOND);
  expect(await server.statusOf(buyer, paymentId)).toBe('EXPIRED');
  expect(await server.planOf(buyer)).toBeNull();
});

it('R12: late@upi expires, and then succeeds', async () => {
  const { buyer, paymentId } = await nearItsEnd('late-payer', 'late@upi');
  await server.pass(32 * SECOND);
  expect(await server.statusOf(buyer, paymentId)).toBe('EXPIRED');
  await server.pass(10 * SECOND);
  // The webhook isn't sent, since this server doesn't listen: the next check finds it.
  await server.pass(MINUTE);
  expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
});

it('R12: late@upi never succeeds before it has expired, even if the end is noticed late', async () => {
  const { buyer, paymentId } = await nearItsEnd('later-payer', 'late@upi');
  server.clock.advance(50 * SECOND);
  await server.premium.sandbox?.advance();
  await server.settle();
  expect(await server.statusOf(buyer, paymentId)).toBe('EXPIRED');
  await server.pass(MINUTE + SECOND);
  expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
});
