import type { Story } from '@upround/news/contract';
import { servedImage } from '@upround/shared/storage';
import type { StoryRow } from './story.read-model';

/** The host of the address that is shown: another source's address is at its own. */
const hostOf = ({ url, story_host }: StoryRow) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : story_host;

/** Turns a row into the story that goes over the wire. */
export function toStory(row: StoryRow): Story {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    url: row.url,
    host: hostOf(row),
    source: {
      id: row.source_id,
      slug: row.source_slug,
      name: row.source_name,
      host: row.source_host,
    },
    alsoIn: row.also_in.map(({ id, slug, name, host, url, published_at }) => ({
      source: { id, slug, name, host },
      url,
      publishedAt: new Date(published_at).toISOString(),
    })),
    language: row.language,
    readingMinutes: row.reading_minutes,
    // Beside the title it says nothing that the title does not.
    image: row.image === null ? null : servedImage({ ...row.image, alt: '' }),
    publishedAt: row.published_at.toISOString(),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    bookmarkCount: row.bookmark_count,
    viewer: {
      liked: row.liked,
      bookmarked: row.bookmarked,
      followsSource: row.follows_source,
    },
  };
}
