import { jobsDocs } from '@upround/jobs/contract';
import type { Entitlements, Realtime, Uploads } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { changeSender } from './application/application.events';
import { applicationTasks } from './application/application.tasks';
import { applicationRoutes } from './application/application.routes';
import { boardRoutes } from './board/board.routes';
import { companyRoutes } from './company/company.routes';
import { jobRoutes } from './job/job.routes';
import { companyLogos } from './contributions/company-logos';
import { jobFilters } from './contributions/job-filters';
import { applicationAcquaintances } from './contributions/application-acquaintances';
import { jobPages } from './contributions/job-pages';
import { jobSearch } from './contributions/job-search';
import { jobTarget } from './contributions/job-target';
import { moderatedJobs } from './contributions/moderated-jobs';
import { jobsCommands } from './contributions/jobs-commands';
import { jobsDeletionEffects } from './contributions/jobs-deletion-effects';
import { companiesEraser } from './contributions/companies-eraser';
import { jobsEraser } from './contributions/jobs-eraser';
import { jobsExports } from './contributions/jobs-exports';
import { jobsNotifications } from './contributions/jobs-notifications';
import { jobsRss } from './contributions/jobs-rss';
import { profileJobs } from './contributions/profile-jobs';
import { resumeReaders } from './contributions/resume-readers';
import type { AlertParts, JobsSettings } from './jobs-settings';
import { lifecycleTasks } from './lifecycle/lifecycle.tasks';
import { alertTasks } from './saved-search/alert.tasks';
import { savedSearchRoutes } from './saved-search/saved-search.routes';
import type { StoreFile } from './seed/seed-companies';
import type { JobsDemo } from './seed/jobs-demo';

/** Without it applications have no résumés. */
const noUploads: Uploads = {
  take: async () => null,
  describe: async () => new Map(),
  release: async () => undefined,
  handOver: async () => undefined,
};

/** Without it everyone has what is free. */
const noPlans: Entitlements = { of: async () => null };

/** What jobs need from the rest of the server. Bound in apps/api. */
export interface JobsDeps {
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  /** Takes résumés for applications; without it there are none. */
  uploads?: Uploads;
  /** Finds which plan a person has; without it no one has one. */
  entitlements?: Entitlements;
  /** Mails alerts of saved searches; without it alerts are notifications in the app only. */
  alerts?: AlertParts;
  /** Sends changes of applications to open pages; without it pages read them when they are opened. */
  realtime?: Realtime;
  /** The jobs of the demo community; without it nothing is seeded. */
  demo?: (() => Promise<JobsDemo>) | undefined;
  /** Stores the drawn logos of the demo's companies; without it they have monograms. */
  storeFile?: StoreFile | undefined;
}

/**
 * The server half of jobs: the board, what people post, applications and saved searches.
 *
 * @param deps uploads, alerts and the realtime connection, and in tests the clock
 */
export function jobsModule({
  now,
  uploads,
  entitlements,
  alerts,
  realtime,
  demo,
  storeFile,
}: JobsDeps = {}): ApiModule {
  const settings: JobsSettings = {
    now: now ?? (() => new Date()),
    uploads: uploads ?? noUploads,
    entitlements: entitlements ?? noPlans,
    alerts,
    sendChange: changeSender(realtime),
  };
  return {
    name: 'jobs',
    docs: jobsDocs,
    calls: [
      ...boardRoutes(settings),
      ...jobRoutes(settings),
      ...companyRoutes(settings),
      ...savedSearchRoutes(settings),
      ...applicationRoutes(settings),
    ],
    tasks: [...lifecycleTasks(settings), ...applicationTasks(settings), ...alertTasks(settings)],
    contributes: {
      targets: [jobTarget],
      moderated: [moderatedJobs],
      pages: jobPages,
      rss: jobsRss,
      search: [jobSearch],
      filters: [jobFilters],
      profileLists: [profileJobs],
      erasers: [jobsEraser, companiesEraser],
      deletionEffects: [jobsDeletionEffects],
      exports: jobsExports,
      notifications: jobsNotifications,
      uploadReaders: [resumeReaders, companyLogos],
      acquaintances: [applicationAcquaintances],
      commands: jobsCommands,
    },
    seed: async (context) => {
      if (demo === undefined) return;
      const { seedJobs } = await import('./seed/seed-jobs');
      await seedJobs(await demo(), context, storeFile);
    },
  };
}
