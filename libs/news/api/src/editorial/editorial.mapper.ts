import type { ArticleSummary } from '@upround/news/contract';
import { mediaUrl } from '@upround/shared/links';
import type { EditorialSummaryRow } from './editorial.read-model';

/** Who wrote what no member signs, or whose member has left. */
export const EDITORS = 'Upround editors';

/** Turns a row into what lists of articles show; essays add their lock. */
export function toSummary(row: EditorialSummaryRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: {
      name: row.author_name ?? EDITORS,
      slug: row.author_slug,
      avatarUrl: row.author_avatar_key === null ? null : mediaUrl(row.author_avatar_key),
    },
    tags: row.tags,
    readingMinutes: row.reading_minutes,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at?.toISOString() ?? null,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    bookmarkCount: row.bookmark_count,
    viewer: { liked: row.liked, bookmarked: row.bookmarked },
  };
}
