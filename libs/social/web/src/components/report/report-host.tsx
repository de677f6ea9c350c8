import { lazy, Suspense } from 'react';
import type { ReportDialogProps } from './report-dialog';

const Lazy = /* @__PURE__ */ lazy(() =>
  import('./report-dialog').then((module) => ({ default: module.ReportDialog })),
);

/** The report dialog, loaded when it's first opened. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
