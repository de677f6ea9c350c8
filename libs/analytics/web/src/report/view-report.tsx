import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportSpans } from '@upround/analytics/contract';
import { ApiError } from '@upround/shared/api-client';
import { FailureReason } from '@upround/shared/query';
import {
  EmptyState,
  ErrorState,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { viewReportQuery, type ReportSpan } from '../data/report-queries';
import { useAnalyticsText } from '../messages/catalogue';
import { DayChart } from './day-chart';
import { DayTable, PathTable } from './report-tables';
import { ReportTotals } from './report-totals';

const isForbidden = (error: Error | null) => error instanceof ApiError && error.status === 403;

/** Page views of the last days: how many in all, by day and by page. */
export function ViewReport() {
  const t = useAnalyticsText();
  const [span, setSpan] = useState<ReportSpan>('30');
  const query = useQuery({ ...viewReportQuery(span), placeholderData: keepPreviousData });
  if (isForbidden(query.error)) {
    return <EmptyState title={t('report.forbidden')}>{t('report.forbiddenHint')}</EmptyState>;
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-measure text-small text-muted">{t('report.lead')}</p>
      <SegmentedControl
        label={t('report.span')}
        value={span}
        onChange={setSpan}
        options={reportSpans.map((days) => ({ value: days, label: t('report.days', { days }) }))}
        className="self-start"
      />
      {query.isPending && <ReportSkeleton />}
      {query.isError && (
        <ErrorState
          title={t('report.failed')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {query.data &&
        (query.data.views === 0 ? (
          <EmptyState title={t('report.empty')}>{t('report.emptyHint')}</EmptyState>
        ) : (
          <>
            <ReportTotals report={query.data} />
            <DayChart days={query.data.days} />
            <DayTable days={query.data.days} />
            <PathTable paths={query.data.paths} />
          </>
        ))}
    </div>
  );
}

function ReportSkeleton() {
  const t = useAnalyticsText();
  return (
    <SkeletonGroup label={t('report.loading')}>
      <div className="flex flex-col gap-6">
        <div className="flex gap-10">
          <Skeleton className="h-14 w-24" />
          <Skeleton className="h-14 w-24" />
        </div>
        <Skeleton className="h-48 w-full" />
      </div>
    </SkeletonGroup>
  );
}
