import { isId, statement } from '@upround/shared/db';
import { links, mediaUrl } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import type { StoredImage, StoredPart, StoredPollOption } from '../feed-tables';
import { fanOut } from '../home/home.definitions';
import { deletePost, releasePost } from '../post/post.service';
import { setPostState } from '../post/post.store';

interface CapturedPost {
  author_id: string;
  slug: string;
  text: string;
  parts: StoredPart[];
  poll_options: StoredPollOption[] | null;
  images: StoredImage[];
  created_at: Date;
  explanation: string | null;
}

const capturePost = statement<CapturedPost, { id: string; type: string }>(
  'feed.capture-post',
  `select p.author_id, p.slug, p.text, p.parts, p.poll_options, p.images, p.created_at, q.explanation
   from posts p left join quiz_answers q on q.post_id = p.id
   where p.id = :id::uuid and p.type = :type and p.state <> 'DELETED'`,
);

/** Everything that the author wrote, a quiz's explanation included. */
const textOf = ({ text, parts, poll_options: options, explanation }: CapturedPost) =>
  [
    text,
    ...parts.map((part) => part.text),
    (options ?? []).map((option) => `- ${option.text}`).join('\n'),
    explanation ?? '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Lets moderators read, hide and delete posts and threads. */
export const moderatedPosts: ModeratedRecords = {
  types: ['POST', 'THREAD'],
  measures: ['HIDE', 'REMOVE'],

  capture: async (db, { referenceId: id, referenceType: type }) => {
    const row = isId(id) ? await capturePost.first(db, { id, type }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: row.author_id,
      title: '',
      text: textOf(row),
      pictures: row.images.map(({ key, alt }) => ({ url: mediaUrl(key), alt })),
      path: links.post(row.slug),
      at: row.created_at.toISOString(),
    };
  },

  hide: async ({ trx, now }, { referenceId: id }) =>
    isId(id) && (await setPostState(trx, id, 'HIDDEN', now)) !== undefined,

  show: async ({ trx, tasks, now }, { referenceId: postId }) => {
    const post = isId(postId) ? await setPostState(trx, postId, 'ACTIVE', now) : undefined;
    if (post === undefined) return false;
    const { authorId, podId, isChanged } = post;
    // Into the homes that it was not added to while it was hidden.
    if (isChanged) await tasks.send(fanOut, { postId, authorId, podId });
    return true;
  },

  hold: async ({ trx, now }, { referenceId: id }, reason) =>
    isId(id) && (await setPostState(trx, id, 'HIDDEN', now, reason)) !== undefined,

  release: async (context, { referenceId: id }) => isId(id) && releasePost(context, id),

  remove: async (context, { referenceId: id }) => isId(id) && deletePost(context, id, context.now),
};
