import { idAt } from '@upround/shared/db';
import type { StaffPayments } from '@upround/shared/ports';
import { fillTable, rowsRead, watchPlans, type PlanWatch } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from '../test/premium-server.fixtures';

const PAYMENTS = 100_000;
const limit = 21;
/** A page, with one row of each joined table for each payment. */
const MOST = limit * 2;

describe('O12: payments, as admins list them, among very many', () => {
  let server: PremiumServer;
  let plans: PlanWatch;
  let ids: string[] = [];

  beforeAll(async () => {
    server = await startPremiumServer();
    plans = watchPlans(server.database);
    const { userId } = await server.signUpAs('buyer');
    const start = Date.now() - 300 * 86_400_000;
    ids = Array.from({ length: PAYMENTS }, (_, place) => idAt(new Date(start + place * 60_000)));
    const fill = (text: string) => fillTable(server.database, text, [ids, userId]);
    await fill(
      `insert into orders (id, user_id, kind, reference_id, title, amount, currency, created_at)
       select given.id, $2, 'PLAN', given.id, 'Plan', 9900, 'INR', now() from unnest($1::uuid[]) as given (id)`,
    );
    // Few are refunded, all of them long ago.
    await fill(
      `insert into payments (id, order_id, user_id, provider, is_debit, amount, currency, state, created_at, expires_at)
       select given.id, given.id, $2, 'sandbox', false, 9900, 'INR',
         case when n <= 200 then 'REFUNDED' when n % 10 = 0 then 'FAILED' else 'SUCCESS' end, now(), now()
       from unnest($1::uuid[]) with ordinality as given (id, n)`,
    );
    for (const table of ['orders', 'payments', 'refunds', 'invoices']) {
      await server.database.query(`analyze ${table}`);
    }
  });
  afterAll(() => server?.close());

  const searches: readonly [string, Partial<Parameters<StaffPayments['list']>[1]>][] = [
    ['all', {}],
    ['that succeeded', { state: 'SUCCESS' }],
    ['that failed', { state: 'FAILED' }],
    ['that were refunded', { state: 'REFUNDED' }],
    ['of a state that none has', { state: 'EXPIRED' }],
  ];

  it.each(searches)('those %s: no page reads more than its rows', async (_, search) => {
    for (const before of [null, ids[PAYMENTS / 2] ?? null]) {
      plans.forget();
      await server.premium.staffPayments.list(plans.db, { before, limit, ...search });
      const read = (await plans.ofAll())
        .filter((node) => node['Relation Name'] === 'payments')
        .map(rowsRead);
      expect(Math.max(...read)).toBeLessThanOrEqual(MOST);
    }
  });
});
