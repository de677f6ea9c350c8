export { moderationModule } from './moderation-module';
export { createReportStore } from './reports/report-store';
export { createSpamCheck } from './spam/spam-check';
export type { Operations } from './operations/operations-port';
