import { analyticsDocs } from '@upround/analytics/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { analyticsEraser } from './contributions/analytics-eraser';
import { analyticsExports } from './contributions/analytics-exports';
import { captureRoutes } from './capture/capture.routes';
import { forgetOldEvents } from './capture/forget-events.task';
import { reportRoutes } from './report/report.routes';

/** The server half of analytics: the sink of the app's own client, and what admins read of it. */
export function analyticsModule(): ApiModule {
  return {
    name: 'analytics',
    docs: analyticsDocs,
    calls: [...captureRoutes(), ...reportRoutes()],
    tasks: [forgetOldEvents],
    contributes: { erasers: [analyticsEraser], exports: analyticsExports },
    seed: async (context) => {
      const { seedAnalytics } = await import('./seed/seed-analytics');
      await seedAnalytics(context);
    },
  };
}
