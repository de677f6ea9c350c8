import { accountDirectory, accountModule } from '@upround/account/api';
import { analyticsModule } from '@upround/analytics/api';
import { createFeed, feedFilters, feedSearch, homePage } from '@upround/feed/api';
import {
  createJobs,
  jobFilters,
  jobPages,
  jobSearch,
  jobTarget,
  jobsRss,
  resumeReaders,
} from '@upround/jobs/api';
import { conversationLock, messagingModule, messagingTargets } from '@upround/messaging/api';
import {
  editorialPages,
  newsModule,
  newsRss,
  newsTargets,
  storyPages,
  newsFilters,
  newsSearch,
} from '@upround/news/api';
import { notificationsModule } from '@upround/notifications/api';
import { entitlementsAt, premiumModule } from '@upround/premium/api';
import {
  digestReaders,
  messagePermission,
  notificationPreferences,
  peopleDirectory,
  personSearch,
  personTarget,
  profileModule,
  profilePages,
  readMarks,
} from '@upround/profile/api';
import { createLinkPreviews, searchModule } from '@upround/search/api';
import type { Mailer } from '@upround/shared/mail';
import type { Geocoder, PageSource, PushService, Realtime, RssSource } from '@upround/shared/ports';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';
import { housekeeping, type ApiModule } from '@upround/shared/server-kit';
import type { Images, LargeFileStore } from '@upround/shared/storage';
import { siteModule, sitePages } from '@upround/site/api';
import { followTies, socialModule } from '@upround/social/api';
import { createUploads, type UploadsSlice } from '@upround/uploads/api';
import { erasersOf, exportSources } from './leaving';
import { ownPages } from './pages/own-pages';

/** Feeds that are read at the same time; link previews have places of their own. */
const FEEDS_AT_ONCE = 10;

/** What the modules stand on. */
export interface ModuleParts {
  secrets: readonly [string, ...string[]];
  brand: string;
  /** Origins of the web app besides the API's own. */
  origins: readonly string[];
  /** Where the web app is, for addresses in e-mails; this machine unless said. */
  publicUrl?: string | undefined;
  files: LargeFileStore;
  images: Images;
  geocoder: Geocoder;
  mailer: Mailer;
  realtime: Realtime & Pick<RealtimePart, 'signToken'>;
  /** Sends to devices; by open pages unless said. */
  push?: PushService | undefined;
  /** Asks sites for previews, where tests are their internet. */
  previewFetch?: (() => SafeFetch) | undefined;
  /** The server's clock, where it is not the real one. */
  now?: () => Date;
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
}

/** The modules in order, with what stands for their pages elsewhere. */
export interface Composition {
  modules: ApiModule[];
  pages: readonly PageSource[];
  rss: readonly RssSource[];
  /** Serves the stored files that are not for everybody. */
  privateFile: UploadsSlice['privateFile'];
}

/** Every slice's server half, with its ports bound. The order is that of the demo community's making. */
export function composeModules(parts: ModuleParts): Composition {
  const { files, images, mailer, secrets, brand, origins } = parts;
  const previews = createLinkPreviews({
    ...{ files, images, now: parts.now, fetcher: parts.previewFetch },
    ownPages: ownPages(parts.publicUrl, brand, () => pages),
  });
  const feed = createFeed({ files, images, linkPreviews: previews.port });
  const uploads = createUploads({ files, images, readers: [resumeReaders], now: parts.now });
  const jobs = createJobs({
    ...{ now: parts.now, uploads: uploads.port, realtime: parts.realtime },
    alerts: {
      ...{ preferences: notificationPreferences, accounts: accountDirectory, mailer, brand },
      publicUrl: parts.publicUrl ?? 'http://localhost',
    },
  });
  const pages = [
    ...[homePage(brand), ...feed.pages, ...profilePages],
    ...[...storyPages, ...editorialPages, ...jobPages, ...sitePages(brand)],
  ];
  const social = {
    targets: [
      ...[...feed.reactionTargets, ...newsTargets, ...messagingTargets],
      ...[personTarget, jobTarget],
    ],
    polls: feed.pollBox,
  };
  const modules: ApiModule[] = [
    profileModule({
      ...{ files, images, exportSources, accounts: accountDirectory, now: parts.now },
      geocoder: parts.geocoder,
      followTies: followTies(personTarget),
      conversationLock,
      erasers: erasersOf(social, mailer),
      disconnect: (userId) => parts.realtime.disconnect(userId),
    }),
    accountModule({
      ...{ secrets, brand, origins, mailer },
      people: peopleDirectory,
      signAccess: parts.signAccess,
      signRealtime: parts.realtime.signToken,
    }),
    feed.module,
    premiumModule({ now: parts.now }),
    uploads.module,
    jobs.module,
    newsModule({
      entitlements: entitlementsAt(parts.now ?? (() => new Date())),
      safeFetch: createSafeFetch({ atOnce: FEEDS_AT_ONCE }),
      now: parts.now,
    }),
    socialModule(social),
    messagingModule({ realtime: parts.realtime, permission: messagePermission, readMarks }),
    notificationsModule({
      ...{ realtime: parts.realtime, push: parts.push, now: parts.now },
      preferences: notificationPreferences,
      digest: {
        ...{ readers: digestReaders, accounts: accountDirectory, mailer, brand },
        publicUrl: parts.publicUrl ?? 'http://localhost',
      },
    }),
    searchModule({
      sources: [...feedSearch, ...newsSearch, personSearch, jobSearch],
      filters: [...newsFilters, ...feedFilters, jobFilters],
      now: parts.now,
    }),
    previews.module,
    housekeeping,
    siteModule(),
    analyticsModule(),
  ];
  return {
    ...{ modules, pages, privateFile: uploads.privateFile },
    rss: [...feed.rss, ...newsRss, ...jobsRss],
  };
}
