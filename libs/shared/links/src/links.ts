import { routes, type RoutePattern } from './route-table';
import { safeNext } from './safe-next';

/** The tabs of the feed; the first is the one without `?tab=`. */
export const feedTabs = ['trending', 'latest', 'following'] as const;
export type FeedTab = (typeof feedTabs)[number];

function fill(pattern: RoutePattern, slug: string): string {
  return pattern.replace('{slug}', encodeURIComponent(slug));
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Articles stand under addresses of their own, which end in their slugs. */
const articles = [routes.articleLayoffs, routes.articleSharechat, routes.articleQuickCommerce];

const commentHash = (comment: string | undefined) =>
  comment === undefined ? '' : `#c-${encodeURIComponent(comment)}`;

/**
 * Builders of every address of ours. A path is written nowhere else.
 * Each answers a path with query, below the web app's origin.
 */
export const links = {
  /** The feed. Trending is the default and has no query. */
  home: ({ tab }: { tab?: FeedTab } = {}) =>
    withQuery(routes.home, { tab: tab === 'trending' ? undefined : tab }),
  posts: () => routes.posts,
  /** One post; `comment` is the id of a comment to show. */
  post: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(routes.post, slug)}${commentHash(comment)}`,
  postInteractions: (slug: string, { tab }: { tab?: 'likes' | 'comments' | 'votes' } = {}) =>
    withQuery(fill(routes.postInteractions, slug), { tab: tab === 'likes' ? undefined : tab }),
  idea: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(routes.idea, slug)}${commentHash(comment)}`,
  /** Polls and quizzes to answer. */
  quizPoll: ({ tab }: { tab?: QuizPollTab } = {}) =>
    withQuery(routes.quizPoll, { tab: tab === 'all' ? undefined : tab }),
  pods: () => routes.pods,
  pod: (slug: string, { tab }: { tab?: 'trending' | 'latest' } = {}) =>
    withQuery(fill(routes.pod, slug), { tab: tab === 'trending' ? undefined : tab }),
  /** The news. The latest of every source is the default and has no query. */
  news: ({ tab, source }: { tab?: NewsTab; source?: string } = {}) =>
    withQuery(routes.news, { tab: tab === 'latest' ? undefined : tab, source }),
  newsStory: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(routes.newsStory, slug)}${commentHash(comment)}`,
  /** One source; `from` is the day, as in `2026-03-01`, at which its list begins. */
  newsSource: (slug: string, { sort, from }: { sort?: NewsSort; from?: string } = {}) =>
    withQuery(fill(routes.newsSource, slug), {
      sort: sort === 'newest' ? undefined : sort,
      from,
    }),
  articleLayoffs: () => routes.articleLayoffs,
  articleSharechat: () => routes.articleSharechat,
  articleQuickCommerce: () => routes.articleQuickCommerce,
  /** An editorial article by its slug; the news where there is none of that name. */
  article: (slug: string, { comment }: { comment?: string } = {}) => {
    const path = articles.find((one) => one.endsWith(`/${slug}`));
    return path === undefined ? routes.news : `${path}${commentHash(comment)}`;
  },
  premiumContent: () => routes.premiumContent,
  essay: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(routes.essay, slug)}${commentHash(comment)}`,
  /** The search; `query` takes the operators, as in `tag:pricing from:meera-nair`. */
  search: ({ query, kind }: { query?: string; kind?: SearchKind } = {}) =>
    withQuery(routes.search, { query: query === '' ? undefined : query, kind }),
  /** What carries a hashtag; `tag` comes without the sign. */
  hashtag: (tag: string) => withQuery(routes.search, { query: `tag:${tag}`, kind: 'POST' }),
  /** The board of jobs; `job` opens one beside it, the rest are its filters as in `{ tag: 'design', workplace: 'REMOTE' }`. */
  jobs: (query: { job?: string } & Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(routes.jobs, query),
  /** The jobs that one has applied to, as a list or as a board of stages; `application` is the one to show. */
  appliedJobs: ({
    application,
    layout,
    stage,
  }: { application?: string; layout?: 'board'; stage?: string } = {}) =>
    withQuery(routes.jobs, { applied: 'true', application, layout, stage }),
  /** One's own jobs, or who applied to one of them. */
  hiring: ({ job, layout }: { job?: string; layout?: ApplicantsLayout } = {}) =>
    withQuery(routes.jobs, {
      view: 'hiring',
      job,
      layout: layout === 'table' ? undefined : layout,
    }),
  /** The form of a job: a new one, or the draft or open one that is named. */
  postJob: ({ job }: { job?: string } = {}) => withQuery(routes.jobs, { view: 'post', job }),
  savedSearches: () => withQuery(routes.jobs, { view: 'searches' }),
  user: (slug: string, { tab }: { tab?: string } = {}) =>
    withQuery(fill(routes.user, slug), { tab }),
  userFollowers: (slug: string, { tab }: { tab?: 'followers' | 'following' } = {}) =>
    withQuery(fill(routes.userFollowers, slug), { tab: tab === 'followers' ? undefined : tab }),
  deleteAccount: () => routes.deleteAccount,
  /** The messages: a list of them, or one open conversation. */
  messages: ({ conversation, tab }: { conversation?: string; tab?: MessagesTab } = {}) =>
    withQuery(routes.messages, { tab: tab === 'inbox' ? undefined : tab, conversation }),
  notifications: ({ tab, unread }: { tab?: NotificationsTab; unread?: boolean } = {}) =>
    withQuery(routes.notifications, {
      tab: tab === 'all' ? undefined : tab,
      state: unread === true ? 'unread' : undefined,
    }),
  /** Signing in; `next` is the own path to come back to, and is dropped when it is not one. */
  login: ({ next, view }: { next?: string; view?: LoginView } = {}) => {
    const back = safeNext(next);
    return withQuery(routes.login, {
      view: view === 'sign-in' ? undefined : view,
      next: back === routes.home ? undefined : back,
    });
  },
  settings: ({ section }: { section?: SettingsSection } = {}) =>
    withQuery(routes.settings, { section: section === 'profile' ? undefined : section }),
  about: () => routes.about,
  feedback: () => routes.feedback,
  communityGuidelines: () => routes.communityGuidelines,
  terms: () => routes.terms,
  privacyPolicy: () => routes.privacyPolicy,
  refundPolicy: () => routes.refundPolicy,
  shippingAndDelivery: () => routes.shippingAndDelivery,
  support: () => routes.support,
  contactUs: () => routes.contactUs,
  download: () => routes.download,
  notFound: () => routes.notFound,
} as const;

/** What the news page lists: `?tab=`. */
export const newsTabs = ['latest', 'following', 'articles'] as const;
export type NewsTab = (typeof newsTabs)[number];

/** The order of a source's stories: `?sort=`. */
export const newsSorts = ['newest', 'oldest'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** What the page of polls and quizzes shows: `?tab=`. */
export const quizPollTabs = ['all', 'polls', 'quizzes', 'answered'] as const;
export type QuizPollTab = (typeof quizPollTabs)[number];

/** The kinds of records that search knows: `?kind=`. Each slice adds its own. */
export const searchKinds = [
  ...(['POST', 'NEWS', 'USER', 'IDEA'] as const),
  ...(['POD', 'ARTICLE', 'ESSAY', 'JOB'] as const),
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How applicants are shown: `?layout=`. */
export const applicantsLayouts = ['table', 'board'] as const;
export type ApplicantsLayout = (typeof applicantsLayouts)[number];

/** What the login page shows: `?view=`. */
export const loginViews = ['sign-in', 'sign-up', 'code', 'reset'] as const;
export type LoginView = (typeof loginViews)[number];

/** Where the API itself takes analytics events, as a PostHog server does below its origin. */
export const ownSinkPath = '/v1/analytics';

/**
 * Where a feed lies that others subscribe to, on the API's own host.
 *
 * @param name the kind of feed, as in `posts`
 * @param slug of the record that it belongs to, where there is one for each
 */
export function rssPath(name: string, slug?: string): string {
  return slug === undefined ? `/rss/${name}.xml` : `/rss/${name}/${encodeURIComponent(slug)}.xml`;
}

/** Where pages open their realtime connection, on the API's own host. */
export const realtimePath = '/realtime';

/** The service worker of push, at the site's root so that it is there for every page. */
export const serviceWorkerPath = '/service-worker.js';

/** Which conversations the messages page lists: `?tab=`. */
export const messagesTabs = ['inbox', 'requests', 'archived'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** Which notifications are listed: `?tab=`; `?state=unread` leaves out what was read. */
export const notificationsTabs = [
  ...(['all', 'mentions', 'reactions', 'people', 'jobs', 'system'] as const),
] as const;
export type NotificationsTab = (typeof notificationsTabs)[number];

/** What the settings page shows: `?section=`. */
export const settingsSections = [
  'account',
  'profile',
  'appearance',
  'notifications',
  'messages',
  'people',
  'sessions',
  'data',
  'privacy',
  'analytics',
] as const;
export type SettingsSection = (typeof settingsSections)[number];
