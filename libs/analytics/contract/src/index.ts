export { analyticsDocs } from './analytics.docs';
export { captureEvents, readFlags, readRemoteConfig, readViewReport } from './analytics.calls';
export { viewReportFixtures } from './analytics.fixtures';
export { captureBatchSchema, capturedEventSchema, captureLimits } from './capture.schema';
export type { CapturedEvent } from './capture.schema';
export { dayCountSchema, reportSpans, viewReportSchema } from './report.schema';
export type { DayCount, ViewReport } from './report.schema';
