/** @databases both */
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`pausing-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const untilPeriodEnd = async (buyer: TestMember, before: number) => {
  const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
  await server.pass(end - before - server.clock.now().getTime());
};
const setState = async (buyer: TestMember, state: 'ACTIVE' | 'PAUSED') => {
  const { id = '' } = (await server.membershipOf(buyer)) ?? {};
  expect((await server.change(buyer, id, { state })).status).toBe(200);
};

it('a plan that was resumed within its paid period works while its renewal is debited', async () => {
  const buyer = await someone();
  await server.subscribe(buyer);
  await setState(buyer, 'PAUSED');
  await setState(buyer, 'ACTIVE');
  await untilPeriodEnd(buyer, 25 * HOUR);
  // The period is over, and the next one isn't debited yet.
  server.clock.advance(25 * HOUR + MINUTE);
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
});

it.each([
  ['that the bank has made is returned', 'REFUNDED'],
  ['that the bank refuses ends', 'FAILED'],
])('paused during a debit: one %s, and no past period is charged later', async (_name, ended) => {
  const buyer = await someone();
  await server.subscribe(buyer);
  await untilPeriodEnd(buyer, 25 * HOUR);
  const renew = server.premium.module.tasks?.find(
    ({ task }) => task.name === 'premium.renew-memberships',
  );
  server.clock.advance(25 * HOUR + MINUTE);
  await renew?.run(
    {
      db: server.db,
      log: { info: () => undefined, warn: () => undefined },
      inTransaction: (work) =>
        server.db.transaction().execute((trx) => work(trx, server.tasks.senderOn(trx))),
    },
    {},
  );
  await server.runTasks();
  const payments = async () =>
    (await server.database.query(
      'select id, state from payments where user_id = $1 and is_debit order by id',
      [buyer.userId],
    )) as { id: string; state: string }[];
  expect((await payments()).map(({ state }) => state)).toEqual(['PENDING']);
  server.clock.advance(2_000);
  if (ended === 'REFUNDED') await server.premium.sandbox?.advance();
  await setState(buyer, 'PAUSED');
  await server.pass(MINUTE);
  expect((await payments()).map(({ state }) => state)).toEqual([ended]);
  await server.pass(40 * DAY);

  await setState(buyer, 'ACTIVE');
  const resumed = server.clock.now();
  await server.settle();
  await server.pass(25 * HOUR);
  await server.pass(MINUTE);
  await server.pass(MINUTE);
  expect((await payments()).map(({ state }) => state)).toEqual([ended, 'SUCCESS']);
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  const { periodStart, periodEnd } = (await server.membershipOf(buyer)) ?? {};
  expect(new Date(periodStart ?? 0).getTime()).toBeGreaterThan(resumed.getTime());
  expect(new Date(periodEnd ?? 0).getTime() - resumed.getTime()).toBeGreaterThan(28 * DAY);
  expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
});
