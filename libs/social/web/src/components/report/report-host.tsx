import { lazy, Suspense } from 'react';
import type { ReportDialogProps } from './report-dialog';

const Lazy = /* @__PURE__ */ lazy(() =>
  import('./report-dialog').then((module) => ({ default: module.ReportDialog })),
);

/** The report dialog, loaded the first time that somebody asks for it. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
