import type { Database } from '@upround/shared/db';
import type { PollBox, ReactionTarget } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FileStore, Images } from '@upround/shared/storage';
import type { FeedSettings } from './feed-settings';
import { homeJobs } from './home/home.jobs';
import { findPodId } from './pod/pod.read-model';
import { podTarget } from './pod/pod-target';
import { podWeekJob } from './pod/pod-week.job';
import { podCalls } from './pod/pod.routes';
import { createPollBox } from './post/poll-box';
import { findPost } from './post/post.read-model';
import { pollEndJob } from './post/poll-end.job';
import { postTarget } from './post/post-target';
import { postCalls } from './post/post.routes';
import { pictureStore } from './post/store-picture';
import { rankingJob } from './ranking/ranking.service';
import { seedFeed } from './seed/seed-feed';

/** Above this many followers a post is not pushed to them, but merged in when they read. */
const MERGE_ABOVE = 20_000;

/** What the feed needs from the rest of the server. Bound in apps/api. */
export interface FeedDeps {
  /** Takes uploaded pictures in. */
  images: Pick<Images, 'process'>;
  /** Keeps their files, and those of the demo community. */
  files: Pick<FileStore, 'put' | 'remove'>;
  /** The server's clock; the real one unless said. */
  now?: () => Date;
  /** Followers above which posts are merged in at reading; 20,000 unless said. */
  mergeAbove?: number;
}

/** Whether a page stands for a record that anybody may see; the server answers 404 otherwise. */
export interface PageStatus {
  /** The route as the pages list writes it. */
  route: string;
  exists(db: Database, slug: string): Promise<boolean>;
}

/** The feed's server half with what other slices' verbs act on. */
export interface Feed {
  module: ApiModule;
  reactionTargets: readonly ReactionTarget[];
  pollBox: PollBox;
  pages: readonly PageStatus[];
}

const postExists = async (db: Database, slug: string) =>
  (await findPost(db, { id: null, moderates: false }, slug)) !== undefined;

/**
 * Builds the feed: posts, pods, trending and homes.
 *
 * @param deps storage for pictures, and in tests the clock and the threshold of pushing
 */
export function createFeed({ images, files, now, mergeAbove }: FeedDeps): Feed {
  const settings: FeedSettings = {
    now: now ?? (() => new Date()),
    storePicture: pictureStore(images),
    removeFiles: (keys) => files.remove(keys),
    mergeAbove: mergeAbove ?? MERGE_ABOVE,
  };
  return {
    module: {
      name: 'feed',
      calls: [...postCalls(settings), ...podCalls],
      jobs: [
        ...homeJobs(settings),
        rankingJob(settings.now),
        podWeekJob(settings.now),
        pollEndJob(settings.now),
      ],
      seed: (context) => seedFeed((key, bytes, type) => files.put(key, bytes, type), context),
    },
    reactionTargets: [postTarget, podTarget],
    pollBox: createPollBox(settings.now),
    pages: [
      { route: '/post/{slug}', exists: postExists },
      { route: '/post-interactions/{slug}', exists: postExists },
      {
        route: '/pods/{slug}',
        exists: async (db, slug) => (await findPodId(db, slug)) !== undefined,
      },
    ],
  };
}
