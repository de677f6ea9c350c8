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
}

/**
 * Posts, comments and replies that can be read: neither hidden nor deleted, with everything above them. A block
 * between the reader and any of the three authors hides it. Written by feed and social.
 */
export interface ContentView {
  id: string;
  reference_type: ReferenceType;
  author_id: string;
  text: string;
  /** The post that it is, or stands under. */
  post_slug: string;
  post_author_id: string;
  /** The comment that it is, or stands under; null for posts. */
  comment_id: string | null;
  /** Of that comment; the post's author for posts. */
  comment_author_id: string;
}

/** Who has unread messages of whom, in a conversation or a request of one; nothing of what they say. Written by messaging. */
export interface WaitingMessageView {
  conversation_id: string;
  user_id: string;
  other_id: string;
  is_request: boolean;
}

/** What any slice may read in its own SQL. */
export interface SharedViews {
  person_view: PersonView;
  like_view: LikeView;
  bookmark_view: BookmarkView;
  follow_view: FollowView;
  block_view: BlockView;
  mute_view: MuteView;
  author_view: AuthorView;
  vote_view: VoteView;
  content_view: ContentView;
  waiting_message_view: WaitingMessageView;
}
