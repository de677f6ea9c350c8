import * as z from 'zod/mini';
import { textSetting } from './setting-schemas';

const SECRET_MIN = 8;
const secretPart = new RegExp(`^[!-+\\--~]{${SECRET_MIN},100}$`);

/** What the environment may hold about payments. */
export const paymentShape = {
  PAYMENTS: z._default(
    z.enum(['sandbox', 'razorpay'], { error: 'must be sandbox or razorpay' }),
    'sandbox',
  ),
  PAYMENT_WINDOW: z.optional(
    textSetting.check(
      z.refine((value) => /^\d{2,4}$/.test(value) && Number(value) <= 3_600, {
        error: 'must be a number of seconds from 10 to 3600',
      }),
    ),
  ),
  RAZORPAY_KEY_ID: z.optional(
    textSetting.check(
      z.refine((value) => /^rzp_(?:test|live)_\w{1,50}$/.test(value), {
        error: 'must be a Razorpay key ID, such as rzp_test_1234567890',
      }),
    ),
  ),
  RAZORPAY_KEY_SECRET: z.optional(
    textSetting.check(
      z.refine((value) => /^[!-~]{1,100}$/.test(value), {
        error: 'must be at most 100 letters, digits and signs, without spaces',
      }),
    ),
  ),
  RAZORPAY_WEBHOOK_SECRET: z.optional(
    textSetting.check(
      z.refine(
        (value) => {
          const parts = value.split(',').map((part) => part.trim());
          return parts.length <= 2 && parts.every((part) => secretPart.test(part));
        },
        {
          error: `must be ${SECRET_MIN} to 100 characters without spaces and commas, or two such secrets as new,old`,
        },
      ),
    ),
  ),
};

const razorpayNames = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;
type Given = { PAYMENTS: 'sandbox' | 'razorpay'; PAYMENT_WINDOW?: string | undefined } & {
  [Name in (typeof razorpayNames)[number]]?: string | undefined;
};

/** Who takes payments, and how long a payer can approve one. In the sandbox no money moves. */
export type PaymentSettings = { windowMs: number | undefined } & (
  | { provider: 'sandbox' }
  | {
      provider: 'razorpay';
      keyId: string;
      keySecret: string;
      /** The newest first. */
      webhookSecrets: readonly [string, ...string[]];
    }
);

/** A line for each setting that is missing beside the others, or that would have no effect. */
export function paymentProblems(given: Given): string[] {
  const isRazorpay = given.PAYMENTS === 'razorpay';
  return razorpayNames
    .filter((name) => (given[name] === undefined) === isRazorpay)
    .map((name) =>
      isRazorpay
        ? `${name}: must be set together with PAYMENTS=razorpay.`
        : `${name}: only works with PAYMENTS=razorpay.`,
    );
}

/** The settings of the provider that takes payments. */
export function toPayments(given: Given): PaymentSettings {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = given;
  const [newest, ...older] =
    given.RAZORPAY_WEBHOOK_SECRET?.split(',').map((part) => part.trim()) ?? [];
  const { PAYMENT_WINDOW: seconds } = given;
  const windowMs = seconds === undefined ? undefined : Number(seconds) * 1000;
  return given.PAYMENTS === 'razorpay' && keyId && keySecret && newest
    ? { provider: 'razorpay', keyId, keySecret, webhookSecrets: [newest, ...older], windowMs }
    : { provider: 'sandbox', windowMs };
}
