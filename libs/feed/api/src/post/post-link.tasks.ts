import { handleTask, handleTasks } from '@upround/shared/tasks';
import type { TaskContext, TaskDefinition, TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { FeedSettings } from '../feed-settings';
import { linkFileKeys, postLink, previewedLink } from './post-link';
import { findLinking, showLink } from './post-link.store';

/** Looks at the page behind a post's first link, and shows it with the post. */
export const lookAtLink = {
  name: 'feed.look-at-link',
  data: z.object({ postId: z.string(), link: z.string() }),
  // As many as are asked at once; each takes seconds where a site is slow.
  batch: 4,
  expireSeconds: 120,
  // As long as a site that was down is remembered to be.
  retryPauseSeconds: 60,
  retries: 3,
} satisfies TaskDefinition;

/** Takes away files that no record points at any more. */
export const forgetFiles = {
  name: 'feed.forget-files',
  data: z.object({ keys: z.array(z.string()) }),
} satisfies TaskDefinition;

/** @throws Error where the site was down or late, so that it is asked again */
async function look(
  { db }: TaskContext,
  settings: FeedSettings,
  postId: string,
  link: string,
): Promise<void> {
  const post = await findLinking(db, postId);
  if (post === undefined || post.link_preview !== null) return;
  if (previewedLink(post.text, post.images.length) !== link) return;
  const preview = await settings.linkPreviews.read(db, link);
  if (preview === null) return;
  if (preview === 'later') throw new Error('The site of a link did not answer.');
  const isShown = await showLink(db, postId, post.text, postLink(link, preview));
  if (!isShown) await settings.removeFiles(linkFileKeys(preview));
}

/** The tasks that keep the pages of links with their posts: each may run twice without harm. */
export function postLinkTasks(settings: FeedSettings): TaskHandler[] {
  return [
    handleTasks(lookAtLink, async (context, posts) => {
      await Promise.all(posts.map(({ postId, link }) => look(context, settings, postId, link)));
    }),
    handleTask(forgetFiles, (_, { keys }) => settings.removeFiles(keys)),
  ];
}
