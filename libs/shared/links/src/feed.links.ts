import { commentHash, fill, withQuery } from './build-path';

export const feedRoutes = {
  home: '/',
  posts: '/posts',
  post: '/post/{slug}',
  postInteractions: '/post-interactions/{slug}',
  idea: '/idea/{slug}',
  quizPoll: '/updates/quiz-poll',
  pods: '/pods',
  pod: '/pods/{slug}',
} as const;

/** The tabs of the feed; the first is the one without `?tab=`. */
export const feedTabs = ['trending', 'latest', 'following'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** What Home shows: `?tab=`. Ideas are no feed of posts, but have their place beside them. */
export const homeTabs = [...feedTabs, 'ideas'] as const;
export type HomeTab = (typeof homeTabs)[number];

/** What the page of polls and quizzes shows: `?tab=`. */
export const quizPollTabs = ['all', 'polls', 'quizzes', 'answered'] as const;
export type QuizPollTab = (typeof quizPollTabs)[number];

/** Addresses of the feed. */
export const feedLinks = {
  /** The feed, or ideas. Trending is the default and has no query. */
  home: ({ tab }: { tab?: HomeTab } = {}) =>
    withQuery(feedRoutes.home, { tab: tab === 'trending' ? undefined : tab }),
  posts: () => feedRoutes.posts,
  /** One post; `comment` is the id of a comment to show. */
  post: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(feedRoutes.post, slug)}${commentHash(comment)}`,
  postInteractions: (slug: string, { tab }: { tab?: 'likes' | 'comments' | 'votes' } = {}) =>
    withQuery(fill(feedRoutes.postInteractions, slug), { tab: tab === 'likes' ? undefined : tab }),
  idea: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(feedRoutes.idea, slug)}${commentHash(comment)}`,
  /** Polls and quizzes to answer. */
  quizPoll: ({ tab }: { tab?: QuizPollTab } = {}) =>
    withQuery(feedRoutes.quizPoll, { tab: tab === 'all' ? undefined : tab }),
  pods: () => feedRoutes.pods,
  pod: (slug: string, { tab }: { tab?: 'trending' | 'latest' } = {}) =>
    withQuery(fill(feedRoutes.pod, slug), { tab: tab === 'trending' ? undefined : tab }),
} as const;

/** The page of each kind of record. */
export const feedRecords = {
  POST: (slug: string) => feedLinks.post(slug),
  THREAD: (slug: string) => feedLinks.post(slug),
  IDEA: (slug: string) => feedLinks.idea(slug),
  POD: (slug: string) => feedLinks.pod(slug),
} as const;
