import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export { ApplicationEvents } from './events/application-events';
export { navigationItem } from './navigation/navigation-item';
export { profileTabs } from './profile-tabs/profile-tabs';

/** The jobs: the board, and by its query one's applications, hiring, the form of a job and saved searches. */
export const routes: FeatureRoute[] = [
  {
    path: pages.jobs,
    layout: 'default',
    access: 'guest',
    page: () => import('./board/jobs-screen').then((m) => m.JobsScreen),
    data: (client, _params, search) =>
      import('./board/data/read-ahead').then((m) => m.readJobsAhead(client, search)),
  },
];

/** What search shows of jobs; loaded with its page. */
export const loadHitPresenters = () => import('./hits/job-hit').then((m) => ({ JOB: m.jobHit }));

/** The tab of notifications about jobs; loaded with their page. */
export const loadNotificationTab = () =>
  import('./notification-tab/notification-tab').then((m) => m.notificationTab);
