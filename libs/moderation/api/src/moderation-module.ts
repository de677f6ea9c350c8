import { moderationDocs } from '@upround/moderation/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { auditRoutes } from './audit/audit.routes';
import { auditExport } from './contributions/audit-export';

/** The server half of the work of staff: the audit log, for admins, and what it says of a person in their export. */
export const moderationModule = (): ApiModule => ({
  name: 'moderation',
  docs: moderationDocs,
  calls: auditRoutes(),
  contributes: { exports: [auditExport] },
});
