import { lazyWithRetry } from '@upround/shared/ui';

/** Page views over time, for admins; loaded, with its charts, when it is opened. */
export const ViewReport = /* @__PURE__ */ lazyWithRetry(() =>
  import('./report/view-report').then((module) => ({ default: module.ViewReport })),
);
