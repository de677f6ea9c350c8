import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs, ErrorDocs } from '@upround/shared/contract-core';
import {
  listMoneyProblems,
  listStaffPayments,
  readStaffPayment,
  refundPayment,
  solveMoneyProblem,
} from './money.calls';
import { moneyErrors } from './money.errors';
import {
  moneyProblemFixtures,
  staffPaymentDetailsFixture,
  staffPaymentFixtures,
} from './money.fixtures';

const { id } = staffPaymentDetailsFixture;
const problem = exampleFrom(moneyProblemFixtures);

/** What the API's documentation says about admins’ calls about payments. */
export const moneyDocs: readonly CallDocs[] = [
  describeCall(listStaffPayments, {
    description:
      'Returns the payments of a member or, with the id of a payment or the number of an invoice, that one; without `query` all of them. Admins only. What matches nothing has no payments.',
    input: { query: { query: 'asha-rao', limit: 20 } },
    output: { data: [...staffPaymentFixtures], nextSegment: null },
  }),
  describeCall(readStaffPayment, {
    description:
      'Returns the order, tax and provider of a payment, and whether it can be refunded or why not. Admins only. UPI IDs have their middle hidden.',
    input: { params: { id } },
    output: staffPaymentDetailsFixture,
  }),
  describeCall(refundPayment, {
    description:
      'Refunds the whole amount once and ends what it bought; the money goes back in the background. Admins only. After seven days only with `isLate`. It becomes an audit entry, `payment.refund`.',
    input: { params: { id }, body: { reason: 'Asked for within seven days.' } },
    output: { isRefunded: true },
  }),
  describeCall(listMoneyProblems, {
    description:
      'Returns up to 50 problems, newest first: money that belongs to no payment, amounts that differ, and refunds that failed or take longer than a day. Admins only.',
    output: { data: [...moneyProblemFixtures] },
  }),
  describeCall(solveMoneyProblem, {
    description:
      'Marks a problem as resolved; a refund that failed then counts as returned by other means. Admins only. It becomes an audit entry, `payment.solve`.',
    input: { body: { id: problem.id, reason: 'Returned in the provider’s dashboard.' } },
    output: { isSolved: true },
  }),
];

export const moneyErrorDocs: readonly ErrorDocs[] = describeErrors(moneyErrors, {
  PAYMENT_RETURNED: 'When the payment was refunded, or the refund is on its way.',
  PAYMENT_NOT_PAID: 'When the payment didn’t succeed.',
  REFUND_LATE: 'When the payment is older than seven days and `isLate` is missing.',
  REFUND_BLOCKED: 'When what the payment bought went into another purchase.',
  PROBLEM_SOLVED: 'When there’s no such problem, or no longer.',
});
