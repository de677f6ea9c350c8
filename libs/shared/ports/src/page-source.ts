import type { Database } from '@upround/shared/db';
import type { RoutePattern } from '@upround/shared/links';
import type { RawBuilder } from 'kysely';
import type { Thing } from 'schema-dts';

/** A picture that previews of a link show. */
export interface CardPicture {
  /** Path on this server, as in `/media/…`. */
  path: string;
  width: number;
  height: number;
  /** What it shows; empty where it only decorates. */
  alt: string;
}

/** Metadata of a page for link previews and search engines, as a guest sees the page. */
export interface PageMeta {
  /** Without the brand. */
  title: string;
  /** Plain text of any length; it is cut where it is shown. */
  description: string;
  /** The page's own path, where it is not the one asked for in the table's spelling. */
  path?: string;
  /** By the Open Graph protocol; `website` by default. */
  kind?: 'website' | 'article' | 'profile';
  picture?: CardPicture;
  publishedAt?: Date;
  changedAt?: Date;
  author?: { name: string; path: string };
  /** Path of the page's feed. */
  feed?: string;
  /** Kept out of search engines. */
  unlisted?: boolean;
  /**
   * What the page is about, in the words of schema.org.
   *
   * @param address makes an absolute address of a path
   */
  data?(address: (path: string) => string): Thing;
}

/** A request for a page. */
export interface PageRequest {
  /** The part of the path that the route names; empty where it names none. */
  slug: string;
  query: URLSearchParams;
}

/** A record as sitemaps list it. */
export interface PublicRecord {
  id: string;
  slug: string;
  changed_at: Date;
}

/** Metadata and sitemap of one route's pages; contributed by modules. */
export interface PageSource {
  route: RoutePattern;
  /** @returns null where there is no such record, or none that a guest may see: the page answers 404 */
  describe(db: Database, request: PageRequest): Promise<PageMeta | null>;
  /** The slug that the record has now, where this one is a former one of it. */
  movedTo?(db: Database, slug: string): Promise<string | null>;
  /** Selects all public records, for sitemaps. */
  records?: RawBuilder<PublicRecord>;
  /** The path of a record that is named in the query and not in the route; `listedAs` then names its sitemaps. */
  pathOf?(slug: string): string;
  listedAs?: string;
  /** Further kinds of records that have pages at this route. */
  moreRecords?: readonly Required<Pick<PageSource, 'records' | 'pathOf' | 'listedAs'>>[];
}

/** An entry of an RSS feed. */
export interface RssEntry {
  id: string;
  title: string;
  /** Plain text. */
  text: string;
  path: string;
  publishedAt: Date;
  author?: string;
}

/** An RSS feed. */
export interface RssChannel {
  title: string;
  description: string;
  /** The page that it belongs to. */
  path: string;
  /** Newest first. */
  entries: readonly RssEntry[];
}

/**
 * A kind of feeds that a slice offers. Contributed by modules; apps/api serves it at `/rss/{name}.xml` or
 * `/rss/{name}/{slug}.xml`.
 */
export interface RssSource {
  name: string;
  /** Whether each record has a feed of its own. */
  perRecord: boolean;
  /**
   * Reads the feed as a guest sees it.
   *
   * @param slug slug of the record; empty where the feed is not per record
   * @returns null where there is no such record
   */
  read(db: Database, slug: string): Promise<RssChannel | null>;
}

/** How many entries a feed holds. */
export const RSS_ENTRIES = 30;
