import { newId, statement } from '@upround/shared/db';
import type { Payouts, PlanRevenue } from '@upround/shared/ports';
import { tablesIn } from '../premium-tables';

/**
 * The port by which payouts to members are booked in the double-entry ledger: what we spend on creators, out of the money
 * that the provider holds for us. The database refuses a second booking of the same payout.
 */
export const payoutsPort: Payouts = {
  async record(trx, { payoutId, amount, at }) {
    const id = newId();
    const tables = tablesIn(trx);
    await tables
      .insertInto('ledger_transactions')
      .values({ id, kind: 'PAYOUT', payment_id: null, payout_id: payoutId, at })
      .execute();
    await tables
      .insertInto('ledger_entries')
      .values([
        { transaction_id: id, account: 'CREATORS', amount, currency: 'INR' },
        { transaction_id: id, account: 'PROVIDER', amount: -amount, currency: 'INR' },
      ])
      .execute();
  },
};

// Credits are negative. Up to 2^53 paise are exact.
const revenue = statement<{ net: number }, { from: Date; to: Date }>(
  'premium.net-revenue-of-plans',
  `select coalesce(-sum(e.amount), 0)::float8 as net
   from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id and e.account = 'REVENUE'
     join payments p on p.id = t.payment_id join orders o on o.id = p.order_id and o.kind = 'PLAN'
   where t.kind in ('DELIVERY', 'RETURN') and t.at >= :from::timestamptz and t.at < :to::timestamptz`,
);

/** The port by which others learn what plans bring, from the ledger. */
export const planRevenue: PlanRevenue = {
  netOf: async (db, { from, to }) => (await revenue.first(db, { from, to }))?.net ?? 0,
};
