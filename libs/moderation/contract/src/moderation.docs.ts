import { describeCall } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { exportAudit, listAudit } from './audit.calls';
import { auditFixtures } from './moderation.fixtures';

/** What the API's documentation says about the work of staff. */
export const moderationDocs: ContractDocs = {
  calls: [
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
  ],
  errors: [],
};
