import { routes as accountRoutes } from '@upround/account/web';
import { routes as feedRoutes } from '@upround/feed/web';
import { routes as jobsRoutes } from '@upround/jobs/web';
import { routes as messagingRoutes } from '@upround/messaging/web';
import { routes as newsRoutes } from '@upround/news/web';
import { routesWith as notificationsRoutesWith } from '@upround/notifications/web';
import { routesWith as profileRoutesWith } from '@upround/profile/web';
import { routesWith as searchRoutesWith } from '@upround/search/web';
import type { FeatureRoute } from '@upround/shared/routing';
import { routes as siteRoutes } from '@upround/site/web';

/** Every page of the app: what the features bring, one after the other. */
export const routes: readonly FeatureRoute[] = [
  ...feedRoutes,
  ...profileRoutesWith(() => import('./lazy-slots')),
  ...messagingRoutes,
  ...notificationsRoutesWith(() => import('./notification-tabs')),
  ...accountRoutes,
  ...siteRoutes,
  ...newsRoutes,
  ...searchRoutesWith(() => import('./search-parts')),
  ...jobsRoutes,
];
