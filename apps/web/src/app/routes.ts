import { routes as accountRoutes } from '@upround/account/web';
import { loadHitPresenters as loadFeedHits, routes as feedRoutes } from '@upround/feed/web';
import { routes as messagingRoutes } from '@upround/messaging/web';
import { routesWith as notificationsRoutesWith } from '@upround/notifications/web';
import { routes as profileRoutes } from '@upround/profile/web';
import { routesWith as searchRoutesWith, type HitPresenters } from '@upround/search/web';
import type { FeatureRoute } from '@upround/shared/routing';
import { routes as siteRoutes } from '@upround/site/web';
import { routes as newsRoutes } from '@upround/news/web';
import {
  loadHitPresenters as loadJobHits,
  loadNotificationTab as loadJobsTab,
  routes as jobsRoutes,
} from '@upround/jobs/web';

/** What slices show of their kinds in the results of a search. */
async function loadHitPresenters(): Promise<HitPresenters> {
  const [feed, jobs] = await Promise.all([loadFeedHits(), loadJobHits()]);
  return { ...feed, ...jobs };
}

/** Every page of the app: what the features bring, one after the other. */
export const routes: readonly FeatureRoute[] = [
  ...feedRoutes,
  ...profileRoutes,
  ...messagingRoutes,
  ...notificationsRoutesWith(async () => [await loadJobsTab()]),
  ...accountRoutes,
  ...siteRoutes,
  ...newsRoutes,
  ...searchRoutesWith(loadHitPresenters),
  ...jobsRoutes,
];
