import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { JobParts } from './job-parts';
import { jobsViewOf } from './model/jobs-view';

/**
 * The jobs: the board, and by its query one's applications, hiring, the form of a job and saved searches.
 *
 * @param loadParts loaded with the page
 */
export const routesWith = (loadParts: () => Promise<JobParts>): FeatureRoute[] => [
  {
    path: pages.jobs,
    shape: 'work',
    layout: 'default',
    access: 'guest',
    hasPhoneBar: (search) => jobsViewOf(search) === 'board' && search.has('job'),
    // The form has a bar of its own there.
    hidesBar: (search) => jobsViewOf(search) === 'post',
    page: async () => {
      const [{ jobsScreenWith }, parts] = await Promise.all([
        import('./board/jobs-screen'),
        loadParts(),
      ]);
      return jobsScreenWith(parts);
    },
    data: (client, _params, search) =>
      import('./board/data/read-ahead').then((m) => m.readJobsAhead(client, search)),
  },
];
