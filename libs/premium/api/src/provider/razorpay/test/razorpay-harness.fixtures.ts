import { createHash } from 'node:crypto';
import type { ProviderHarness } from '../../test/provider-harness.fixtures';
import { createRazorpayProvider, type RazorpayOptions } from '../razorpay-provider';
import { asRequest, keys, signature, startFakeRazorpay } from './fake-razorpay.fixtures';

/** The provider on its fake server, with what it reported of errors. */
export async function startRazorpay(now: () => number = () => Date.now()) {
  const fake = await startFakeRazorpay(now);
  const errors: object[] = [];
  const providerWith = (change: Partial<RazorpayOptions> = {}) =>
    createRazorpayProvider({
      ...keys,
      payeeName: 'Upround',
      endpoint: fake.url,
      onError: (details) => void errors.push(details),
      now,
      ...change,
    });
  return { fake, errors, providerWith, provider: providerWith() };
}

export async function razorpayHarness(): Promise<ProviderHarness> {
  const { fake, provider, providerWith } = await startRazorpay();
  const impatient = providerWith({ timeoutMs: 50 });
  const faults = { error: 503, hang: 'hang', nonsense: 'nonsense' } as const;
  let isHanging = false;
  return {
    get provider() {
      return isHanging ? impatient : provider;
    },
    vpas: { valid: 'success@razorpay', invalid: 'failure@razorpay' },
    unknown: { order: 'plink_Unknown1', mandate: 'sub_Unknown1', refund: 'rfnd_Unknown1' },
    approve: async (order) => void fake.pay(order),
    decline: async (order) => void fake.fail(order),
    async endDebit(mandate, outcome) {
      if (outcome === 'SUCCESS') return void fake.pay(mandate);
      fake.fail(mandate, { code: 'GATEWAY_ERROR', reason: 'insufficient_funds' });
      fake.setStatus(mandate, 'halted');
    },
    endRefund: async (refund) => fake.endRefund(refund, 'processed'),
    async nextEvent() {
      const next = fake.webhooks.shift();
      if (next === undefined) throw new Error('Nothing more was sent.');
      return asRequest(next);
    },
    useOlderSecret: () => fake.signWith(keys.webhookSecrets[1]),
    signatureHeader: 'x-razorpay-signature',
    otherSignatures: (body) => [
      // As the API signs what checkout hands to the browser: with the key's secret.
      signature(body, keys.keySecret),
      signature('order_Fake1|pay_Fake1', keys.keySecret),
      signature(body, keys.keyId),
      signature(body, ''),
      createHash('sha256').update(body).digest('hex'),
    ],
    async breakDown(how) {
      isHanging = how === 'hang';
      fake.breakDown(faults[how]);
    },
    async mend() {
      isHanging = false;
      fake.mend();
    },
    close: () => fake.close(),
  };
}
