import { maskName } from '../mask';
import type { PaymentProvider } from '../payment-provider';
import { razorpayCaptures } from './razorpay-captures';
import { chargeOf, razorpayCharges } from './razorpay-charges';
import { createRazorpayClient, RazorpayRefusal } from './razorpay-client';
import { razorpayEvents } from './razorpay-events';
import { razorpayLinks } from './razorpay-links';
import { razorpayMandates } from './razorpay-mandates';
import { razorpayPlans } from './razorpay-plans';
import { razorpayRefunds } from './razorpay-refunds';
import { vpaShape } from './razorpay-shapes';
import { razorpaySubscriptions } from './razorpay-subscriptions';

/** What taking payments through Razorpay takes. */
export interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  /** Who gets the money, as the page where it is paid names it. */
  payeeName: string;
  /** The newest first. */
  webhookSecrets: readonly [string, ...string[]];
  /** Another host than Razorpay's, for tests. */
  endpoint?: string;
  /** How long one request may take. */
  timeoutMs?: number;
  /** Hears why a request failed; ids and codes only. */
  onError(details: object): void;
  now?: () => number;
}

const LINK = /^plink_\w+$/;

/**
 * Takes payments through Razorpay: single ones by payment links, mandates as subscriptions. Razorpay charges a subscription
 * by its own calendar, so `debit` only looks for the charge.
 */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const now = options.now ?? (() => Date.now());
  const client = createRazorpayClient(options);
  const links = razorpayLinks(client, options.payeeName, now);
  const plans = razorpayPlans(client);
  const charges = razorpayCharges(client, plans, now);
  const mandates = razorpayMandates(razorpaySubscriptions(client, plans, now), charges);
  const refunds = razorpayRefunds(client);

  return {
    name: 'razorpay',
    isTest: options.keyId.startsWith('rzp_test_'),
    changesMandates: false,
    schedulesDebits: true,
    pageOf: () => null,

    async start(request) {
      // A UPI id isn't passed on: since 28 February 2026 nobody can be asked by it (NPCI). The page takes any app.
      return request.mandate === undefined
        ? await links.start(request)
        : await mandates.start(request, request.mandate);
    },
    async read(providerOrder) {
      if (LINK.test(providerOrder)) return await links.read(providerOrder);
      const charge = chargeOf(providerOrder);
      return charge === null ? null : await mandates.read(providerOrder, charge);
    },
    async close(providerOrder) {
      if (LINK.test(providerOrder)) return await links.close(providerOrder);
      const charge = chargeOf(providerOrder);
      if (charge !== null) await mandates.close(charge);
    },
    debit: (request) => mandates.debit(request),
    changeMandate: (providerMandate, to) => mandates.setState(providerMandate, to),
    readMandate: (providerMandate) => mandates.readState(providerMandate),
    refund: (request) => refunds.refund(request),
    readRefund: (providerRefund) => refunds.read(providerRefund),
    async verifyVpa(vpa) {
      try {
        const path = '/v1/payments/validate/vpa';
        const answer = await client.post(vpaShape, path, { vpa }, { isSafe: true });
        const name = answer.customer_name ? maskName(answer.customer_name) : null;
        return { valid: answer.success, name: answer.success ? name : null };
      } catch (error) {
        // It refuses ids that don't exist as it does malformed ones.
        if (error instanceof RazorpayRefusal) return { valid: false, name: null };
        throw error;
      }
    },
    readEvent: razorpayEvents(options.webhookSecrets),
    captures: razorpayCaptures(client, links, charges, now),
    refunds: (since, after) => refunds.list({ since, after, now: now() }),
  };
}
