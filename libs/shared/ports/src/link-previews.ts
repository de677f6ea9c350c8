import type { Database } from '@upround/shared/db';

/** A picture as stored: keys of the storage, never addresses. */
export interface StoredPicture {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

/** Metadata of another site's page, as fetched. Plain text. */
export interface StoredLinkPreview {
  /** The page's URL after redirects. */
  url: string;
  host: string;
  title: string;
  description: string;
  siteName: string;
  image: StoredPicture | null;
}

/**
 * Reads previews of links. The slice that gets a preview owns the files of its picture, and deletes them when the
 * preview is no longer shown. The app's own pages have none: a deleted record would live on in the copy.
 */
export interface LinkPreviews {
  /** Reads a stored preview; never fetches from another site. */
  known(db: Database, url: string): Promise<StoredLinkPreview | null>;
  /**
   * Fetches the page where no preview is stored, which takes seconds.
   *
   * @returns null where there is nothing to show, or the site may not be fetched; `later` where the site was down or
   *   slow,
   *   or is not to be fetched yet; never throws for errors of another site
   */
  read(db: Database, url: string): Promise<StoredLinkPreview | 'later' | null>;
}
