import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs, ErrorDocs } from '@upround/shared/contract-core';
import { decideApproval, listApprovals } from './approval.calls';
import { approvalErrors } from './approval.errors';
import { approvalFixtures, approvalKindFixtures } from './approval.fixtures';

const { id, kind } = exampleFrom(approvalFixtures);

/** What the API's documentation says about approvals. */
export const approvalDocs: readonly CallDocs[] = [
  describeCall(listApprovals, {
    description:
      'Returns what members asked staff for, the oldest first, and the kinds that there are with the texts of their decisions. Moderators and admins only. `kind` takes one kind; an unknown one is 400.',
    input: { query: { limit: 20 } },
    output: { data: [...approvalFixtures], nextSegment: null, kinds: [...approvalKindFixtures] },
  }),
  describeCall(decideApproval, {
    description:
      'Decides one of them. Moderators and admins only. Of two decisions at once the first counts. The person who asked can’t decide. It becomes an audit entry, `approval.approve` or `approval.decline`.',
    input: {
      params: { id },
      body: { kind, isApproved: true, reason: 'The fund’s page says the same.' },
    },
    output: { isApproved: true },
  }),
];

export const approvalErrorDocs: readonly ErrorDocs[] = describeErrors(approvalErrors, {
  OWN_APPROVAL: 'When the viewer asked for it.',
  APPROVAL_DECIDED: 'When someone else has decided it.',
  REASON_REQUIRED: 'When decisions of this kind need a reason, and there is none.',
});
