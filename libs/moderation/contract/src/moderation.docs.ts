import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { approvalDocs, approvalErrorDocs } from './approvals/approval.docs';
import { exportAudit, listAudit } from './audit.calls';
import { caseDocs, caseErrorDocs } from './case.docs';
import { moderationErrors } from './case.errors';
import { auditFixtures } from './moderation.fixtures';
import { moneyDocs, moneyErrorDocs } from './money/money.docs';
import { operationsDocs } from './operations/operations.docs';
import { peopleDocs, peopleErrorDocs } from './people.docs';

/** What the API's documentation says about the work of staff. */
export const moderationDocs: ContractDocs = {
  calls: [
    ...caseDocs,
    ...approvalDocs,
    describeCall(listAudit, {
      description:
        'Returns who did what to which record: logins, exports and deletions of accounts, what staff and operators did, and payments. Admins only. Filters are combined; `action` takes one action or, with a dot at its end, all actions of a kind. `person` takes a slug or an id; an unknown person has no entries.',
      input: { query: { action: 'account.', limit: 20 } },
      output: { data: [...auditFixtures], nextSegment: null },
    }),
    describeCall(exportAudit, {
      description:
        'Returns up to 5,000 entries that match, newest first. Admins only. The export itself becomes an entry, `audit.export`, in the same transaction.',
      input: { body: { action: 'account.', from: '2026-01-01', to: '2026-01-31' } },
      output: { entries: [...auditFixtures], isWhole: true },
    }),
    ...moneyDocs,
    ...operationsDocs,
    ...peopleDocs,
  ],
  errors: [
    ...describeErrors(moderationErrors, caseErrorDocs),
    ...approvalErrorDocs,
    ...moneyErrorDocs,
    ...peopleErrorDocs,
  ],
};
