export { exportAudit, listAudit } from './audit.calls';
export { AUDIT_FILE_MAX, auditEntrySchema, auditFiltersSchema, auditSources } from './audit.schema';
export type { AuditEntry, AuditFilters } from './audit.schema';
export { moderationDocs } from './moderation.docs';
export { auditFixtures } from './moderation.fixtures';
