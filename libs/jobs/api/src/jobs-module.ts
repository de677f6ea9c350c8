import { jobsDocs } from '@upround/jobs/contract';
import type { Realtime, Uploads } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { changeSender } from './application/application.events';
import { applicationTasks } from './application/application.tasks';
import { applicationCalls } from './application/application.routes';
import { boardCalls } from './board/board.routes';
import { jobCalls } from './job/job.routes';
import type { AlertParts, JobsSettings } from './jobs-settings';
import { lifecycleTasks } from './lifecycle/lifecycle.tasks';
import { alertTasks } from './saved-search/alert.tasks';
import { savedSearchCalls } from './saved-search/saved-search.routes';
import { seedJobs } from './seed/seed-jobs';

/** Without uploads nobody has a résumé. */
const noUploads: Uploads = { take: async () => null, describe: async () => new Map() };

/** What jobs need from the rest of the server. Bound in apps/api. */
export interface JobsDeps {
  /** The server's clock; the real one unless said. */
  now?: (() => Date) | undefined;
  /** Takes résumés for applications; without it there are none. */
  uploads?: Uploads;
  /** Mails new jobs of saved searches; without it they are told in the app alone. */
  alerts?: AlertParts;
  /** Tells open pages of applications; without it they read what changed when they are opened. */
  realtime?: Realtime;
}

/** The server half of jobs. */
export interface Jobs {
  module: ApiModule;
}

/**
 * Builds jobs: the board, what people post, applications and saved searches.
 *
 * @param deps uploads, alerts and the realtime connection, and in tests the clock
 */
export function createJobs({ now, uploads, alerts, realtime }: JobsDeps = {}): Jobs {
  const settings: JobsSettings = {
    now: now ?? (() => new Date()),
    uploads: uploads ?? noUploads,
    alerts,
    sendChange: changeSender(realtime),
  };
  return {
    module: {
      name: 'jobs',
      docs: jobsDocs,
      calls: [
        ...boardCalls(settings),
        ...jobCalls(settings),
        ...savedSearchCalls(settings),
        ...applicationCalls(settings),
      ],
      tasks: [...lifecycleTasks(settings), ...applicationTasks(settings), ...alertTasks(settings)],
      seed: seedJobs,
    },
  };
}
