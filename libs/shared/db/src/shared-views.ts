import type { ReferenceType } from '@upround/shared/domain';
import type { JobsViews } from './views/jobs';
import type { MessagingViews } from './views/messaging';
import type { ProfileViews } from './views/profile';
import type { SocialViews } from './views/social';

/**
 * Readable posts, ideas, comments and replies: neither they nor what they are written under is hidden or deleted. A
 * block between the reader and any of the three authors hides a row. Written by feed, news and social.
 */
export interface ContentView {
  id: string;
  reference_type: ReferenceType;
  author_id: string;
  text: string;
  /** The record itself, or the one that it is written under. */
  post_slug: string;
  /** Null where no member wrote that: stories, articles and essays. */
  post_author_id: string | null;
  /** The comment itself, or the one that it replies to; null for posts and ideas. */
  comment_id: string | null;
  /** Of that comment; the post's author for posts. */
  comment_author_id: string;
  /** What kind of record that is: POST, THREAD, IDEA, NEWS, ARTICLE or ESSAY. */
  post_type: ReferenceType;
}

/** What people wrote that wasn't hidden or deleted: posts, ideas, comments and replies. Written by feed and social. */
export interface WritingView {
  author_id: string;
  /** UUIDv7 of the moment when it was written. */
  id: string;
  /** Posts and ideas, not comments and replies. */
  is_post: boolean;
}

/** What any slice may read in its own SQL. */
export interface SharedViews extends JobsViews, MessagingViews, ProfileViews, SocialViews {
  content_view: ContentView;
  writing_view: WritingView;
}
