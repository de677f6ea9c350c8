import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { HeldReason, ReferenceType } from '@upround/shared/domain';
import type { SavedRecord } from '@upround/social/contract';
import type { Generated, Kysely, Transaction } from 'kysely';

export type CommentState = 'ACTIVE' | 'HIDDEN' | 'DELETED';

interface Comments {
  id: string;
  reference_type: ReferenceType;
  reference_id: string;
  author_id: string;
  text: string;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  state: Generated<CommentState>;
  held_reason: Generated<HeldReason | null>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

interface Replies {
  id: string;
  comment_id: string;
  author_id: string;
  text: string;
  like_count: Generated<number>;
  state: Generated<CommentState>;
  held_reason: Generated<HeldReason | null>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

interface Activities {
  id: string;
  user_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  /** VOTE, or the kind of a mark. */
  kind: string;
  /** ATTEMPTED for a vote, or a state of the mark. */
  state: string;
  selection: string[];
  /** Of an answer to a quiz; null for all else. */
  correct: boolean | null;
  created_at: Generated<Date>;
}

interface Bookmarks {
  id: string;
  user_id: string;
  reference_type: SavedRecord['referenceType'];
  reference_id: string;
  created_at: Generated<Date>;
}

export type SocialTables = {
  comments: Comments;
  replies: Replies;
  activities: Activities;
  bookmarks: Bookmarks;
};

/** The database with social's own tables. */
export const tablesOf = (db: Database): Kysely<SharedViews & SocialTables> =>
  db.withTables<SocialTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & SocialTables> =>
  trx.withTables<SocialTables>();
