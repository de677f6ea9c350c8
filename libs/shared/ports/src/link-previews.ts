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

/** What a page of another site said of itself when it was asked. Text alone. */
export interface StoredLinkPreview {
  /** Where the page stands after redirects. */
  url: string;
  host: string;
  title: string;
  description: string;
  siteName: string;
  image: StoredPicture | null;
}

/**
 * Lets a slice show what stands behind a link. Whoever gets a preview owns the files of its picture, and takes them
 * away when it is not shown any more. Pages of our own have none here: what is deleted would live on in a copy.
 */
export interface LinkPreviews {
  /** What is known already; never asks another site. */
  known(db: Database, url: string): Promise<StoredLinkPreview | null>;
  /**
   * Asks the site where nothing is known, which takes seconds.
   *
   * @returns null where there is nothing to show, or none that we ask; `later` where the site was down or late, or
   *   could not be asked yet; never throws for what another site does
   */
  read(db: Database, url: string): Promise<StoredLinkPreview | 'later' | null>;
}
