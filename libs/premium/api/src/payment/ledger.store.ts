import { newId, type Trx } from '@upround/shared/db';
import { taxIn } from '../invoice/gst';
import { tablesIn } from '../premium-tables';

/** What is booked: its amount and when. */
interface Booking {
  paymentId: string;
  /** Tax included, in the currency's minor unit. */
  amount: number;
  currency: 'INR';
  at: Date;
}

type Kind = 'CAPTURE' | 'DELIVERY' | 'RETURN' | 'REFUND';

/**
 * The entries of each kind; debits are positive. The provider's account is the money that it holds for us, the
 * customer's what we owe until we have delivered or returned it.
 */
function entriesOf(kind: Kind, amount: number) {
  const tax = taxIn(amount);
  const net = amount - tax;
  switch (kind) {
    case 'CAPTURE':
      return { PROVIDER: amount, CUSTOMER: -amount };
    case 'DELIVERY':
      return { CUSTOMER: amount, REVENUE: -net, TAX: -tax };
    case 'RETURN':
      return { REVENUE: net, TAX: tax, CUSTOMER: -amount };
    case 'REFUND':
      return { CUSTOMER: amount, PROVIDER: -amount };
  }
}

/**
 * Books a step of a payment in the double-entry ledger. The database refuses entries that don't sum to zero, and a
 * second booking of the same step.
 */
export async function book(
  trx: Trx,
  kind: Kind,
  { paymentId, amount, currency, at }: Booking,
): Promise<void> {
  const id = newId();
  await tablesIn(trx)
    .insertInto('ledger_transactions')
    .values({ id, kind, payment_id: paymentId, payout_id: null, at })
    .execute();
  const entries = Object.entries(entriesOf(kind, amount)).map(([account, value]) => ({
    transaction_id: id,
    account: account as 'PROVIDER' | 'CUSTOMER' | 'REVENUE' | 'TAX',
    amount: value,
    currency,
  }));
  await tablesIn(trx)
    .insertInto('ledger_entries')
    .values(entries.filter((entry) => entry.amount !== 0))
    .execute();
}
