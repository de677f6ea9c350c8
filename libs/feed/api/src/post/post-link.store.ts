import type { Database, Trx } from '@upround/shared/db';
import { statement } from '@upround/shared/db';
import type { StoredImage, StoredPostLink } from '../feed-tables';

/** A post as far as it matters to the page that it shows. */
export interface LinkingPost {
  text: string;
  images: StoredImage[];
  link_preview: StoredPostLink | null;
}

const readLinking = statement<LinkingPost, { id: string }>(
  'feed.linking-post',
  `select text, images, link_preview from posts where id = :id::uuid and state <> 'DELETED'`,
);

/** The post, unless it has been deleted. */
export function findLinking(db: Database, id: string): Promise<LinkingPost | undefined> {
  return readLinking.first(db, { id });
}

const show = statement<{ id: string }, { id: string; text: string; shown: string }>(
  'feed.show-link',
  `update posts set link_preview = :shown::jsonb
   where id = :id::uuid and text = :text and link_preview is null and state <> 'DELETED'
   returning id`,
);

/**
 * Shows a page with a post, unless its text was changed meanwhile or it shows one already.
 *
 * @returns whether it is shown
 */
export async function showLink(
  db: Database,
  id: string,
  text: string,
  shown: StoredPostLink,
): Promise<boolean> {
  const row = await show.first(db, { id, text, shown: JSON.stringify(shown) });
  return row !== undefined;
}

const hide = statement<{ link_preview: StoredPostLink | null }, { id: string }>(
  'feed.hide-link',
  `with shown as (select link_preview from posts where id = :id::uuid)
   update posts set link_preview = null where id = :id::uuid
   returning (select link_preview from shown) as link_preview`,
);

/**
 * Shows no page with a post any more. The post is locked by the caller.
 *
 * @returns what it showed
 */
export async function hideLink(trx: Trx, id: string): Promise<StoredPostLink | null> {
  return (await hide.first(trx, { id }))?.link_preview ?? null;
}
