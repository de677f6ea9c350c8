import { accountDirectory, accountModule } from '@upround/account/api';
import { analyticsModule } from '@upround/analytics/api';
import { createFeed } from '@upround/feed/api';
import { conversationLock, messagingModule, messagingTargets } from '@upround/messaging/api';
import { notificationsModule } from '@upround/notifications/api';
import {
  digestReaders,
  messagePermission,
  notificationPreferences,
  peopleDirectory,
  personTarget,
  profileModule,
  profilePages,
  readMarks,
} from '@upround/profile/api';
import { searchModule } from '@upround/search/api';
import type { Mailer } from '@upround/shared/mail';
import type { Geocoder, PushService, Realtime } from '@upround/shared/ports';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import { housekeeping, type ApiModule } from '@upround/shared/server-kit';
import type { Images, LargeFileStore } from '@upround/shared/storage';
import { siteModule } from '@upround/site/api';
import { followTies, socialModule } from '@upround/social/api';
import { erasersOf, exportSources } from './leaving';
import type { PageStatus } from './pages/page-status';

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
  /** The server's clock, where it is not the real one. */
  now?: () => Date;
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
}

/** The modules in order, and what says whether their records' pages exist. */
export interface Composition {
  modules: ApiModule[];
  pages: readonly PageStatus[];
}

/** Every slice's server half, with its ports bound. The order is that of the demo community's making. */
export function composeModules(parts: ModuleParts): Composition {
  const { files, images, mailer, secrets, brand, origins } = parts;
  const feed = createFeed({ files, images });
  const social = {
    targets: [...feed.reactionTargets, ...messagingTargets, personTarget],
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
    searchModule(),
    housekeeping,
    siteModule(),
    analyticsModule(),
  ];
  return { modules, pages: [...feed.pages, ...profilePages] };
}
