import { feedDocs } from '@upround/feed/contract';
import type { LinkPreviews, SpamCheck } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FileStore, Images } from '@upround/shared/storage';
import type { FeedSettings } from './feed-settings';
import { homeTasks } from './home/home.tasks';
import { ideaRoutes } from './idea/idea.routes';
import { ideaRankingTask } from './idea/idea-ranking';
import { ideaTarget } from './contributions/idea-target';
import { feedRss } from './contributions/feed-rss';
import { ideaPages } from './contributions/idea-pages';
import { podPages } from './contributions/pod-pages';
import { postPages } from './contributions/post-pages';
import { podTarget } from './contributions/pod-target';
import { podWeekTask } from './pod/pod-week.task';
import { podRoutes } from './pod/pod.routes';
import { pollEndTask } from './post/poll-end.task';
import { feedEraser } from './contributions/feed-eraser';
import { feedExports } from './contributions/feed-exports';
import { feedNotifications } from './contributions/feed-notifications';
import { feedSearch } from './contributions/feed-search';
import { homePage } from './contributions/home-page';
import { ideaFilters } from './contributions/idea-filters';
import { moderatedIdeas } from './contributions/moderated-ideas';
import { moderatedPosts } from './contributions/moderated-posts';
import { postTarget } from './contributions/post-target';
import { postLinkTasks } from './post/post-link.tasks';
import { postRoutes } from './post/post.routes';
import { pictureStore } from './post/store-picture';
import { rankingTask } from './ranking/ranking.service';
import type { FeedDemo } from './seed/feed-demo';

/** Above this many followers a post is not pushed to them, but merged in when they read. */
const MERGE_ABOVE = 20_000;

const noPreviews: LinkPreviews = {
  known: async () => null,
  read: async () => null,
  readOwn: async () => new Map(),
};

/** What the feed needs from the rest of the server. Bound in apps/api. */
export interface FeedDeps {
  /** The product's name. */
  brand: string;
  /** Takes uploaded pictures in. */
  images: Pick<Images, 'process'>;
  /** Keeps their files, and those of the demo community. */
  files: Pick<FileStore, 'put' | 'remove'>;
  /** Looks at the pages behind links; without it posts show none. */
  linkPreviews?: LinkPreviews;
  /** Holds spam until a moderator has looked at it; without it nothing is held. */
  spamCheck?: SpamCheck | undefined;
  /** What the demo community writes; without it nothing is seeded. */
  demo?: (() => Promise<FeedDemo>) | undefined;
  /** The server's clock; the real one by default. */
  now?: () => Date;
  /** Followers above which posts are merged in at reading; 20,000 by default. */
  mergeAbove?: number;
}

/**
 * The server half of the feed: posts, ideas, pods, trending and homes.
 *
 * @param deps storage for pictures, and in tests the clock and the threshold of pushing
 */
export function feedModule(deps: FeedDeps): ApiModule {
  const { brand, demo, images, files, linkPreviews, spamCheck, now, mergeAbove } = deps;
  const settings: FeedSettings = {
    now: now ?? (() => new Date()),
    storePicture: pictureStore(images),
    removeFiles: (keys) => files.remove(keys),
    linkPreviews: linkPreviews ?? noPreviews,
    spamCheck,
    mergeAbove: mergeAbove ?? MERGE_ABOVE,
  };
  return {
    name: 'feed',
    docs: feedDocs,
    calls: [...postRoutes(settings), ...ideaRoutes(settings), ...podRoutes],
    tasks: [
      ...homeTasks(settings),
      ...postLinkTasks(settings),
      rankingTask(settings.now),
      ideaRankingTask(settings.now),
      podWeekTask(settings.now),
      pollEndTask(settings.now),
    ],
    contributes: {
      targets: [postTarget, ideaTarget, podTarget],
      moderated: [moderatedPosts, moderatedIdeas],
      pages: [homePage(brand), ...postPages, ...ideaPages, ...podPages],
      rss: feedRss,
      search: feedSearch,
      filters: ideaFilters,
      erasers: [feedEraser],
      exports: feedExports,
      notifications: feedNotifications,
    },
    seed: async (context) => {
      if (demo === undefined) return;
      const { seedFeed } = await import('./seed/seed-feed');
      await seedFeed(await demo(), (key, bytes, type) => files.put(key, bytes, type), context);
    },
  };
}
