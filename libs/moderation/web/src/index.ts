import { lazy } from 'react';

/** The audit log, for admins; loaded when it is opened. */
export const AuditLog = /* @__PURE__ */ lazy(() =>
  import('./audit/audit-log').then((module) => ({ default: module.AuditLog })),
);
