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
    `${fill(routes.post, slug)}${comment === undefined ? '' : `#c-${encodeURIComponent(comment)}`}`,
  postInteractions: (slug: string, { tab }: { tab?: 'likes' | 'comments' | 'votes' } = {}) =>
    withQuery(fill(routes.postInteractions, slug), { tab: tab === 'likes' ? undefined : tab }),
  pods: () => routes.pods,
  pod: (slug: string, { tab }: { tab?: 'trending' | 'latest' } = {}) =>
    withQuery(fill(routes.pod, slug), { tab: tab === 'trending' ? undefined : tab }),
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

/** What the login page shows: `?view=`. */
export const loginViews = ['sign-in', 'sign-up', 'code', 'reset'] as const;
export type LoginView = (typeof loginViews)[number];

/** Where the server shows the mails that it would have sent; no page of the app, so it opens by itself. */
export const mailboxPath = '/docs/mail';

/** Where the API itself takes analytics events, as a PostHog server does below its origin. */
export const ownSinkPath = '/v1/analytics';

/** Where pages open their realtime connection, on the API's own host. */
export const realtimePath = '/realtime';

/** The service worker of push, at the site's root so that it is there for every page. */
export const serviceWorkerPath = '/service-worker.js';

/** Which conversations the messages page lists: `?tab=`. */
export const messagesTabs = ['inbox', 'requests', 'archived'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** Which notifications are listed: `?tab=`; `?state=unread` leaves out what was read. */
export const notificationsTabs = ['all', 'mentions', 'reactions', 'people', 'system'] as const;
export type NotificationsTab = (typeof notificationsTabs)[number];

/** What the settings page shows: `?section=`. */
export const settingsSections = [
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
