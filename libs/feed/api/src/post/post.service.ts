import { postErrors } from '@upround/feed/contract';
import type { createPost, editPost, FeedItem } from '@upround/feed/contract';
import { coreErrors, limits } from '@upround/shared/contract-core';
import type { HandlerInput, UploadedFile } from '@upround/shared/contract-core';
import { lowestIdAt, newId } from '@upround/shared/db';
import { mentioned, posted, removedByModerator } from '@upround/shared/ports';
import { AppError, isModerator, memberOf } from '@upround/shared/server-kit';
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
import { fileKeys, toFeedItem } from './post.mapper';
import { findPost } from './post.read-model';
import {
  findMentioned,
  saveAnswer,
  lockPost,
  markDeleted,
  replaceText,
  wasOwn,
  writePost,
} from './post.store';
import type { NewPost } from './post.store';
import { randomWord } from './slug';

const WEEK = 7 * 24 * 3_600_000;

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
  return toFeedItem(row, userId, settings.now());
}

/** Ids are random, so that an option of one poll is never taken for one of another. */
function withOptionIds({ quiz, ...poll }: ContentPoll): NonNullable<NewPost['poll']> {
  const options = poll.options.map((text) => ({ id: randomWord(10), text }));
  const right = options.filter((_, index) => quiz?.right.includes(index)).map(({ id }) => id);
  return { ...poll, options, quiz: quiz && { ...quiz, right } };
}

/** Writes a post, puts it into its author's home and sends it on its way to the others'. */
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
  await context.tasks.publish(posted, { postId: id, authorId: userId, podId });
  await sendLook(context, id, link);
  if (people.size > 0) {
    const mentionedIds = [...people.values()];
    await context.tasks.publish(mentioned, {
      userId,
      referenceType: type,
      referenceId: id,
      mentionedIds,
    });
  }
  if (!keptPoll?.quiz) return toFeedItem(row, userId, settings.now());
  await saveAnswer(context.trx, id, keptPoll.quiz);
  return ownItem(settings, context, id);
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
  }
  return ownItem(settings, context, row.id);
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
  await markDeleted(context.trx, row.id, lowestIdAt(new Date(settings.now().getTime() - WEEK)));
  if (!own) {
    await context.audit({ action: 'post.delete', referenceType: row.type, referenceId: row.id });
    await context.tasks.publish(removedByModerator, {
      ownerId: row.author_id,
      referenceType: row.type,
      referenceId: row.id,
    });
  }
  await context.tasks.send(forgetPost, { postId: row.id });
}
