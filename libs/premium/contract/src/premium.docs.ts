import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  readMembership,
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from './premium.calls';
import { membershipFixtures } from './premium.fixtures';

/** What the API's documentation says about plans. */
export const premiumDocs: ContractDocs = {
  calls: [
    describeCall(readMembership, {
      description:
        'Returns your current plan: its tier, where it comes from and when it ends. `plan` is null if you have none, and `until` is null if it has no end.',
      output: exampleFrom(membershipFixtures, 1),
    }),
    describeCall(readPremiumInterest, {
      description: 'Returns whether you asked to be notified when Premium opens.',
      output: { interested: false },
    }),
    describeCall(setPremiumInterest, {
      description:
        'Asks to be notified when Premium opens. Asking again changes nothing and has the same answer.',
      output: { interested: true },
    }),
    describeCall(removePremiumInterest, {
      description:
        'Withdraws your request: you won’t be notified when Premium opens. Without a request, nothing changes.',
      output: { interested: false },
    }),
  ],
  errors: [],
};
