import {
  ProviderError,
  type DebitRequest,
  type MandateState,
  type PaymentReport,
  type StartedAtProvider,
  type StartRequest,
} from '../payment-provider';
import { chargeOf, type ChargeId, type RazorpayCharges } from './razorpay-charges';
import { RazorpayRefusal } from './razorpay-client';
import { mandateStateOf } from './razorpay-reports';
import type { RazorpaySubscription } from './razorpay-shapes';
import type { RazorpaySubscriptions } from './razorpay-subscriptions';

const changes = { ACTIVE: 'resume', PAUSED: 'pause', REVOKED: 'cancel' } as const;

/** Mandates as subscriptions, which Razorpay itself charges each period. */
export function razorpayMandates(subscriptions: RazorpaySubscriptions, charges: RazorpayCharges) {
  const find = async (id: string): Promise<RazorpaySubscription | null> =>
    chargeOf(id)?.subscription === id ? await subscriptions.find(id) : null;

  async function known(id: string): Promise<RazorpaySubscription> {
    const found = await find(id);
    if (found === null) throw new ProviderError('Razorpay knows no such subscription.');
    return found;
  }

  async function setState(id: string, to: keyof typeof changes): Promise<void> {
    const { status } = await known(id);
    if (mandateStateOf(status) === to) return;
    try {
      await subscriptions[changes[to]](id);
    } catch (error) {
      if (!(error instanceof RazorpayRefusal)) throw error;
      // Another request, or the payer in their UPI app, may have done the same in the meantime.
      if (mandateStateOf((await known(id)).status) !== to) throw error;
    }
  }

  return {
    setState,
    async start(
      request: StartRequest,
      mandate: NonNullable<StartRequest['mandate']>,
    ): Promise<StartedAtProvider> {
      const { id, short_url: payUrl } = await subscriptions.start(request, mandate);
      if (!payUrl) throw new ProviderError('Razorpay named no page of a subscription.');
      return { providerOrder: id, payUrl, intentUrl: null, providerMandate: id };
    },
    async read(providerOrder: string, charge: ChargeId): Promise<PaymentReport | null> {
      const subscription = await subscriptions.find(charge.subscription);
      return subscription && (await charges.read(subscription, providerOrder, charge.number));
    },
    /** Ends a subscription that nobody approved. A later charge can't be stopped without ending the mandate. */
    async close(charge: ChargeId): Promise<void> {
      if (charge.number > 1) return;
      const found = await subscriptions.find(charge.subscription);
      if (found?.status === 'created') await setState(found.id, 'REVOKED');
    },
    async debit(request: DebitRequest): Promise<PaymentReport> {
      return await charges.due(await known(request.providerMandate), request);
    },
    async readState(id: string): Promise<{ state: MandateState; payer: string | null } | null> {
      const found = await find(id);
      if (found === null) return null;
      const state = mandateStateOf(found.status);
      if (state === undefined) throw new ProviderError('Razorpay named an unknown state.');
      return { state, payer: state === 'CREATED' ? null : await charges.payerOf(id) };
    },
  };
}
