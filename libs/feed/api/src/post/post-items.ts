import type { FeedItem } from '@upround/feed/contract';
import type { Database, Trx } from '@upround/shared/db';
import type { FeedSettings } from '../feed-settings';
import type { PostRow } from './post.columns';
import { toFeedItem } from './post.mapper';

/**
 * Turns rows into items, and reads those of the app's own pages that they show.
 *
 * @param viewerId the viewer, null for a guest
 * @returns what makes an item of one of these rows
 */
export async function presentPosts(
  { linkPreviews, now }: Pick<FeedSettings, 'linkPreviews' | 'now'>,
  db: Database | Trx,
  viewerId: string | null,
  rows: readonly PostRow[],
): Promise<(row: PostRow) => FeedItem> {
  const urls = rows.flatMap(({ link_preview: page }) => (page?.isOwn ? [page.url] : []));
  const ownPages = urls.length === 0 ? new Map() : await linkPreviews.readOwn(db, urls);
  const at = now();
  return (row) => toFeedItem(row, viewerId, at, ownPages);
}
