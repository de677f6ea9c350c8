import { mentorDocs } from '@upround/mentor/contract';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';
import type { ApiModule, CallImplementation } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { busyCalendarRoutes } from './busy-calendars/busy-calendar.routes';
import { createCalendarReader } from './busy-calendars/calendar-reader';
import { readCalendarsTask } from './busy-calendars/read-calendars.task';
import type { CalendarParts } from './busy-calendars/read-calendar';
import { bookingSale } from './booking/booking-sale';
import { bookingRoutes } from './booking/booking.routes';
import { endedMentorTasks } from './booking/cancel-sessions.task';
import { dueBookingTasks } from './booking/due-bookings';
import { giveUpOrderTask } from './booking/give-up-order.task';
import { remindersTask } from './booking/reminders.task';
import { calendarRoutes } from './calendars/calendar.routes';
import { registerCalendarFiles, type CalendarFileParts } from './calendars/register-calendar-files';
import { mentorDeletionEffects } from './contributions/mentor-deletion-effects';
import { mentorEraser } from './contributions/mentor-eraser';
import { mentorExports } from './contributions/mentor-exports';
import { mentorSearch } from './contributions/mentor-search';
import { mentorTarget } from './contributions/mentor-target';
import { moderatedMentors } from './contributions/moderated-mentors';
import { moderatedReviews } from './contributions/moderated-reviews';
import { reviewTarget } from './contributions/review-target';
import { mentorPages } from './contributions/mentor-pages';
import { mentorsCommands } from './contributions/mentors-commands';
import { profileApprovals } from './contributions/profile-approvals';
import { profileMentoring } from './contributions/profile-mentoring';
import { matchRoutes } from './funnel/match.routes';
import { hoursRoutes } from './hours/hours.routes';
import { nextSlotTasks } from './hours/next-slot.task';
import { slotRoutes } from './hours/slots.routes';
import { mentorRoutes } from './mentor/mentor.routes';
import { ownMentorRoutes } from './mentor/own-mentor.routes';
import type { MentorSettings } from './mentor-settings';
import { mailTasks } from './notices/mail.tasks';
import { mentorNotifications } from './notices/mentor-notifications';
import { revealReviewsTask } from './reviews/reveal-reviews.task';
import { reviewRoutes } from './reviews/review.routes';
import type { MentorsDemo } from './seed/mentors-demo';
import { serviceRoutes } from './services/service.routes';
import { waitRoutes } from './waits/wait.routes';

/** What mentors need from the rest of the server. Bound in apps/api. */
export interface MentorDeps
  extends
    Pick<MentorSettings, 'secrets' | 'publicUrl' | 'mails'>,
    Partial<Pick<MentorSettings, 'now' | 'payments' | 'realtime' | 'apiUrl'>> {
  /** Asks for calendars of the internet; the guarded fetcher by default. */
  calendarFetch?: SafeFetch | undefined;
  /** The mentors of the demo community; without it nothing is seeded. */
  demo?: (() => Promise<MentorsDemo>) | undefined;
}

/** The server half of mentors. */
export interface Mentors {
  module: ApiModule;
  /** Adds the files that calendar apps read. */
  register(app: FastifyInstance, parts: CalendarFileParts): void;
}

const settingsOf = (deps: MentorDeps): MentorSettings => ({
  now: deps.now ?? (() => new Date()),
  payments: deps.payments,
  realtime: deps.realtime,
  secrets: deps.secrets,
  apiUrl: deps.apiUrl ?? deps.publicUrl,
  publicUrl: deps.publicUrl,
  mails: deps.mails,
});

/** The calls of all areas; each adds its routes, which take the settings. */
const callsOf = (settings: MentorSettings, parts: CalendarParts): readonly CallImplementation[] => [
  ...busyCalendarRoutes(settings, parts),
  ...bookingRoutes(settings),
  ...reviewRoutes(settings),
  ...calendarRoutes(settings),
  ...mentorRoutes(settings),
  ...slotRoutes(settings),
  ...waitRoutes(settings),
  ...matchRoutes(settings),
  ...ownMentorRoutes(settings),
  ...serviceRoutes(settings),
  ...hoursRoutes(settings),
];

/**
 * The server half of mentors: their profiles and hours, and the sessions that members book.
 *
 * @param deps payments, mails and the realtime connection, and in tests the clock
 */
export function createMentors(deps: MentorDeps): Mentors {
  const settings = settingsOf(deps);
  const calendars = {
    fetcher: deps.calendarFetch ?? createSafeFetch(),
    reader: createCalendarReader(),
  };
  return {
    module: {
      name: 'mentor',
      docs: mentorDocs,
      calls: callsOf(settings, calendars),
      tasks: [
        ...nextSlotTasks(settings),
        readCalendarsTask(settings, calendars),
        ...dueBookingTasks(settings),
        giveUpOrderTask(settings),
        remindersTask(settings),
        ...endedMentorTasks(settings),
        revealReviewsTask(settings),
        ...mailTasks(settings),
      ],
      contributes: {
        approvals: [profileApprovals],
        commands: mentorsCommands(settings),
        erasers: [mentorEraser],
        exports: mentorExports,
        pages: mentorPages,
        profileLists: [profileMentoring],
        sales: [bookingSale(settings)],
        deletionEffects: [mentorDeletionEffects],
        notifications: mentorNotifications,
        search: [mentorSearch],
        targets: [mentorTarget, reviewTarget],
        moderated: [moderatedMentors, moderatedReviews],
      },
      seed: async (context) => {
        if (deps.demo === undefined) return;
        const { seedMentors } = await import('./seed/seed-mentors');
        await seedMentors(await deps.demo(), context);
      },
    },
    register: (app, parts) => registerCalendarFiles(app, settings, parts),
  };
}
