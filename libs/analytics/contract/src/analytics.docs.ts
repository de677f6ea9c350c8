import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { readViewReport } from './analytics.calls';
import { viewReportFixtures } from './analytics.fixtures';

/** What the API's documentation says about page views. */
export const analyticsDocs: ContractDocs = {
  calls: [
    describeCall(readViewReport, {
      description:
        'Returns page views and visitors for each of the last days, oldest first, and the ten paths with the most views. Admins only. Visitors are counted without names.',
      input: { query: { days: '7' } },
      output: exampleFrom(viewReportFixtures),
    }),
  ],
  errors: [],
};
