import type { KindsThat } from '@upround/shared/domain';
import { routes } from './route-table';
import { sliceLinks, sliceRecords } from './slices';

/**
 * Builders of every address of ours. A path is written nowhere else.
 * Each answers a path with query, below the web app's origin.
 */
export const links = {
  ...sliceLinks,
  notFound: () => routes.notFound,
} as const;

/** The page of a record that is found, saved or followed. */
export function recordPath(
  kind: KindsThat<'search' | 'bookmark' | 'follow'>,
  slug: string,
): string {
  return sliceRecords[kind](slug);
}

/** Where the API itself takes analytics events, as a PostHog server does below its origin. */
export const ownSinkPath = '/v1/analytics';

/**
 * Address of an RSS feed, on the API's own host.
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
