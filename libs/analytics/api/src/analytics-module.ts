import { analyticsDocs } from '@upround/analytics/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { captureRoutes } from './capture/capture.routes';
import { forgetOldEvents } from './capture/forget-events.task';
import { reportRoutes } from './report/report.routes';
import { seedAnalytics } from './seed/seed-analytics';

/** The server half of analytics: the sink of the app's own client, and what admins read of it. */
export function analyticsModule(): ApiModule {
  return {
    name: 'analytics',
    docs: analyticsDocs,
    calls: [...captureRoutes(), ...reportRoutes()],
    tasks: [forgetOldEvents],
    seed: seedAnalytics,
  };
}
