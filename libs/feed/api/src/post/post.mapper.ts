import type { FeedItem, Poll } from '@upround/feed/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { Image } from '@upround/shared/domain';
import { mediaUrl } from '@upround/shared/links';
import type { StoredImage } from '../feed-tables';
import type { PostRow } from './post.columns';

function toImage(image: StoredImage): Image {
  return {
    url: mediaUrl(image.key),
    variants: image.variants.map(({ key, width }) => ({ url: mediaUrl(key), width })),
    width: image.width,
    height: image.height,
    alt: image.alt,
    color: image.color,
  };
}

/** Every stored file of a picture. */
export function fileKeys({ key, variants }: Pick<StoredImage, 'key' | 'variants'>): string[] {
  return [key, ...variants.map((variant) => variant.key)];
}

function toPoll(row: PostRow, now: Date): Poll | null {
  if (row.poll_options === null || row.poll_ends_at === null) return null;
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

/**
 * Turns a row into the item that goes over the wire.
 *
 * @param row the post with author, pod and the viewer's own state
 * @param viewerId the viewer, null for a guest
 * @param now decides whether a poll has closed
 */
export function toFeedItem(row: PostRow, viewerId: string | null, now: Date): FeedItem {
  const images = row.images.map(toImage);
  const body = { text: row.text, mentions: row.mentions, images };
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
      author: toPersonSummary({
        id: row.author_id,
        slug: row.author_slug,
        display_name: row.author_name,
        headline: row.author_headline,
        role: row.author_role,
        avatar_key: row.author_avatar_key,
      }),
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
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    },
  };
}
