import type { TestMember } from '@upround/shared/testing-server';
import { startRazorpay } from '../provider/razorpay/test/razorpay-harness.fixtures';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

/** Starts a premium server whose provider is Razorpay, on a fake server. */
export async function startRazorpayServer() {
  const time: { server?: PremiumServer } = {};
  const { fake, provider } = await startRazorpay(
    () => time.server?.clock.now().getTime() ?? Date.now(),
  );
  const server = await startPremiumServer({ provider });
  time.server = server;

  /** Lets all webhooks arrive that wait. */
  async function deliverAll(): Promise<void> {
    for (const { body, headers } of fake.webhooks.splice(0)) {
      const { statusCode } = await server.postWebhook(body, headers);
      if (statusCode !== 200) throw new Error(`Refused with ${statusCode}.`);
    }
  }

  return {
    ...server,
    fake,
    deliverAll,
    /** Starts a plan and pays it at Razorpay. */
    async payPlan(as: TestMember, plan: Parameters<PremiumServer['buy']>[1] = {}) {
      const { paymentId } = await server.buy(as, plan);
      await server.settle();
      const [payment] = (await server.database.query(
        'select provider_order from payments where id = $1',
        [paymentId],
      )) as { provider_order: string }[];
      const subscription = payment?.provider_order ?? '';
      const { id: providerPayment } = fake.pay(subscription);
      await deliverAll();
      await server.pass(10_000);
      expect(await server.statusOf(as, paymentId)).toBe('SUCCESS');
      return { paymentId, subscription, providerPayment };
    },
    async close(): Promise<void> {
      await server.close();
      await fake.close();
    },
  };
}
