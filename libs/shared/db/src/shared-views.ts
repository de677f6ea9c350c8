import type { PersonRole, ReferenceType } from '@upround/shared/domain';

/** People who can be seen: active and restricted ones. Written by profile. */
export interface PersonView {
  id: string;
  slug: string;
  display_name: string;
  headline: string;
  role: PersonRole | null;
  avatar_key: string | null;
  follower_count: number;
  following_count: number;
}

/** People who cannot be seen: banned and deleted ones. Written by profile. */
export interface UnseenPersonView {
  id: string;
}

/** Who liked what. Written by social. */
export interface LikeView {
  user_id: string;
  reference_type: ReferenceType;
  reference_id: string;
}

/** Who saved what. Written by social. */
export interface BookmarkView {
  user_id: string;
  reference_type: ReferenceType;
  reference_id: string;
}

/** Who follows whom, and who joined which pod. Written by social. */
export interface FollowView {
  follower_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  /** UUIDv7 of the moment when the follow was made. */
  id: string;
}

/** Who blocks whom; a block hides both from each other. Written by profile. */
export interface BlockView {
  user_id: string;
  blocked_id: string;
}

/** Whom somebody does not want to see in their own lists; the muted one is told nothing. Written by profile. */
export interface MuteView {
  user_id: string;
  muted_id: string;
}

/**
 * People as threads name them: those of `person_view`, and deleted ones (`gone`) without a name, so that what others
 * answered keeps its place. Written by profile.
 */
export interface AuthorView {
  id: string;
  gone: boolean;
  slug: string;
  display_name: string;
  headline: string;
  role: PersonRole | null;
  avatar_key: string | null;
}

/** Votes as they stand. Written by social. */
export interface VoteView {
  user_id: string;
  reference_id: string;
  selection: string[];
  /** In the order in which they were cast. */
  id: string;
}

/** Who would use which idea. Written by social. */
export interface WouldUseView {
  user_id: string;
  reference_id: string;
}

/**
 * Posts, ideas, comments and replies that can be read: neither hidden nor deleted, with everything above them. A block
 * between the reader and any of the three authors hides it. Written by feed, news and social.
 */
export interface ContentView {
  id: string;
  reference_type: ReferenceType;
  author_id: string;
  text: string;
  /** What it is, or stands under. */
  post_slug: string;
  /** Null where no member wrote that: stories, articles and essays. */
  post_author_id: string | null;
  /** The comment that it is, or stands under; null for posts and ideas. */
  comment_id: string | null;
  /** Of that comment; the post's author for posts. */
  comment_author_id: string;
  /** What kind of record that is: POST, THREAD, IDEA, NEWS, ARTICLE or ESSAY. */
  post_type: ReferenceType;
}

/** Who has unread messages of whom, in a conversation or a request of one; nothing of what they say. Written by messaging. */
export interface WaitingMessageView {
  conversation_id: string;
  user_id: string;
  other_id: string;
  is_request: boolean;
}

/** Jobs, drafts among them, of people who can be seen. Written by jobs. */
export interface JobView {
  id: string;
  slug: string;
  title: string;
  company: string;
  creator_id: string;
  state: 'DRAFT' | 'OPEN' | 'CLOSED';
}

/** Who applied to which job, and where that stands. Written by jobs. */
export interface ApplicationView {
  id: string;
  job_id: string;
  applicant_id: string;
  state: string;
  moved_at: Date;
}

/** The searches for jobs that people keep; `filters` are those of the board. Written by jobs. */
export interface SavedSearchView {
  id: string;
  user_id: string;
  name: string;
  filters: Record<string, unknown>;
}

/** What any slice may read in its own SQL. */
export interface SharedViews {
  person_view: PersonView;
  unseen_person_view: UnseenPersonView;
  like_view: LikeView;
  bookmark_view: BookmarkView;
  follow_view: FollowView;
  block_view: BlockView;
  mute_view: MuteView;
  author_view: AuthorView;
  vote_view: VoteView;
  would_use_view: WouldUseView;
  content_view: ContentView;
  waiting_message_view: WaitingMessageView;
  job_view: JobView;
  application_view: ApplicationView;
  saved_search_view: SavedSearchView;
}
