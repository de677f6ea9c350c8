import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { changeMembership, listPlans, readMembership, startMembership } from './membership.calls';
import { listPayments, readPaymentStatus, retryPayment, verifyVpa } from './payment.calls';
import { premiumErrors } from './premium.errors';
import {
  changedMembershipFixture,
  membershipFixture,
  membershipFixtures,
  paymentFixtures,
  paymentStatusFixture,
  planFixtures,
  startedMembershipFixture,
} from './premium.fixtures';

const { paymentId, state, payUrl } = startedMembershipFixture;

/** What the API's documentation says about plans and payments. */
export const premiumDocs: ContractDocs = {
  calls: [
    describeCall(listPlans, {
      description:
        'Returns the three plans in the order of their tiers, each with its monthly and yearly price. Prices are in paise and include GST.',
      output: { data: [...planFixtures], nextSegment: null },
    }),
    describeCall(readMembership, {
      description:
        'Returns what you can use and the subscription that pays for it. `plan` is null if you have none, and `until` is null if it has no end. `membership` is null if you don’t subscribe: a plan can also be a gift.',
      output: exampleFrom(membershipFixtures, 3),
    }),
    describeCall(startMembership, {
      description:
        'Starts the plan with a first payment. A plan above yours replaces it. The price comes from the plan. Send the payer to `payUrl`, or pass `vpa` to have their UPI app ask them. Until it’s paid, the same request returns the same payment.',
      input: { body: { planId: 'premium', period: 'MONTH' } },
      output: startedMembershipFixture,
    }),
    describeCall(changeMembership, {
      description:
        'Changes your subscription. A state pauses, resumes or cancels it; a plan changes to it, at once for a higher tier and otherwise at the end of the paid period. With `preview`, nothing changes and `proration` says what the change would cost.',
      input: {
        params: { id: membershipFixture.id },
        body: { planId: 'premium_plus', period: 'MONTH', preview: true },
      },
      output: changedMembershipFixture,
    }),
    describeCall(listPayments, {
      description: 'Returns your payments, newest first, with the numbers of their invoices.',
      input: { query: {} },
      output: { data: [...paymentFixtures], nextSegment: null },
    }),
    describeCall(readPaymentStatus, {
      description:
        'Returns one of your payments. While it isn’t decided, the server asks the payment provider again, at most every few seconds; nothing in the request can change the state.',
      input: { params: { id: paymentStatusFixture.id } },
      output: paymentStatusFixture,
    }),
    describeCall(retryPayment, {
      description:
        'Asks for another payment of the same order after one failed or expired. An order is never paid twice: if both succeed, the second is returned.',
      input: { params: { id: paymentId } },
      output: { paymentId, state, payUrl },
    }),
    describeCall(verifyVpa, {
      description:
        'Returns whether a UPI ID can pay, with its holder’s name with most letters hidden. At most 20 a day.',
      input: { query: { vpa: 'success@upi' } },
      output: { vpa: 'success@upi', valid: true, name: 'A••• R•••' },
    }),
  ],
  errors: describeErrors(premiumErrors, {
    PAYMENTS_OFF: 'When an operator has switched payments off.',
    PROVIDER_UNAVAILABLE: 'When the payment provider doesn’t answer.',
    ALREADY_ON_PLAN: 'When the member has the same plan or a higher one.',
    CANNOT_CHANGE_STATE: 'When the membership can’t go from its state to this one.',
    SAME_PLAN: 'When the membership is on this plan with this period.',
    MANDATE_FIXED: 'When the provider can’t change what the payer approved.',
    NOT_RETRYABLE:
      'When the payment didn’t fail, its order was paid or given up, or its price has changed.',
  }),
};
