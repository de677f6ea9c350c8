import { useState } from 'react';
import { SkeletonRows, Surface } from '@upround/shared/ui';
import { useReportsText } from './messages/catalogue';
import { OwnDecisions, useOwnDecisions } from './own-decisions';
import { OwnReports, useOwnReports } from './own-reports';
import { ReportSteps } from './report-steps';

/**
 * For every member: what moderators decided about them, what became of their reports, and how both come about. Decisions
 * come first where there are any, so nothing is laid out before it's known whether there are.
 */
export function ReportsSection() {
  const t = useReportsText();
  const decisions = useOwnDecisions();
  const reports = useOwnReports();
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !decisions.isPending && !reports.isPending) setKnown(true);
  if (!isKnown) {
    return (
      <Surface padding="none">
        <SkeletonRows label={t('reports.loading')} count={4} />
      </Surface>
    );
  }
  return (
    <div className="flex flex-col gap-10">
      <OwnDecisions query={decisions} />
      <OwnReports query={reports} />
      <ReportSteps />
    </div>
  );
}
