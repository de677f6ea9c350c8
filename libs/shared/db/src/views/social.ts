import type { ReferenceType } from '@upround/shared/domain';

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

/** Follows between people, and memberships of pods. Written by social. */
export interface FollowView {
  follower_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  /** UUIDv7 of the moment when the follow was made. */
  id: string;
}

/** Current votes. Written by social. */
export interface VoteView {
  user_id: string;
  reference_id: string;
  selection: string[];
  /** In the order in which they were cast. */
  id: string;
}

/** Who would use which idea. */
export interface WouldUseView {
  user_id: string;
  reference_id: string;
}

/** What any slice may read of social. */
export interface SocialViews {
  like_view: LikeView;
  bookmark_view: BookmarkView;
  follow_view: FollowView;
  vote_view: VoteView;
  would_use_view: WouldUseView;
}
