import { accountDirectory, accountModule, staffAccounts } from '@upround/account/api';
import { ambassadorTables, type Ambassadors } from '@upround/ambassador/api';
import { analyticsModule } from '@upround/analytics/api';
import { competitionTables, type Competitions } from '@upround/competitions/api';
import { createPollStore, feedModule } from '@upround/feed/api';
import { jobsModule } from '@upround/jobs/api';
import { conversationLock, messagingModule } from '@upround/messaging/api';
import { calculatorsModule } from '@upround/calculators/api';
import { editorialTables, newsModule } from '@upround/news/api';
import { notificationsModule } from '@upround/notifications/api';
import {
  createPremium,
  entitlementsAt,
  type PaymentProvider,
  type Premium,
} from '@upround/premium/api';
import {
  createPersonHiding,
  digestReaders,
  followCounts,
  memberStates,
  messagePermission,
  notificationPreferences,
  peopleDirectory,
  personTarget,
  profileModule,
  staffPeople,
} from '@upround/profile/api';
import { createLinkPreviews, linkPreviewsModule, searchModule } from '@upround/search/api';
import type {
  AllContributions,
  Geocoder,
  Mailer,
  PushService,
  Realtime,
} from '@upround/shared/ports';
import type { OpenDatabase } from '@upround/shared/db';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';
import { contributionsOf, housekeeping, type ApiModule } from '@upround/shared/server-kit';
import type { Images, LargeFileStore, PrivateFile } from '@upround/shared/storage';
import { siteModule } from '@upround/site/api';
import { followTies, socialModule } from '@upround/social/api';
import {
  privateFileRoute,
  uploadsModule,
  uploadsPort,
  type PrivateFileRouteParts,
} from '@upround/uploads/api';
import { createMentors, sessionTables, type Mentors } from '@upround/mentor/api';
import { createTrackers, factDates, type Trackers } from '@upround/trackers/api';
import {
  createReportStore,
  createSpamCheck,
  moderationModule,
  type Operations,
} from '@upround/moderation/api';
import { ambassadorsWith } from './compose-ambassadors';
import { competitionsWith } from './compose-competitions';
import { ownPages } from './pages/own-pages';

/** Feeds that are read at the same time; link previews have places of their own. */
const FEEDS_AT_ONCE = 10;

/**
 * Tables whose rows come from files of the product, and columns with dates of published facts: they are those of the
 * calendar, in a demo copy too.
 */
export const calendarDates: readonly string[] = [...editorialTables, ...factDates];

/** Tables whose times are those of a clock: in a demo copy they move by whole days. */
export const clockTables: readonly string[] = [
  ...sessionTables,
  ...competitionTables,
  ...ambassadorTables,
];

/** What the modules need. */
export interface ModuleParts {
  secrets: readonly [string, ...string[]];
  brand: string;
  /** Origins of the web app besides the API's own. */
  origins: readonly string[];
  /** Where the web app is, for addresses in e-mails; this machine by default. */
  publicUrl?: string | undefined;
  files: LargeFileStore;
  images: Images;
  geocoder: Geocoder;
  mailer: Mailer;
  realtime: Realtime & Pick<RealtimePart, 'signToken'>;
  /** Asked for when it is used. */
  database(): OpenDatabase;
  /** The running server, for admins; undefined until it is built. */
  operations?: (() => Operations | undefined) | undefined;
  /** Where the API is; the web app's address by default. */
  apiUrl?: string | undefined;
  /** Takes payments; the sandbox by default. */
  paymentProvider?: PaymentProvider | undefined;
  /** How long a payer can approve a payment; five minutes by default. */
  paymentWindowMs?: number | undefined;
  /** Hears what the sandbox of payments can't do. */
  onSandboxError?: ((error: unknown) => void) | undefined;
  /** Sends to devices; by open pages by default. */
  push?: PushService | undefined;
  /** Fetches sites for link previews; tests replace it with a fake internet. */
  previewFetch?: (() => SafeFetch) | undefined;
  /** The server's clock, where it is not the real one. */
  now?: () => Date;
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
}

/** The modules in order, with what they contribute together. */
export interface Composition {
  modules: readonly ApiModule[];
  contributed: AllContributions;
  /** Payments, which have routes besides their calls. */
  premium: Premium;
  /** Trackers, which have calendar files besides their calls. */
  trackers: Trackers;
  mentors: Mentors;
  /** Competitions, which have calendar files besides their calls. */
  competitions: Competitions;
  /** Ambassadors and creators, who have files of statements besides their calls. */
  ambassadors: Ambassadors;
  /** Serves the private stored files. */
  privateFile(parts: PrivateFileRouteParts): PrivateFile;
}

/** Every slice's server half, with its ports bound. The demo community is seeded in this order. */
export function composeModules(parts: ModuleParts): Composition {
  const { files, images, mailer, realtime, secrets, brand, origins } = parts;
  const now = parts.now ?? (() => new Date());
  const publicUrl = parts.publicUrl ?? 'http://localhost';
  // Hubs read contributions when they are called: by then all modules are in the list.
  let all: AllContributions | undefined;
  const contributed = () => (all ??= contributionsOf(modules));
  const emails = { accounts: accountDirectory, mailer, brand, publicUrl };
  const premium = createPremium({
    now,
    secrets,
    brand,
    contributed,
    realtime,
    publicUrl,
    database: () => parts.database(),
    apiUrl: parts.apiUrl ?? publicUrl,
    provider: parts.paymentProvider,
    windowMs: parts.paymentWindowMs,
    mails: { accounts: accountDirectory, mailer },
    onSandboxError: parts.onSandboxError,
  });
  const common = { now, secrets, realtime, publicUrl };
  const trackers = createTrackers({
    ...common,
    apiUrl: parts.apiUrl,
    payments: premium.payments,
    entitlements: entitlementsAt(now),
    mails: { mailer, brand },
    demo: () => import('@upround/trackers/demo'),
  });
  const mentors = createMentors({
    ...common,
    apiUrl: parts.apiUrl,
    payments: premium.payments,
    mails: { mailer, brand, accounts: accountDirectory, preferences: notificationPreferences },
    demo: () => import('@upround/mentor/demo'),
  });
  const linkPreviews = {
    files,
    images,
    now,
    fetcher: parts.previewFetch,
    ownPages: ownPages(parts.publicUrl, brand, () => contributed().pages),
  };

  const ownAddresses = [publicUrl, ...(parts.apiUrl ? [parts.apiUrl] : []), ...origins];
  const spamCheck = createSpamCheck({ contributed, now, ownAddresses });
  const uploads = uploadsPort(now);
  const ambassadors = ambassadorsWith(common);
  const competitions = competitionsWith({ now, realtime, publicUrl, uploads, spamCheck });

  const modules: readonly ApiModule[] = [
    profileModule({
      files,
      images,
      contributed,
      now,
      accounts: accountDirectory,
      geocoder: parts.geocoder,
      followTies: followTies(personTarget),
      pairLock: conversationLock,
      disconnect: (userId) => realtime.disconnect(userId),
    }),
    accountModule({
      secrets,
      brand,
      origins,
      mailer,
      people: peopleDirectory,
      signAccess: parts.signAccess,
      signRealtime: realtime.signToken,
    }),
    feedModule({
      now,
      brand,
      files,
      images,
      linkPreviews: createLinkPreviews(linkPreviews),
      spamCheck,
      demo: () => import('@upround/feed/demo'),
    }),
    // What was paid for sessions is seeded with the other payments.
    mentors.module,
    premium.module,
    uploadsModule({ files, images, contributed, now }),
    jobsModule({
      now,
      demo: () => import('@upround/jobs/demo'),
      storeFile: (key, bytes, type) => files.put(key, bytes, type),
      realtime,
      uploads,
      entitlements: entitlementsAt(now),
      alerts: { ...emails, preferences: notificationPreferences },
    }),
    newsModule({
      now,
      files,
      demo: () => import('@upround/news/demo'),
      entitlements: entitlementsAt(now),
      safeFetch: createSafeFetch({ atOnce: FEEDS_AT_ONCE }),
    }),
    socialModule({
      contributed,
      reportStore: createReportStore({ contributed, now }),
      spamCheck,
      personHiding: createPersonHiding({
        pairLock: conversationLock,
        followTies: followTies(personTarget),
      }),
      realtime,
      followCounts,
      polls: createPollStore(now),
      demo: () => import('@upround/social/demo'),
    }),
    messagingModule({
      realtime,
      permission: messagePermission,
      contributed,
      demo: () => import('@upround/messaging/demo'),
    }),
    notificationsModule({
      contributed,
      realtime,
      now,
      push: parts.push,
      preferences: notificationPreferences,
      digest: { ...emails, readers: digestReaders },
    }),
    searchModule({ contributed, now }),
    linkPreviewsModule(linkPreviews),
    housekeeping,
    siteModule({ brand }),
    analyticsModule(),
    trackers.module,
    competitions.module,
    ambassadors.module,
    calculatorsModule({ now, realtime }),
    moderationModule({
      now,
      operations: parts.operations,
      contributed,
      members: memberStates,
      mails: emails,
      people: staffPeople,
      accounts: staffAccounts,
      memberships: premium.memberships,
      payments: premium.staffPayments,
    }),
  ];
  return {
    modules,
    premium,
    trackers,
    mentors,
    competitions,
    ambassadors,
    contributed: contributed(),
    privateFile: (asked) => privateFileRoute({ files, contributed }, asked),
  };
}
