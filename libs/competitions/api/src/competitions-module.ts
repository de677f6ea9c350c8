import { competitionsDocs } from '@upround/competitions/contract';
import type { Database } from '@upround/shared/db';
import type { NotificationKind } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { registerCalendarFiles } from './calendars/register-calendar-files';
import { registerCertificates } from './certificates/register-certificates';
import { competitionRoutes } from './competition/competition.routes';
import type { CompetitionsSettings } from './competitions-settings';
import { competitionTarget } from './contributions/competition-target';
import { competitionsCommands } from './contributions/competitions-commands';
import { competitionsEraser } from './contributions/competitions-eraser';
import { competitionsExports } from './contributions/competitions-exports';
import { competitionsPages } from './contributions/competitions-pages';
import { competitionsSearch } from './contributions/competitions-search';
import { entryFileReaders } from './contributions/entry-file-readers';
import { entryTarget } from './contributions/entry-target';
import { moderatedEntries } from './contributions/moderated-entries';
import { profileEntries } from './contributions/profile-entries';
import { deskRoutes } from './desk/desk.routes';
import { entryRoutes } from './entries/entry.routes';
import { judgingRoutes } from './judging/judging.routes';
import { competitionNotification } from './notices/competition-notification';
import { noticesTask } from './notices/find-notices.task';
import { judgingNotification } from './notices/judging-notification';
import { resultRoutes } from './results/result.routes';
import type { CompetitionsDemo } from './seed/competitions-demo';
import { voteRoutes } from './votes/vote.routes';

/** What competitions need from the rest of the server. Bound in apps/api. */
export interface CompetitionsDeps
  extends
    Pick<CompetitionsSettings, 'publicUrl' | 'uploads' | 'profiles'>,
    Partial<Pick<CompetitionsSettings, 'now' | 'realtime' | 'spamCheck'>> {
  /** The competitions of the demo community; without it nothing is seeded. */
  demo?: (() => Promise<CompetitionsDemo>) | undefined;
}

/** The server half of competitions. */
export interface Competitions {
  module: ApiModule;
  /** Adds the files that calendar apps read, and certificates. */
  register(app: FastifyInstance, parts: { db: Database }): void;
}

/**
 * The server half of competitions: what can be entered, and the entries of members.
 *
 * @param deps the realtime connection, files, and in tests the clock
 */
export function createCompetitions(deps: CompetitionsDeps): Competitions {
  const settings: CompetitionsSettings = {
    now: deps.now ?? (() => new Date()),
    realtime: deps.realtime,
    publicUrl: deps.publicUrl,
    uploads: deps.uploads,
    profiles: deps.profiles,
    spamCheck: deps.spamCheck,
  };
  return {
    module: {
      name: 'competitions',
      docs: competitionsDocs,
      calls: [
        ...competitionRoutes(settings),
        ...entryRoutes(settings),
        ...voteRoutes(settings),
        ...judgingRoutes(settings),
        ...resultRoutes(),
        ...deskRoutes(settings),
      ],
      tasks: [noticesTask(settings)],
      contributes: {
        notifications: [
          competitionNotification(settings) as NotificationKind,
          judgingNotification as NotificationKind,
        ],
        targets: [competitionTarget, entryTarget],
        moderated: [moderatedEntries],
        uploadReaders: [entryFileReaders(settings)],
        erasers: [competitionsEraser(settings)],
        exports: competitionsExports,
        pages: competitionsPages(settings),
        profileLists: [profileEntries],
        commands: competitionsCommands(settings),
        search: [competitionsSearch],
      },
      seed: async (context) => {
        if (deps.demo === undefined) return;
        const { seedCompetitions } = await import('./seed/seed-competitions');
        await seedCompetitions(await deps.demo(), context);
      },
    },
    register: (app, parts) => {
      registerCalendarFiles(app, settings, parts);
      registerCertificates(app, settings, parts);
    },
  };
}
