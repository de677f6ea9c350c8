import {
  ProviderError,
  type PaymentReport,
  type StartedAtProvider,
  type StartRequest,
} from '../payment-provider';
import { RazorpayRefusal, type RazorpayClient } from './razorpay-client';
import { attemptsOf } from './razorpay-payments';
import { attemptsReport } from './razorpay-reports';
import { linkShape, linksShape, type RazorpayLink } from './razorpay-shapes';

const LINKS = '/v1/payment_links';
/** Razorpay takes no earlier end than a quarter of an hour from now; `close` ends it in time. */
const LEAST_SECONDS = 16 * 60;
const TITLE_MAX = 200;

/** An end of a link or subscription that Razorpay accepts, in seconds. */
export const endOf = (expiresAt: Date, now: number): number =>
  Math.max(Math.ceil(expiresAt.getTime() / 1_000), Math.ceil(now / 1_000) + LEAST_SECONDS);

const startedOf = ({ id, short_url: payUrl }: RazorpayLink): StartedAtProvider => ({
  providerOrder: id,
  payUrl,
  // The page shows the QR code, or opens the UPI app on a phone.
  intentUrl: null,
  providerMandate: null,
});

/** Single payments, by payment links that take UPI only. */
export function razorpayLinks(client: RazorpayClient, payeeName: string, now: () => number) {
  /** Razorpay rejects a second link with the same reference, so at most one is found. */
  async function byReference(paymentId: string): Promise<RazorpayLink | undefined> {
    const { payment_links: links } = await client.list(linksShape, LINKS, {
      reference_id: paymentId,
    });
    return links.find((link) => link.reference_id === paymentId);
  }

  async function create(request: StartRequest): Promise<RazorpayLink> {
    const { paymentId, amount, currency, title, expiresAt } = request;
    try {
      return await client.post(linkShape, LINKS, {
        amount,
        currency,
        accept_partial: false,
        reference_id: paymentId,
        description: title.slice(0, TITLE_MAX),
        expire_by: endOf(expiresAt, now()),
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: { payment_id: paymentId },
        options: {
          checkout: { name: payeeName, method: { upi: 1, card: 0, netbanking: 0, wallet: 0 } },
        },
      });
    } catch (error) {
      // Another request may have created it in the meantime.
      const created = error instanceof RazorpayRefusal ? await byReference(paymentId) : undefined;
      if (created === undefined) throw error;
      return created;
    }
  }

  const find = (id: string) => client.find(linkShape, `${LINKS}/${id}`);

  return {
    async start(request: StartRequest): Promise<StartedAtProvider> {
      return startedOf((await byReference(request.paymentId)) ?? (await create(request)));
    },
    async read(id: string): Promise<PaymentReport | null> {
      const link = await find(id);
      if (link === null) return null;
      const { amount, currency } = link;
      const attempts = link.order_id
        ? await attemptsOf(client, link.order_id, { amount, currency })
        : [];
      const isOver = link.status === 'expired' || link.status === 'cancelled';
      return attemptsReport({ providerOrder: id, amount, currency }, attempts, isOver);
    },
    async close(id: string): Promise<void> {
      const link = await find(id);
      if (link?.status !== 'created') return;
      try {
        await client.post(linkShape, `${LINKS}/${id}/cancel`, {}, { isSafe: true });
      } catch (error) {
        // It was paid or has expired in between: there is nothing left to close.
        if (!(error instanceof RazorpayRefusal) || (await find(id))?.status === 'created')
          throw error;
      }
    },
    /** The link that a payment paid; undefined for other money. */
    async paidBy(providerPayment: string): Promise<string | undefined> {
      const query = { payment_id: providerPayment };
      const { payment_links: links } = await client.list(linksShape, LINKS, query);
      if (links.length > 1) throw new ProviderError('Razorpay named several links of a payment.');
      return links[0]?.id;
    },
  };
}
export type RazorpayLinks = ReturnType<typeof razorpayLinks>;
