import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { approvalErrors } from './approval.errors';
import {
  approvalDecisionSchema,
  approvalKindSchema,
  approvalSchema,
  approvalSourceSchema,
} from './approval.schema';

const common = { version: 'v1', access: 'member' } as const;

export const listApprovals = defineCall({
  ...common,
  id: 'moderation.listApprovals',
  summary: 'Lists what waits for staff, oldest first; for moderators',
  method: 'GET',
  path: '/moderation/approvals',
  query: z.strictObject({ kind: z.optional(approvalKindSchema), ...segmentQuery }),
  limit: 'read',
  paging: 'segment',
  response: z.extend(segmentOf(approvalSchema), { kinds: z.array(approvalSourceSchema) }),
});

export const decideApproval = defineCall({
  ...common,
  id: 'moderation.decideApproval',
  summary: 'Approves or declines something that waits for staff; for moderators',
  method: 'POST',
  path: '/moderation/approval/{id}',
  params: z.strictObject({ id: idSchema }),
  body: approvalDecisionSchema,
  response: z.object({ isApproved: z.boolean() }),
  errors: [
    approvalErrors.OWN_APPROVAL,
    approvalErrors.APPROVAL_DECIDED,
    approvalErrors.REASON_REQUIRED,
  ],
});
