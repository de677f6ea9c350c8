import { premiumErrors, type PaymentState } from '@upround/premium/contract';
import type { Order, Sale, SaleContext, SaleKind } from '@upround/shared/ports';
import { AppError, isSwitchedOff } from '@upround/shared/server-kit';
import { approveMandate } from '../membership/mandate.store';
import { issueCreditNote, issueInvoice } from '../invoice/invoice.store';
import type { PremiumSettings } from '../premium-settings';
import type { OrderRow, PaymentRow } from '../premium-tables';
import { maskVpa } from '../provider/mask';
import type { PaymentReport } from '../provider/payment-provider';
import { auditPayment } from './audit-payment';
import { readBuyerName } from './buyer.read-model';
import { book } from './ledger.store';
import { paymentEnded, sendRefund, startPayment } from './payment.definitions';
import { sendPayment } from './payment-events';
import {
  changePayment,
  findByProviderPayment,
  findOrder,
  insertOrder,
  insertPayment,
  openPaymentsOf,
  setClosed,
  setPaidBy,
  type PaymentWithOrder,
} from './payment.store';
import { recordUnsolved, settleUnknown } from './provider-event.store';
import { insertRefund, type RefundReason } from './refund.store';

/** Later states are never followed by earlier ones; a success may follow after a failure. */
const rank: Record<PaymentState, number> = {
  CREATED: 0,
  PENDING: 1,
  FAILED: 2,
  EXPIRED: 2,
  SUCCESS: 3,
  REFUNDED: 4,
};

/** What a report led to. */
export type ReportOutcome = 'APPLIED' | 'KNOWN' | 'MISMATCH';

/** How a payment is made, besides what is sold. */
export interface PaymentWay {
  /** The payer's UPI id in full. */
  vpa?: string | undefined;
  /** The mandate that it approves, or that it debits. */
  mandateId?: string | undefined;
  /** A debit of an approved mandate, which may take so long. */
  debitMs?: number | undefined;
}

const FIRST_CHECK_MS = 5_000;
/** When trying again makes sense while payments are off for maintenance. */
const OFF_SECONDS = 600;

export const toOrder = (row: OrderRow): Order => ({
  orderId: row.id,
  kind: row.kind,
  referenceId: row.reference_id,
  userId: row.user_id,
  title: row.title,
  amount: row.amount,
  currency: row.currency,
});

const saleOf = (settings: PremiumSettings, { kind }: OrderRow): SaleKind | undefined =>
  settings.sales().find((sale) => sale.kind === kind);

/** Where the payer of a payment approves it. */
export const payUrlOf = (settings: PremiumSettings, paymentId: string): string =>
  settings.provider.pageOf(paymentId) ??
  new URL(`/v1/payments/${paymentId}/pay`, settings.apiUrl).href;

/** Creates another payment of an order. The provider hears of it after the commit. */
export async function addPayment(
  settings: PremiumSettings,
  { trx, tasks, now, afterCommit }: SaleContext,
  order: OrderRow,
  { vpa, mandateId, debitMs }: PaymentWay,
): Promise<PaymentRow> {
  if (await isSwitchedOff(trx, 'payments')) {
    throw new AppError(premiumErrors.PAYMENTS_OFF, { retryAfter: OFF_SECONDS });
  }
  const payment = await insertPayment(trx, {
    order_id: order.id,
    user_id: order.user_id,
    provider: settings.provider.name,
    mandate_id: mandateId ?? null,
    is_debit: debitMs !== undefined,
    amount: order.amount,
    currency: order.currency,
    payer: vpa ?? null,
    pay_url: null,
    created_at: now,
    expires_at: new Date(now.getTime() + (debitMs ?? settings.windowMs)),
    check_at: new Date(now.getTime() + FIRST_CHECK_MS),
  });
  await tasks.send(startPayment, { paymentId: payment.id });
  afterCommit(() => sendPayment(settings, payment));
  return payment;
}

/** Creates an order with its first payment. */
export async function addOrder(
  settings: PremiumSettings,
  context: SaleContext,
  { kind, referenceId, userId, title, amount, currency }: Sale,
  way: PaymentWay = {},
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const order = await insertOrder(context.trx, {
    user_id: userId,
    kind,
    reference_id: referenceId,
    title,
    amount,
    currency,
    created_at: context.now,
  });
  return { order, payment: await addPayment(settings, context, order, way) };
}

const fits = ({ payment }: PaymentWithOrder, report: PaymentReport): boolean =>
  report.amount === payment.amount &&
  report.currency === payment.currency &&
  (payment.provider_order === null || payment.provider_order === report.providerOrder) &&
  (report.paymentId === null || report.paymentId === payment.id);

/**
 * Applies what the provider says about a payment, from whatever source and in whatever order: webhooks, answers to our
 * questions and repetitions of both. Runs under the buyer's lock.
 *
 * @returns `KNOWN` where it says nothing new, `MISMATCH` where it is about other money than the payment
 */
export async function applyReport(
  settings: PremiumSettings,
  context: SaleContext,
  found: PaymentWithOrder,
  report: PaymentReport,
): Promise<ReportOutcome> {
  const { payment } = found;
  if (!fits(found, report)) {
    await recordUnsolved(context, payment, report);
    return 'MISMATCH';
  }
  const state = report.state === 'OPEN' ? 'PENDING' : report.state;
  if (rank[state] <= rank[payment.state]) return 'KNOWN';
  if (state === 'SUCCESS') return capture(settings, context, found, report);
  if (state === 'FAILED') {
    await endPayment(settings, context, found, 'FAILED', report.failure ?? 'OTHER');
    return 'APPLIED';
  }
  await changePayment(context.trx, payment.id, {
    state,
    provider_order: report.providerOrder,
    payer: hidden(report.payer ?? payment.payer),
  });
  context.afterCommit(() => sendPayment(settings, { ...payment, state }));
  return 'APPLIED';
}

const hidden = (payer: string | null) =>
  payer === null || payer.includes('•') ? payer : maskVpa(payer);

/** How long an ended payment may still turn out to be paid, and how often the provider is asked. */
const LATE_CHECK_MS = 60_000;

/** Ends a payment without success, unless it has ended. */
export async function endPayment(
  settings: PremiumSettings,
  context: SaleContext,
  { payment, order }: PaymentWithOrder,
  state: 'FAILED' | 'EXPIRED',
  failure: NonNullable<PaymentRow['failure']>,
): Promise<void> {
  const { trx, tasks, now, afterCommit } = context;
  await changePayment(trx, payment.id, {
    state,
    failure,
    ended_at: now,
    payer: hidden(payment.payer),
    check_at: new Date(now.getTime() + LATE_CHECK_MS),
  });
  // What we gave up ourselves is no failed payment.
  if (order.paid_by === null && order.closed_at === null) {
    const failed = { state, isDebit: payment.is_debit };
    await saleOf(settings, order)?.failed?.(context, toOrder(order), failed);
    const { id: paymentId, user_id: userId, is_debit: isDebit } = payment;
    await tasks.publish(paymentEnded, { paymentId, userId, state, isDebit });
  }
  afterCommit(() => sendPayment(settings, { ...payment, state }));
}

async function capture(
  settings: PremiumSettings,
  context: SaleContext,
  { payment, order }: PaymentWithOrder,
  report: PaymentReport,
): Promise<ReportOutcome> {
  const { trx, tasks, now, afterCommit } = context;
  const { providerOrder, providerPayment } = report;
  if (providerPayment === null) throw new Error(`${payment.id} was captured without an id.`);
  // The same money can't pay for two things.
  const taken = await findByProviderPayment(trx, payment.provider, providerPayment);
  if (taken !== undefined && taken !== payment.id) {
    await recordUnsolved(context, payment, report);
    return 'MISMATCH';
  }
  await changePayment(trx, payment.id, {
    state: 'SUCCESS',
    failure: null,
    provider_order: providerOrder,
    provider_payment: providerPayment,
    payer: hidden(report.payer ?? payment.payer),
    ended_at: now,
    check_at: null,
  });
  await settleUnknown(trx, payment, providerPayment);
  const paid = { ...payment, state: 'SUCCESS' as const, provider_payment: providerPayment };
  const { id: paymentId, amount, currency, user_id: userId } = payment;
  await book(trx, 'CAPTURE', { paymentId, amount, currency, at: now });
  await auditPayment(trx, 'payment.captured', paymentId, { amount, currency });
  // Who pays by a mandate has approved it, also where that report is lost.
  if (payment.mandate_id !== null && !payment.is_debit) {
    const payer = hidden(report.payer ?? payment.payer);
    await approveMandate(trx, payment.mandate_id, payer);
  }
  const reason = await deliver(settings, context, order, paid);
  if (reason !== null) await returnMoney(settings, context, { payment: paid, order }, reason);
  await tasks.publish(paymentEnded, { paymentId, userId, state: 'SUCCESS' });
  afterCommit(() => sendPayment(settings, paid));
  return 'APPLIED';
}

/**
 * Delivers what an order sells.
 *
 * @returns why the money is returned instead; null where it was delivered
 */
async function deliver(
  settings: PremiumSettings,
  context: SaleContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<RefundReason | null> {
  const { trx, now } = context;
  if (order.paid_by !== null) return 'DUPLICATE';
  const sale = saleOf(settings, order);
  if (sale === undefined || order.closed_at !== null) return 'UNDELIVERABLE';
  if ((await sale.captured(context, toOrder(order))) === 'REFUND') return 'UNDELIVERABLE';
  await setPaidBy(trx, order.id, payment.id);
  const { id: paymentId, amount, currency, user_id: userId } = payment;
  await book(trx, 'DELIVERY', { paymentId, amount, currency, at: now });
  const buyer = await readBuyerName(trx, userId);
  await issueInvoice(trx, { paymentId, userId, buyer, title: order.title, amount, at: now });
  return null;
}

/**
 * Returns the whole amount of a payment, once. The money goes back in the background; what was delivered ends now.
 *
 * @returns false where it was returned before
 */
export async function returnMoney(
  settings: PremiumSettings,
  context: SaleContext,
  { payment, order }: PaymentWithOrder,
  reason: RefundReason,
): Promise<boolean> {
  const { trx, tasks, now } = context;
  const refundId = await insertRefund(trx, payment, reason, now);
  if (refundId === null) return false;
  const { id: paymentId, amount, currency } = payment;
  if ((await findOrder(trx, order.id))?.paid_by === paymentId) {
    await book(trx, 'RETURN', { paymentId, amount, currency, at: now });
    await issueCreditNote(trx, { paymentId, at: now });
    await saleOf(settings, order)?.refunded?.(context, toOrder(order));
  }
  await auditPayment(trx, 'payment.refunded', paymentId, { amount, currency, reason });
  await tasks.send(sendRefund, { refundId });
  return true;
}

/** Gives up an order that isn't paid: its open payments end, and what still arrives is returned. */
export async function closeOrder(
  settings: PremiumSettings,
  context: SaleContext,
  order: OrderRow,
): Promise<void> {
  await setClosed(context.trx, order.id, context.now);
  const closed = { ...order, closed_at: context.now };
  for (const payment of await openPaymentsOf(context.trx, order.id)) {
    await endPayment(settings, context, { payment, order: closed }, 'EXPIRED', 'EXPIRED');
  }
}
