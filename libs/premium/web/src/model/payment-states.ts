import type { PaymentState } from '@upround/premium/contract';
import type { BadgeTone } from '@upround/shared/ui';

/** Whether a payment waits for the payer or the bank. */
export const isOpen = (state: PaymentState): boolean => state === 'CREATED' || state === 'PENDING';

/** The tone of each state's badge. Expired isn't marked as an error: a late success may follow. */
export const stateTones: Readonly<Record<PaymentState, BadgeTone>> = {
  CREATED: 'info',
  PENDING: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
};
