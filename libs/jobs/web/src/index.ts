import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export { ApplicationEvents } from './events/application-events';
export { jobHit } from './hits/job-hit';
export { useKindTexts } from './kinds/kind-texts';
export { markPresenters } from './kinds/mark-presenter';
export { navigationItem } from './navigation/navigation-item';
export { notificationTab } from './notification-tab/notification-tab';
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
