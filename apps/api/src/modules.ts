import { accountDirectory, accountModule } from '@upround/account/api';
import { analyticsModule } from '@upround/analytics/api';
import { createFeed } from '@upround/feed/api';
import { messagingModule, messagingTargets } from '@upround/messaging/api';
import { notificationsModule } from '@upround/notifications/api';
import { peopleDirectory, personTarget, profileModule, profilePages } from '@upround/profile/api';
import { searchModule } from '@upround/search/api';
import type { Mailer } from '@upround/shared/mail';
import { housekeeping, type ApiModule } from '@upround/shared/server-kit';
import type { FileStore, Images } from '@upround/shared/storage';
import { siteModule } from '@upround/site/api';
import { socialModule } from '@upround/social/api';
import type { PageStatus } from './pages/page-status';

/** What the modules stand on. */
export interface ModuleParts {
  secrets: readonly [string, ...string[]];
  brand: string;
  /** Origins of the web app besides the API's own. */
  origins: readonly string[];
  files: FileStore;
  images: Images;
  mailer: Mailer;
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
  const keepFile = (key: string, bytes: Buffer, contentType: string) =>
    files.put(key, bytes, contentType);
  const feed = createFeed({ files, images });
  const modules: ApiModule[] = [
    profileModule({ accounts: accountDirectory, keepFile }),
    accountModule({
      ...{ secrets, brand, origins, mailer },
      people: peopleDirectory,
      signAccess: parts.signAccess,
    }),
    feed.module,
    socialModule({
      targets: [...feed.reactionTargets, ...messagingTargets, personTarget],
      polls: feed.pollBox,
    }),
    messagingModule(),
    notificationsModule(),
    searchModule(),
    housekeeping,
    siteModule(),
    analyticsModule(),
  ];
  return { modules, pages: [...feed.pages, ...profilePages] };
}
