import { defineErrors } from '@upround/shared/contract-core';

export const moneyErrors = defineErrors({
  PAYMENT_RETURNED: { status: 409, sentence: 'This payment has already been refunded.' },
  PAYMENT_NOT_PAID: { status: 409, sentence: 'You can only refund a payment that succeeded.' },
  REFUND_LATE: {
    status: 409,
    sentence: 'This was paid more than seven days ago. Confirm that you want to refund it anyway.',
  },
  REFUND_BLOCKED: {
    status: 409,
    sentence: 'What this payment bought went towards a later purchase. Refund that purchase first.',
  },
  PROBLEM_SOLVED: { status: 409, sentence: 'This has already been resolved.' },
});
