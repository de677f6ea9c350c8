import { routesWith as accountRoutesWith } from '@upround/account/web';
import { routes as ambassadorRoutes } from '@upround/ambassador/web';
import { routes as calculatorsRoutes } from '@upround/calculators/web';
import { routes as competitionsRoutes } from '@upround/competitions/web';
import { moreRoutes as feedRoutes } from '@upround/feed/web';
import { routesWith as jobsRoutesWith } from '@upround/jobs/web';
import { routesWith as mentorRoutesWith } from '@upround/mentor/web';
import { routes as messagingRoutes } from '@upround/messaging/web';
import { routes as newsRoutes } from '@upround/news/web';
import { routesWith as notificationsRoutesWith } from '@upround/notifications/web';
import { routes as premiumRoutes } from '@upround/premium/web';
import { routesWith as profileRoutesWith } from '@upround/profile/web';
import { routesWith as searchRoutesWith } from '@upround/search/web';
import type { FeatureRoute } from '@upround/shared/routing';
import { routes as siteRoutes } from '@upround/site/web';
import { routes as trackersRoutes } from '@upround/trackers/web';
import { withSlots } from './more-slots';

const loadParts = () => import('./lazy-slots');

/** All pages but the first ones of the feed, whose routes are part of the first script. */
export const moreRoutes: readonly FeatureRoute[] = [
  ...feedRoutes,
  ...profileRoutesWith(loadParts),
  ...messagingRoutes,
  ...notificationsRoutesWith(() => import('./notification-tabs')),
  ...accountRoutesWith(() => import('./login-parts')),
  ...siteRoutes,
  ...newsRoutes,
  ...searchRoutesWith(() => import('./search-parts')),
  ...jobsRoutesWith(loadParts),
  ...premiumRoutes,
  ...trackersRoutes,
  ...calculatorsRoutes,
  ...competitionsRoutes,
  ...ambassadorRoutes,
  ...mentorRoutesWith(loadParts),
];

/** The same, with parts of other features on their pages. */
export const filledRoutes = moreRoutes.map(withSlots);
