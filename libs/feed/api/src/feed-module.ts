import { feedDocs } from '@upround/feed/contract';
import type {
  LinkPreviews,
  PageSource,
  PollBox,
  ReactionTarget,
  RssSource,
} from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FileStore, Images } from '@upround/shared/storage';
import type { FeedSettings } from './feed-settings';
import { homeTasks } from './home/home.tasks';
import { ideaCalls } from './idea/idea.routes';
import { ideaRankingTask } from './idea/idea-ranking';
import { ideaTarget } from './idea/idea-target';
import { feedRss } from './pages/feed-rss';
import { ideaPages } from './pages/idea-pages';
import { podPages } from './pages/pod-pages';
import { postPages } from './pages/post-pages';
import { podTarget } from './pod/pod-target';
import { podWeekTask } from './pod/pod-week.task';
import { podCalls } from './pod/pod.routes';
import { createPollBox } from './post/poll-box';
import { pollEndTask } from './post/poll-end.task';
import { postTarget } from './post/post-target';
import { postLinkTasks } from './post/post-link.tasks';
import { postCalls } from './post/post.routes';
import { pictureStore } from './post/store-picture';
import { rankingTask } from './ranking/ranking.service';
import { seedFeed } from './seed/seed-feed';

/** Above this many followers a post is not pushed to them, but merged in when they read. */
const MERGE_ABOVE = 20_000;

const noPreviews: LinkPreviews = { known: async () => null, read: async () => null };

/** What the feed needs from the rest of the server. Bound in apps/api. */
export interface FeedDeps {
  /** Takes uploaded pictures in. */
  images: Pick<Images, 'process'>;
  /** Keeps their files, and those of the demo community. */
  files: Pick<FileStore, 'put' | 'remove'>;
  /** Looks at the pages behind links; without it posts show none. */
  linkPreviews?: LinkPreviews;
  /** The server's clock; the real one unless said. */
  now?: () => Date;
  /** Followers above which posts are merged in at reading; 20,000 unless said. */
  mergeAbove?: number;
}

/** The feed's server half with what other slices' verbs act on. */
export interface Feed {
  module: ApiModule;
  reactionTargets: readonly ReactionTarget[];
  pollBox: PollBox;
  pages: readonly PageSource[];
  rss: readonly RssSource[];
}

/**
 * Builds the feed: posts, ideas, pods, trending and homes.
 *
 * @param deps storage for pictures, and in tests the clock and the threshold of pushing
 */
export function createFeed({ images, files, linkPreviews, now, mergeAbove }: FeedDeps): Feed {
  const settings: FeedSettings = {
    now: now ?? (() => new Date()),
    storePicture: pictureStore(images),
    removeFiles: (keys) => files.remove(keys),
    linkPreviews: linkPreviews ?? noPreviews,
    mergeAbove: mergeAbove ?? MERGE_ABOVE,
  };
  return {
    module: {
      name: 'feed',
      docs: feedDocs,
      calls: [...postCalls(settings), ...ideaCalls(settings.now), ...podCalls],
      tasks: [
        ...homeTasks(settings),
        ...postLinkTasks(settings),
        rankingTask(settings.now),
        ideaRankingTask(settings.now),
        podWeekTask(settings.now),
        pollEndTask(settings.now),
      ],
      seed: (context) => seedFeed((key, bytes, type) => files.put(key, bytes, type), context),
    },
    reactionTargets: [postTarget, ideaTarget, podTarget],
    pollBox: createPollBox(settings.now),
    pages: [...postPages, ...ideaPages, ...podPages],
    rss: feedRss,
  };
}
