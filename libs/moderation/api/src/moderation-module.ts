import { moderationDocs } from '@upround/moderation/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { auditRoutes } from './audit/audit.routes';

/** The server half of the work of staff: for admins, the audit log. */
export const moderationModule = (): ApiModule => ({
  name: 'moderation',
  docs: moderationDocs,
  calls: auditRoutes(),
});
