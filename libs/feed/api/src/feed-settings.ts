import type { LinkPreviews, SpamCheck } from '@upround/shared/ports';
import type { StoredImage } from './feed-tables';

/** A stored picture before its author's words for it. */
export type StoredPicture = Omit<StoredImage, 'alt'>;

/** What the feed's code works with, put together once from the module's dependencies. */
export interface FeedSettings {
  /** The server's clock. */
  now(): Date;
  /**
   * Decodes, shrinks and stores an uploaded picture.
   *
   * @param path the field to name when it is refused
   * @throws AppError `IMAGE_UNREADABLE`, `IMAGE_TOO_LARGE`, or `UNAVAILABLE` while too many wait
   */
  storePicture(bytes: Uint8Array, path: string): Promise<StoredPicture>;
  /** Takes stored files away, those that are not there included. */
  removeFiles(keys: readonly string[]): Promise<void>;
  /** Holds spam; without it nothing is held. */
  spamCheck: SpamCheck | undefined;
  /** Looks at the pages behind links. */
  linkPreviews: LinkPreviews;
  /** Above this many followers or members, posts are merged in when a home is read, not pushed. */
  mergeAbove: number;
}
