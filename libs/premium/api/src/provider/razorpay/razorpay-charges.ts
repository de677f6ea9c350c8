import { ProviderError, type DebitRequest, type PaymentReport } from '../payment-provider';
import type { RazorpayClient } from './razorpay-client';
import { searchPages } from './razorpay-pages';
import { attemptsOf } from './razorpay-payments';
import type { RazorpayPlans } from './razorpay-plans';
import { attemptsReport, mandateStateOf, openReport, payerOf } from './razorpay-reports';
import {
  invoiceShape,
  pageOf,
  paymentShape,
  type RazorpayInvoice,
  type RazorpaySubscription,
} from './razorpay-shapes';

const INVOICES = '/v1/invoices';
const DAY_MS = 86_400_000;
const halfPeriods: Readonly<Record<string, number>> = { MONTH: 14 * DAY_MS, YEAR: 180 * DAY_MS };

const invoicesPage = pageOf(invoiceShape);

/** A charge of a subscription: 1 is the payment with which the payer approved it. */
export interface ChargeId {
  subscription: string;
  number: number;
}

/**
 * The id of a charge's order. Razorpay has none before it charges, so ours is the subscription with the charge's number
 * and, since a charge can be asked for by several of our payments, the payment.
 */
export const orderOfCharge = ({ subscription, number }: ChargeId, paymentId?: string): string =>
  number === 1 ? subscription : [subscription, number, ...(paymentId ? [paymentId] : [])].join('/');

const CHARGE = /^(?<subscription>sub_\w+)(?:\/(?<number>\d{1,4})(?:\/[\w-]{1,60})?)?$/;

/** @returns null where it isn't the id of a charge */
export function chargeOf(providerOrder: string): ChargeId | null {
  const groups = CHARGE.exec(providerOrder)?.groups;
  return groups?.['subscription'] === undefined
    ? null
    : { subscription: groups['subscription'], number: Number(groups['number'] ?? 1) };
}

/** The number of the charge that a debit at this moment is for. */
function numberOfDebit(
  { notes }: RazorpaySubscription,
  invoices: readonly RazorpayInvoice[],
  now: number,
): number {
  const last = invoices.at(-1);
  if (last === undefined || invoices.length < 2) return 2;
  // Razorpay keeps its own calendar, and may charge some hours before or after we ask.
  const since = now - (last.billing_start ?? last.created_at) * 1_000;
  const half = halfPeriods[String(notes['period'])] ?? halfPeriods['MONTH'] ?? 0;
  return since < half ? invoices.length : invoices.length + 1;
}

/** The charges of subscriptions, which Razorpay makes by its own calendar: an invoice for each. */
export function razorpayCharges(client: RazorpayClient, plans: RazorpayPlans, now: () => number) {
  /** Oldest first. */
  async function invoicesOf(subscription: string): Promise<RazorpayInvoice[]> {
    const all = await searchPages(
      (page) => client.list(invoicesPage, INVOICES, { subscription_id: subscription, ...page }),
      () => true,
    );
    return all.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  }

  /** What a charge without an invoice will take. */
  async function planned(subscription: RazorpaySubscription, number: number) {
    const plan = await plans.find(subscription.plan_id);
    if (plan === null) throw new ProviderError('Razorpay knows no such plan.');
    const { amount, currency } = plan.item;
    const first = Number(subscription.notes['first_amount']);
    return { amount: number === 1 && Number.isInteger(first) ? first : amount, currency };
  }

  async function report(
    subscription: RazorpaySubscription,
    invoices: readonly RazorpayInvoice[],
    providerOrder: string,
    number: number,
  ): Promise<PaymentReport> {
    const invoice = invoices[number - 1];
    const { amount, currency } = invoice ?? (await planned(subscription, number));
    const asked = { providerOrder, amount, currency };
    const attempts = invoice?.order_id
      ? await attemptsOf(client, invoice.order_id, { amount, currency })
      : [];
    const { status } = subscription;
    const isOver = mandateStateOf(status) === 'REVOKED' || status === 'halted';
    const outcome = attemptsReport(asked, attempts, isOver);
    // Razorpay tries a charge again for some days before it gives up, so that one isn't failed yet.
    const isTriedAgain = number > 1 && outcome.state === 'FAILED' && !isOver;
    return isTriedAgain ? openReport(asked) : outcome;
  }

  return {
    async read(
      subscription: RazorpaySubscription,
      providerOrder: string,
      number: number,
    ): Promise<PaymentReport> {
      return await report(subscription, await invoicesOf(subscription.id), providerOrder, number);
    },
    /** Finds the charge that a debit at this moment is for. */
    async due(
      subscription: RazorpaySubscription,
      { paymentId }: DebitRequest,
    ): Promise<PaymentReport> {
      const invoices = await invoicesOf(subscription.id);
      const number = numberOfDebit(subscription, invoices, now());
      const providerOrder = orderOfCharge({ subscription: subscription.id, number }, paymentId);
      return await report(subscription, invoices, providerOrder, number);
    },
    /** The order of the charge that an invoice is for; undefined for other invoices. */
    async paidBy(invoiceId: string): Promise<string | undefined> {
      const invoice = await client.find(invoiceShape, `${INVOICES}/${invoiceId}`);
      const subscription = invoice?.subscription_id;
      if (!subscription) return undefined;
      const index = (await invoicesOf(subscription)).findIndex(({ id }) => id === invoiceId);
      return orderOfCharge({ subscription, number: index + 1 });
    },
    /** The UPI id that paid last, with its middle hidden. */
    async payerOf(subscription: string): Promise<string | null> {
      const paid = (await invoicesOf(subscription)).findLast(({ payment_id: id }) => id);
      if (!paid?.payment_id) return null;
      const payment = await client.find(paymentShape, `/v1/payments/${paid.payment_id}`);
      return payment === null ? null : payerOf(payment);
    },
  };
}
export type RazorpayCharges = ReturnType<typeof razorpayCharges>;
