import type { SafeFetch } from '@upround/shared/safe-fetch';

/** A source as it is asked. */
export interface AskedSource {
  id: string;
  slug: string;
  kind: 'FEED' | 'DEMO';
  feed_url: string;
  etag: string | null;
  last_modified: string | null;
  created_at: Date;
}

/** What a source answers. */
export interface FeedAnswer {
  /** Nothing changed since the version that we have; there is no body then. */
  notModified: boolean;
  body: Uint8Array;
  charset: string | null;
  etag: string | null;
  lastModified: string | null;
  /** The feed's new address after permanent redirects. */
  movedTo: string | null;
}

/** How the feeds of one kind of source are fetched. */
export interface FeedTransport {
  /** @throws SafeFetchError */
  ask(source: AskedSource): Promise<FeedAnswer>;
}

const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'application/feed+json',
  'application/json',
  'text/plain',
  // Many feeds are sent as pages or as bytes, or without a type; the parser tells whether it is one.
  '*/*',
];

/** Feeds of the internet, by the one fetcher that asks addresses of others. */
export function feedsOfTheWeb({ fetch }: SafeFetch): FeedTransport {
  return {
    ask: (source) =>
      fetch(source.feed_url, {
        accept: TYPES,
        maxBytes: MOST_BYTES,
        oversize: 'cut',
        timeoutMs: TIMEOUT_MS,
        etag: source.etag,
        lastModified: source.last_modified,
      }),
  };
}
