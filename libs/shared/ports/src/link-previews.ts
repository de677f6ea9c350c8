import type { Database } from '@upround/shared/db';
import type { LinkPreview } from '@upround/shared/domain';

/** A picture as stored: keys of the storage, never addresses. */
export interface StoredPicture {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

/** Metadata of a page, as fetched. Plain text. */
export interface StoredLinkPreview {
  /** The page's URL after redirects. */
  url: string;
  host: string;
  title: string;
  description: string;
  siteName: string;
  image: StoredPicture | null;
  /**
   * One of the app's own pages. Only its address is stored, and its preview read anew each time: a deleted record would
   * live on in a copy.
   */
  isOwn?: true;
}

/**
 * Reads previews of links. The slice that gets a preview owns the files of its picture, and deletes them when the
 * preview is no longer shown.
 */
export interface LinkPreviews {
  /** Reads a stored preview, or that the app has such a page; never fetches from another site. */
  known(db: Database, url: string): Promise<StoredLinkPreview | null>;
  /**
   * Fetches the page where no preview is stored, which takes seconds.
   *
   * @returns null where there is nothing to show, or the site may not be fetched; `later` where the site was down or
   *   slow,
   *   or is not to be fetched yet; never throws for errors of another site
   */
  read(db: Database, url: string): Promise<StoredLinkPreview | 'later' | null>;
  /**
   * Reads the previews of the app's own pages, as guests see these now.
   *
   * @returns by address, without pages that aren't there or that guests don't see
   */
  readOwn(db: Database, urls: readonly string[]): Promise<ReadonlyMap<string, LinkPreview>>;
}
