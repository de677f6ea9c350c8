import { trackersDocs } from '@upround/trackers/contract';
import type { Entitlements, Payments, Realtime } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { bundleSale } from './bundle/bundle-sale';
import { bundleRoutes } from './bundle/bundle.routes';
import { registerCalendarFiles, type CalendarFileParts } from './calendar/register-calendar-files';
import { confirmBookingTask, type ConfirmationParts } from './bundle/confirm-booking.task';
import { calendarRoutes } from './calendar/calendar.routes';
import { fundingRss } from './contributions/funding-rss';
import { moderatedTrackers } from './contributions/moderated-trackers';
import { outdatedApprovals } from './contributions/outdated-approvals';
import { recordFilters } from './contributions/record-filters';
import { recordPages } from './contributions/record-pages';
import { recordSearch } from './contributions/record-search';
import { trackerNotifications } from './contributions/tracker-notifications';
import { trackersCommands } from './contributions/trackers-commands';
import { trackersDeletionEffects } from './contributions/trackers-deletion-effects';
import { trackersEraser } from './contributions/trackers-eraser';
import { trackersExports } from './contributions/trackers-exports';
import { trackerTarget } from './contributions/tracker-target';
import { fitRoutes } from './fit/fit.routes';
import { refreshOpeningsTask } from './lifecycle/openings.task';
import { remindersTask } from './lifecycle/reminders.task';
import { listRoutes } from './list/list.routes';
import { markRoutes } from './marks/mark.routes';
import { pipelineRoutes } from './pipeline/pipeline.routes';
import { reportRoutes } from './report/report.routes';
import type { TrackersDemo } from './seed/seed-trackers';
import type { TrackersSettings } from './trackers-settings';
import { viewRoutes } from './views/view.routes';

/** Without it everyone has what is free. */
const noPlans: Entitlements = { of: async () => null };

/** What trackers need from the rest of the server. Bound in apps/api. */
export interface TrackersDeps {
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  /** Finds which plan a person has; without it no one has one. */
  entitlements?: Entitlements | undefined;
  /** Takes payments of the bundle; without it nothing is sold. */
  payments?: Payments | undefined;
  /** Sends changes to the member's open pages; without it pages read them when they are opened. */
  realtime?: Pick<Realtime, 'send'> | undefined;
  secrets: readonly [string, ...string[]];
  /** Where the web app is, and the API if it is elsewhere. */
  publicUrl: string;
  apiUrl?: string | undefined;
  /** Confirms paid bookings by email. */
  mails: Pick<ConfirmationParts, 'mailer' | 'brand'>;
  /** The records and marks of the demo community; without it nothing is seeded. */
  demo?: (() => Promise<TrackersDemo>) | undefined;
}

/** The server half of trackers. */
export interface Trackers {
  module: ApiModule;
  /** Adds the files that calendar apps read. */
  register(app: FastifyInstance, parts: CalendarFileParts): void;
}

const settingsOf = (deps: TrackersDeps): TrackersSettings => ({
  now: deps.now ?? (() => new Date()),
  entitlements: deps.entitlements ?? noPlans,
  payments: deps.payments,
  realtime: deps.realtime,
  secrets: deps.secrets,
  apiUrl: deps.apiUrl ?? deps.publicUrl,
  publicUrl: deps.publicUrl,
});

/**
 * The server half of trackers: funders and programmes, members' pipelines, and the bundle.
 *
 * @param deps plans, payments and the realtime connection, and in tests the clock
 */
export function createTrackers(deps: TrackersDeps): Trackers {
  const settings = settingsOf(deps);
  const { now } = settings;
  return {
    module: {
      name: 'trackers',
      docs: trackersDocs,
      calls: [
        ...listRoutes(settings),
        ...markRoutes(settings),
        ...reportRoutes(settings),
        ...fitRoutes(settings),
        ...viewRoutes(settings),
        ...pipelineRoutes(settings),
        ...calendarRoutes(settings),
        ...bundleRoutes(settings),
      ],
      tasks: [
        refreshOpeningsTask(settings),
        remindersTask(settings),
        confirmBookingTask({ ...deps.mails, publicUrl: deps.publicUrl }),
      ],
      contributes: {
        targets: [trackerTarget(settings)],
        moderated: [moderatedTrackers],
        approvals: [outdatedApprovals],
        sales: [bundleSale(settings)],
        search: [recordSearch],
        filters: recordFilters(now),
        pages: recordPages,
        rss: fundingRss,
        notifications: trackerNotifications,
        erasers: [trackersEraser],
        exports: trackersExports,
        deletionEffects: [trackersDeletionEffects],
        commands: trackersCommands(now),
      },
      seed: async (context) => {
        if (deps.demo === undefined) return;
        const { seedTrackers } = await import('./seed/seed-trackers');
        await seedTrackers(await deps.demo(), context);
      },
    },
    register: (app, parts) => registerCalendarFiles(app, settings, parts),
  };
}
