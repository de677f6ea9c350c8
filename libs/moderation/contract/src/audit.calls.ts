import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { auditEntrySchema, auditFiltersSchema } from './audit.schema';

export const listAudit = defineCall({
  id: 'moderation.listAudit',
  summary: 'Lists the audit log, newest first; for admins',
  method: 'GET',
  version: 'v1',
  path: '/moderation/audit',
  query: z.extend(auditFiltersSchema, segmentQuery),
  access: 'member',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(auditEntrySchema),
});

export const exportAudit = defineCall({
  id: 'moderation.exportAudit',
  summary: 'Returns audit entries for a file and records the export; for admins',
  method: 'POST',
  version: 'v1',
  path: '/moderation/audit/export',
  body: auditFiltersSchema,
  access: 'member',
  limit: 'export',
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** False where more entries match than one file holds: these are the newest. */
    isWhole: z.boolean(),
  }),
});
