import { readViewReport, type reportSpans } from '@upround/analytics/contract';
import { queryFor } from '@upround/shared/query';

export type ReportSpan = (typeof reportSpans)[number];

export const viewReportQuery = (days: ReportSpan) => queryFor(readViewReport, { query: { days } });
