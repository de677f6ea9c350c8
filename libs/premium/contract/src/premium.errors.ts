import { defineErrors } from '@upround/shared/contract-core';

/** The errors of premium besides those that any call may answer. */
export const premiumErrors = defineErrors({
  PAYMENTS_OFF: {
    status: 503,
    sentence: 'Payments are off for maintenance. Nothing was charged. Try again later.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    sentence: 'Our payment provider isn’t answering. Nothing was charged. Try again in a minute.',
  },
  ALREADY_ON_PLAN: {
    status: 409,
    sentence: 'You already have this plan or a higher one. Change it on the plans page.',
  },
  CANNOT_CHANGE_STATE: {
    status: 409,
    sentence: 'You can’t change this right now. Reload to see your plan.',
  },
  SAME_PLAN: { status: 409, sentence: 'You already have this plan and payment period.' },
  MANDATE_FIXED: {
    status: 409,
    sentence:
      'Your bank has to approve this change. Cancel your plan, and choose the new one when it ends.',
  },
  NOT_RETRYABLE: {
    status: 409,
    sentence: 'This payment can’t be tried again. Reload to see what happened to it.',
  },
});
