import { accountRoutes } from './account.links';
import { ambassadorLinks, ambassadorRoutes } from './ambassador.links';
import { calculatorsLinks, calculatorsRoutes } from './calculators.links';
import { competitionsLinks, competitionsRecords, competitionsRoutes } from './competitions.links';
import { feedLinks, feedRecords, feedRoutes } from './feed.links';
import { jobsLinks, jobsRecords, jobsRoutes } from './jobs.links';
import { accountLinks } from './login.links';
import { mentorLinks, mentorRecords, mentorRoutes } from './mentor.links';
import { messagingLinks, messagingRoutes } from './messaging.links';
import { newsLinks, newsRecords, newsRoutes } from './news.links';
import { notificationsLinks, notificationsRoutes } from './notifications.links';
import { premiumLinks, premiumRoutes } from './premium.links';
import { profileLinks, profileRecords, profileRoutes } from './profile.links';
import { searchLinks, searchRoutes } from './search.links';
import { siteLinks, siteRoutes } from './site.links';
import { trackersLinks, trackersRecords, trackersRoutes } from './trackers.links';

/** The route patterns of all slices. */
export const sliceRoutes = {
  ...feedRoutes,
  ...newsRoutes,
  ...searchRoutes,
  ...jobsRoutes,
  ...profileRoutes,
  ...messagingRoutes,
  ...notificationsRoutes,
  ...premiumRoutes,
  ...accountRoutes,
  ...siteRoutes,
  ...trackersRoutes,
  ...calculatorsRoutes,
  ...mentorRoutes,
  ...competitionsRoutes,
  ...ambassadorRoutes,
} as const;

/** Their builders of addresses. */
export const sliceLinks = {
  ...feedLinks,
  ...newsLinks,
  ...searchLinks,
  ...jobsLinks,
  ...profileLinks,
  ...messagingLinks,
  ...notificationsLinks,
  ...premiumLinks,
  ...accountLinks,
  ...siteLinks,
  ...trackersLinks,
  ...calculatorsLinks,
  ...mentorLinks,
  ...competitionsLinks,
  ...ambassadorLinks,
} as const;

/** The page of each kind of record. */
export const sliceRecords = {
  ...feedRecords,
  ...newsRecords,
  ...jobsRecords,
  ...profileRecords,
  ...trackersRecords,
  ...mentorRecords,
  ...competitionsRecords,
} as const;
