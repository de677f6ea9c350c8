import type { PersonRole } from '@upround/shared/domain';

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

/** Blocks between people; a block hides both from each other. Written by profile. */
export interface BlockView {
  user_id: string;
  blocked_id: string;
}

/** The people a person has muted: hidden in the person's lists, without being notified. Written by profile. */
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

/** Entries of people's experience. Written by profile. */
export interface ExperienceView {
  id: string;
  user_id: string;
  company_id: string | null;
  title: string;
  start_month: string;
  /** Null while it lasts. */
  end_month: string | null;
}

/** People who hide their read marks, and see no one else's in turn. Written by profile. */
export interface HiddenReadMarksView {
  user_id: string;
}

/** What any slice may read of profile. */
export interface ProfileViews {
  person_view: PersonView;
  unseen_person_view: UnseenPersonView;
  block_view: BlockView;
  mute_view: MuteView;
  author_view: AuthorView;
  experience_view: ExperienceView;
  hidden_read_marks_view: HiddenReadMarksView;
}
