import { lazyDialog } from '@upround/shared/toasts';

/** The report dialog, loaded when it's first opened. */
export const ReportDialog = /* @__PURE__ */ lazyDialog(
  () => import('./report-dialog').then((m) => m.ReportDialog),
  ({ onClose }) => onClose(),
);
