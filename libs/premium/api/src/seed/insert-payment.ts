import { idAt, newId, type Trx } from '@upround/shared/db';
import { issueCreditNote, issueInvoice } from '../invoice/invoice.store';
import { book } from '../payment/ledger.store';
import { tablesIn } from '../premium-tables';

const SECOND_MS = 1_000;
const WINDOW_MS = 300_000;
const MINUTE_MS = 60_000;

/** A payment of the demo community. */
export interface SeededPayment {
  /** Made where left out. */
  orderId?: string;
  paymentId?: string;
  kind: string;
  referenceId: string;
  buyer: { id: string; name: string };
  title: string;
  /** In paise, tax included. */
  amount: number;
  payer: string;
  /** The mandate that it was paid by. */
  mandate?: { id: string; isDebit: boolean };
  /** When it was captured. */
  at: Date;
}

const plain = (id: string) => id.replaceAll('-', '');

type Placed = SeededPayment & { orderId: string; paymentId: string; createdAt: Date };

async function insertRows(trx: Trx, payment: Placed): Promise<void> {
  const { orderId, paymentId, kind, referenceId, buyer, title, amount, payer, mandate } = payment;
  const { at, createdAt } = payment;
  const common = { amount, currency: 'INR', created_at: createdAt } as const;
  const order = {
    id: orderId,
    user_id: buyer.id,
    kind,
    reference_id: referenceId,
    title,
    ...common,
  };
  const tables = tablesIn(trx);
  await tables
    .insertInto('orders')
    .values({ ...order, paid_by: null, closed_at: null })
    .execute();
  await tables
    .insertInto('payments')
    .values({
      ...common,
      id: paymentId,
      order_id: orderId,
      user_id: buyer.id,
      provider: 'sandbox',
      mandate_id: mandate?.id ?? null,
      is_debit: mandate?.isDebit === true,
      state: 'SUCCESS',
      failure: null,
      payer,
      provider_order: `order_${plain(paymentId)}`,
      provider_payment: `pay_${plain(paymentId)}`,
      pay_url: null,
      intent_url: null,
      expires_at: new Date(createdAt.getTime() + WINDOW_MS),
      check_at: null,
      ended_at: at,
    })
    .execute();
  await tables
    .updateTable('orders')
    .set({ paid_by: paymentId })
    .where('id', '=', orderId)
    .execute();
}

/** What the sandbox would remember: refunds and comparisons find it there. */
async function insertAtSandbox(
  trx: Trx,
  { paymentId, amount, title, payer, mandate, at, createdAt }: Placed,
): Promise<void> {
  await tablesIn(trx)
    .insertInto('sandbox_payments')
    .values({
      id: `order_${plain(paymentId)}`,
      payment_id: paymentId,
      amount,
      currency: 'INR',
      title,
      payer,
      course: null,
      state: 'APPROVED',
      due_at: null,
      is_debit: mandate?.isDebit === true,
      bank_reference: `pay_${plain(paymentId)}`,
      mandate: mandate === undefined ? null : `mandate_${plain(mandate.id)}`,
      failure: null,
      expires_at: new Date(createdAt.getTime() + WINDOW_MS),
      created_at: createdAt,
      decided_at: at,
    })
    .execute();
}

/** An order that was paid, with its payment, invoice and entries in the ledger. Insert them in the order of their times. */
export async function insertPayment(trx: Trx, payment: SeededPayment): Promise<void> {
  const { title, amount, buyer, at } = payment;
  const createdAt = new Date(at.getTime() - 40 * SECOND_MS);
  const { orderId = idAt(createdAt), paymentId = idAt(createdAt) } = payment;
  const placed = { ...payment, orderId, paymentId, createdAt };
  await insertRows(trx, placed);
  await insertAtSandbox(trx, placed);
  for (const kind of ['CAPTURE', 'DELIVERY'] as const) {
    await book(trx, kind, { paymentId, amount, currency: 'INR', at });
  }
  await issueInvoice(trx, { paymentId, userId: buyer.id, buyer: buyer.name, title, amount, at });
}

/** Returns an inserted payment, as if the money arrived a minute later. */
export async function insertReturn(
  trx: Trx,
  {
    paymentId,
    amount,
    at,
    reason,
  }: { paymentId: string; amount: number; at: Date; reason: string },
): Promise<void> {
  const tables = tablesIn(trx);
  const [refundId, endedAt] = [newId(), new Date(at.getTime() + MINUTE_MS)];
  const providerRefund = `rfnd_${plain(refundId)}`;
  await tables
    .insertInto('refunds')
    .values({
      id: refundId,
      payment_id: paymentId,
      amount,
      currency: 'INR',
      reason,
      state: 'DONE',
      provider_refund: providerRefund,
      created_at: at,
      ended_at: endedAt,
    })
    .execute();
  await tables
    .insertInto('sandbox_refunds')
    .values({
      id: providerRefund,
      refund_id: refundId,
      payment: `order_${plain(paymentId)}`,
      amount,
      created_at: at,
    })
    .execute();
  await book(trx, 'RETURN', { paymentId, amount, currency: 'INR', at });
  await book(trx, 'REFUND', { paymentId, amount, currency: 'INR', at: endedAt });
  await issueCreditNote(trx, { paymentId, at });
  await tables
    .updateTable('payments')
    .set({ state: 'REFUNDED' })
    .where('id', '=', paymentId)
    .execute();
}
