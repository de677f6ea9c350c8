/** One item of a feed, as far as we take it: text only. */
export interface FeedItem {
  /** What tells items of one feed apart, from its guid, its id or its address. */
  guidKey: string;
  title: string;
  excerpt: string;
  /** Address of the original. */
  url: string;
  host: string;
  urlKey: string;
  titleKey: string;
  titleNumbers: string;
  language: string | null;
  readingMinutes: number | null;
  publishedAt: Date;
}

/** What a feed says of itself, and its items in its own order. */
export interface ReadFeed {
  title: string;
  description: string;
  homeUrl: string | null;
  language: string | null;
  /** How long it wants to be left alone; null where it does not say. */
  ttlMinutes: number | null;
  items: FeedItem[];
}

/** The text of a feed that we cannot read. */
export class UnreadableFeedError extends Error {
  override readonly name = 'UnreadableFeedError';
}
