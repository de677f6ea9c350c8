import type { FeedItem, Poll, Quiz } from '@upround/feed/contract';
import { personFrom } from '@upround/shared/db';
import type { LinkPreview } from '@upround/shared/domain';
import { servedImage } from '@upround/shared/storage';
import type { StoredImage, StoredPostLink } from '../feed-tables';
import type { PostRow } from './post.columns';

/** The app's own pages that posts show, by address. */
export type OwnPagePreviews = ReadonlyMap<string, LinkPreview>;

function toLinkPreview(
  stored: StoredPostLink | null,
  ownPages: OwnPagePreviews,
): LinkPreview | null {
  if (stored === null) return null;
  if (stored.isOwn) return ownPages.get(stored.url) ?? null;
  const { url, host, title, description, siteName, image } = stored;
  return { url, host, title, description, siteName, image: image && servedImage(image) };
}

/** Every stored file of a picture. */
export function fileKeys({ key, variants }: Pick<StoredImage, 'key' | 'variants'>): string[] {
  return [key, ...variants.map((variant) => variant.key)];
}

function toPoll(row: PostRow, now: Date): Poll | null {
  if (row.kind !== 'POLL' || row.poll_options === null || row.poll_ends_at === null) return null;
  return {
    options: row.poll_options.map((option, index) => ({
      ...option,
      votes: row.poll_votes?.[index] ?? 0,
    })),
    multiple: row.poll_multiple ?? false,
    endsAt: row.poll_ends_at.toISOString(),
    closed: row.poll_ends_at <= now,
    voters: row.poll_voters,
    selection: row.selection ?? [],
  };
}

function toQuiz(row: PostRow, now: Date): Quiz | undefined {
  if (row.kind !== 'QUIZ' || row.poll_options === null) return undefined;
  const { quiz_answer: answer } = row;
  return {
    options: row.poll_options.map((option, index) =>
      answer === null
        ? option
        : {
            ...option,
            votes: row.poll_votes?.[index] ?? 0,
            right: answer.right.includes(option.id),
          },
    ),
    multiple: row.poll_multiple ?? false,
    endsAt: row.poll_ends_at?.toISOString() ?? null,
    closed: row.poll_ends_at !== null && row.poll_ends_at <= now,
    voters: row.poll_voters,
    selection: row.selection ?? [],
    revealed: answer !== null,
    explanation: answer?.explanation ?? null,
  };
}

/**
 * Turns a row into the item that goes over the wire.
 *
 * @param row the post with author, pod and the viewer's own state
 * @param viewerId the viewer, null for a guest
 * @param now decides whether a poll has closed
 * @param ownPages those that this post and others show
 */
export function toFeedItem(
  row: PostRow,
  viewerId: string | null,
  now: Date,
  ownPages: OwnPagePreviews = new Map(),
): FeedItem {
  const images = row.images.map(servedImage);
  const body = { text: row.text, mentions: row.mentions, images };
  const quiz = toQuiz(row, now);
  return {
    type: row.type,
    data: {
      id: row.id,
      slug: row.slug,
      kind: row.kind,
      ...body,
      parts:
        row.type === 'THREAD' ? [body, ...row.parts.map((part) => ({ ...part, images: [] }))] : [],
      poll: toPoll(row, now),
      ...(quiz && { quiz }),
      linkPreview: toLinkPreview(row.link_preview, ownPages),
      author: personFrom(row, 'author'),
      reference:
        row.pod_id === null
          ? { type: 'USER', id: row.author_id, slug: row.author_slug, name: row.author_name }
          : { type: 'POD', id: row.pod_id, slug: row.pod_slug ?? '', name: row.pod_name ?? '' },
      likeCount: row.like_count,
      commentCount: row.comment_count,
      bookmarkCount: row.bookmark_count,
      viewer: {
        liked: row.liked,
        bookmarked: row.bookmarked,
        followsAuthor: row.follows_author,
        own: row.author_id === viewerId,
      },
      state: row.state === 'HIDDEN' ? 'HIDDEN' : 'ACTIVE',
      ...(row.held_reason !== null && { held: { reason: row.held_reason } }),
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    },
  };
}
