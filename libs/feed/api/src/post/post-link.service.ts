import type { StoredLinkPreview } from '@upround/shared/ports';
import type { HandlerContext, WriteContext } from '@upround/shared/server-kit';
import type { FeedSettings } from '../feed-settings';
import { linkFileKeys, previewedLink } from './post-link';
import { forgetFiles, lookAtLink } from './post-link.tasks';
import { hideLink } from './post-link.store';

/** The link whose page a new post shows, with the page where it is known already. */
export interface PreparedLink {
  link: string;
  preview: StoredLinkPreview | null;
}

/** Takes the stored preview of a new post's first link; posting never waits for another site. */
export async function prepareLink(
  settings: FeedSettings,
  { db }: HandlerContext,
  text: string,
  pictureCount: number,
): Promise<PreparedLink | null> {
  const link = previewedLink(text, pictureCount);
  return link === null ? null : { link, preview: await settings.linkPreviews.known(db, link) };
}

/** Has a page looked at that is not known yet. */
export async function sendLook(
  { tasks }: WriteContext,
  postId: string,
  prepared: PreparedLink | null,
): Promise<void> {
  if (prepared === null || prepared.preview !== null) return;
  await tasks.send(lookAtLink, { postId, link: prepared.link });
}

/**
 * After the text of a locked post was changed: where another link is the first one now, its page takes the place of
 * the one before. A preview that the author removed stays removed as long as the link is in the text.
 */
export async function followLink(
  { trx, tasks }: WriteContext,
  postId: string,
  pictureCount: number,
  texts: { before: string; after: string },
): Promise<void> {
  const link = previewedLink(texts.after, pictureCount);
  if (previewedLink(texts.before, pictureCount) === link) return;
  const keys = linkFileKeys(await hideLink(trx, postId));
  if (keys.length > 0) await tasks.send(forgetFiles, { keys });
  if (link !== null) await tasks.send(lookAtLink, { postId, link });
}
