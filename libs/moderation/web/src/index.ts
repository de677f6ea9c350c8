import { lazyWithRetry } from '@upround/shared/ui';

/** What members asked for, for moderators; loaded when it is opened. */
export const Approvals = /* @__PURE__ */ lazyWithRetry(() =>
  import('./approvals/approvals').then((module) => ({ default: module.Approvals })),
);

/** Health, failed tasks, switches and the audit log, for admins; loaded when it is opened. */
export const Operations = /* @__PURE__ */ lazyWithRetry(() =>
  import('./operations/operations').then((module) => ({ default: module.Operations })),
);

/** Members and their roles, for admins; loaded when it is opened. */
export const Members = /* @__PURE__ */ lazyWithRetry(() =>
  import('./people/members').then((module) => ({ default: module.Members })),
);

/** Payments and refunds, for admins; loaded when it is opened. */
export const Money = /* @__PURE__ */ lazyWithRetry(() =>
  import('./money/money').then((module) => ({ default: module.Money })),
);

/** The open cases, for moderators; loaded when it is opened. */
export const ModerationQueue = /* @__PURE__ */ lazyWithRetry(() =>
  import('./queue/queue-section').then((module) => ({ default: module.QueueSection })),
);

/** What became of a member's reports, and decisions about them; loaded when it is opened. */
export const OwnReports = /* @__PURE__ */ lazyWithRetry(() =>
  import('./reports/reports-section').then((module) => ({ default: module.ReportsSection })),
);

/** Counts of reports, decisions and appeals; loaded when it is shown. */
export const Transparency = /* @__PURE__ */ lazyWithRetry(() =>
  import('./transparency/transparency').then((module) => ({ default: module.Transparency })),
);
