import { postErrors } from '@upround/feed/contract';
import type { createPost, editPost, FeedItem } from '@upround/feed/contract';
import { coreErrors, limits } from '@upround/shared/contract-core';
import type { HandlerInput, UploadedFile } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { mentioned, posted, removedByModerator } from '@upround/shared/ports';
import { AppError, isModerator, memberOf, randomWord } from '@upround/shared/server-kit';
import type { HandlerContext, WriteContext } from '@upround/shared/server-kit';
import type { StoredImage } from '../feed-tables';
import { findPodId } from '../pod/pod.read-model';
import type { FeedSettings } from '../feed-settings';
import { forgetPost } from '../home/home.definitions';
import { mentionedSlugs, resolveMentions } from './mentions';
import { checkDraft } from './post-draft';
import type { ContentPoll, PostContent } from './post-draft';
import { linkFileKeys, postLink } from './post-link';
import { followLink, prepareLink, sendLook } from './post-link.service';
import type { PreparedLink } from './post-link.service';
import { presentPosts } from './post-items';
import { fileKeys } from './post.mapper';
import { findPost } from './post.read-model';
import {
  findMentioned,
  saveAnswer,
  lockPost,
  replaceText,
  setPostState,
  wasOwn,
  writePost,
} from './post.store';
import type { LockedPost, NewPost } from './post.store';

/** A new post with all that had to be looked up or made before its transaction. */
export interface PreparedPost {
  content: PostContent;
  podId: string | null;
  people: Map<string, string>;
  images: StoredImage[];
  link: PreparedLink | null;
}

/** Stores the pictures one after another; where one is refused, none of them stays. */
async function storePictures(
  settings: FeedSettings,
  pictures: readonly UploadedFile[],
  alts: readonly string[],
): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  try {
    for (const [index, { bytes }] of pictures.entries()) {
      const picture = await settings.storePicture(bytes, `images.${index}`);
      images.push({ ...picture, alt: alts[index] ?? '' });
    }
  } catch (error) {
    await settings.removeFiles(images.flatMap(fileKeys));
    throw error;
  }
  return images;
}

/** Checks a new post, finds its pod and the people it mentions, and makes its pictures ready. */
export async function preparePost(
  settings: FeedSettings,
  context: HandlerContext,
  { body, files }: HandlerInput<typeof createPost>,
): Promise<PreparedPost> {
  const pictures = files.images ?? [];
  const content = checkDraft(body, pictures.length, settings.now());
  const { userId } = memberOf(context);
  let podId: string | null = null;
  if (body.reference !== undefined) {
    podId = (await findPodId(context.db, body.reference.id)) ?? null;
    if (podId === null) throw new AppError(postErrors.POD_NOT_FOUND, { path: 'reference.id' });
  }
  const slugs = mentionedSlugs([content.text, ...content.moreParts]);
  const people = await findMentioned(context.db, userId, slugs);
  for (const _ of pictures)
    await context.countAttempt({ name: 'upload', ...limits.upload }, userId);
  const images = await storePictures(settings, pictures, content.alts);
  const link =
    body.preview === false
      ? null
      : await prepareLink(settings, context, content.text, pictures.length);
  return { content, podId, people, images, link };
}

/** Takes the pictures of a post that was not written away again. */
export function discardPost(settings: FeedSettings, { images, link }: PreparedPost): Promise<void> {
  return settings.removeFiles([...images.flatMap(fileKeys), ...linkFileKeys(link && link.preview)]);
}

/** The post as its author sees it right after a write. */
async function ownItem(
  settings: FeedSettings,
  context: WriteContext,
  key: string,
): Promise<FeedItem> {
  const { userId } = memberOf(context);
  const row = await findPost(context.trx, { viewer: userId, moderates: false }, key);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return (await presentPosts(settings, context.trx, userId, [row]))(row);
}

/** Ids are random, so that an option of one poll is never taken for one of another. */
function withOptionIds({ quiz, ...poll }: ContentPoll): NonNullable<NewPost['poll']> {
  const options = poll.options.map((text) => ({ id: randomWord(10), text }));
  const right = options.filter((_, index) => quiz?.right.includes(index)).map(({ id }) => id);
  return { ...poll, options, quiz: quiz && { ...quiz, right } };
}

/** All that its author wrote, for the check against spam. */
const allWords = ({ text, moreParts, poll }: PostContent) =>
  [text, ...moreParts, ...(poll?.options ?? []), poll?.quiz?.explanation ?? ''].join('\n\n');

/** Sends a post on its way into others' homes, and notifies the people whom it mentions. */
async function announcePost(
  { tasks }: Pick<WriteContext, 'tasks'>,
  post: Pick<NewPost, 'id' | 'type' | 'podId'> & { userId: string; mentionedIds: string[] },
): Promise<void> {
  const { id, type, userId, podId, mentionedIds } = post;
  await tasks.publish(posted, { postId: id, authorId: userId, podId });
  if (mentionedIds.length === 0) return;
  await tasks.publish(mentioned, { userId, referenceType: type, referenceId: id, mentionedIds });
}

/**
 * Writes a post, puts it into its author's home and sends it on its way to the others'. One that is held stays with its
 * author.
 */
export async function publishPost(
  settings: FeedSettings,
  context: WriteContext,
  { content, podId, people, images, link }: PreparedPost,
): Promise<FeedItem> {
  const { userId } = memberOf(context);
  const id = newId();
  const { type, text, moreParts } = content;
  const keptPoll = content.poll && withOptionIds(content.poll);
  const row = await writePost(context.trx, {
    id,
    authorId: userId,
    type,
    podId,
    text,
    mentions: resolveMentions(text, people),
    images,
    parts: moreParts.map((part) => ({ text: part, mentions: resolveMentions(part, people) })),
    poll: keptPoll,
    linkPreview: link && link.preview && postLink(link.link, link.preview),
    createdAt: settings.now(),
  });
  await sendLook(context, id, link);
  if (keptPoll?.quiz) await saveAnswer(context.trx, id, keptPoll.quiz);
  const held = await settings.spamCheck?.check(context, {
    kind: 'record',
    authorId: userId,
    text: allWords(content),
    reference: { referenceType: type, referenceId: id },
  });
  if (!held) {
    await announcePost(context, { id, type, userId, podId, mentionedIds: [...people.values()] });
  }
  if (!held && !keptPoll?.quiz) {
    return (await presentPosts(settings, context.trx, userId, [row]))(row);
  }
  return ownItem(settings, context, id);
}

/** Holds a post to which an edit adds too many links. */
async function checkEdit(
  { spamCheck }: FeedSettings,
  context: WriteContext,
  { id, type, authorId, parts }: LockedPost,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const whole = (text: string) => [text, ...parts.map((part) => part.text)].join('\n\n');
  await spamCheck?.check(context, {
    kind: 'record',
    authorId,
    text: whole(after),
    before: whole(before),
    reference: { referenceType: type, referenceId: id },
  });
}

/** Replaces the text of a post as its author, and stores the former text. */
export async function rewritePost(
  settings: FeedSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof editPost>,
): Promise<FeedItem> {
  const { userId } = memberOf(context);
  const rights = { viewer: userId, moderates: isModerator(context.viewer) };
  const row = await findPost(context.trx, rights, params.id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (row.author_id !== userId) throw new AppError(coreErrors.FORBIDDEN);
  const post = await lockPost(context.trx, row.id);
  if (post === undefined || post.state === 'DELETED') throw new AppError(coreErrors.NOT_FOUND);
  if (post.text !== body.text) {
    if (post.voters > 0) throw new AppError(postErrors.POLL_HAS_VOTES, { path: 'text' });
    const people = await findMentioned(context.trx, userId, mentionedSlugs([body.text]));
    const mentions = resolveMentions(body.text, people);
    await replaceText(context.trx, post, body.text, mentions, settings.now());
    const texts = { before: post.text, after: body.text };
    await followLink(context, row.id, row.images.length, texts);
    if (post.state === 'ACTIVE') await checkEdit(settings, context, post, texts);
  }
  return ownItem(settings, context, row.id);
}

/**
 * Publishes a post that is held; one that was hidden or shown in the meantime stays as it is.
 *
 * @returns false where it is deleted
 */
export async function releasePost(
  { trx, tasks, now }: Pick<WriteContext, 'trx' | 'tasks'> & { now: Date },
  id: string,
): Promise<boolean> {
  const post = await lockPost(trx, id);
  if (post === undefined || post.state === 'DELETED') return false;
  if (post.heldReason === null) return true;
  await setPostState(trx, id, 'ACTIVE', now);
  const { type, authorId: userId, podId, mentions, parts } = post;
  const all = [...mentions, ...parts.flatMap((part) => part.mentions)];
  const mentionedIds = [...new Set(all.map((mention) => mention.userId))];
  await announcePost({ tasks }, { id, type, userId, podId, mentionedIds });
  return true;
}

/**
 * Deletes a post, and later its pictures.
 *
 * @returns false where it is deleted already
 */
export async function deletePost(
  { trx, tasks }: Pick<WriteContext, 'trx' | 'tasks'>,
  postId: string,
  now: Date,
): Promise<boolean> {
  if ((await setPostState(trx, postId, 'DELETED', now)) === undefined) return false;
  await tasks.send(forgetPost, { postId });
  return true;
}

/** Deletes a post: the author's own, or anyone's by a moderator, with an entry in the audit log. */
export async function removePost(
  settings: FeedSettings,
  context: WriteContext,
  key: string,
): Promise<void> {
  const { userId } = memberOf(context);
  const moderates = isModerator(context.viewer);
  const row = await findPost(context.trx, { viewer: userId, moderates }, key);
  if (row === undefined) {
    if (await wasOwn(context.trx, key, userId)) return;
    throw new AppError(coreErrors.NOT_FOUND);
  }
  const own = row.author_id === userId;
  if (!own && !moderates) throw new AppError(coreErrors.FORBIDDEN);
  await deletePost(context, row.id, settings.now());
  if (!own) {
    await context.audit({ action: 'post.delete', referenceType: row.type, referenceId: row.id });
    await context.tasks.publish(removedByModerator, {
      ownerId: row.author_id,
      referenceType: row.type,
      referenceId: row.id,
    });
  }
}
