import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { sendFeedback } from './feedback.calls';
import { feedbackDraftFixtures, feedbackReceiptFixture } from './feedback.fixtures';

/** What the API's documentation says about feedback. */
export const siteDocs: ContractDocs = {
  calls: [
    describeCall(sendFeedback, {
      description:
        'Stores feedback for the team and returns a receipt to quote when you ask about it. Leave out `email` if you want no answer; `page` is a path of this site.',
      input: { body: exampleFrom(feedbackDraftFixtures) },
      output: feedbackReceiptFixture,
    }),
  ],
  errors: [],
};
