import type { IdeaNeed, IdeaStage } from '@upround/feed/contract';
import type { HeldReason } from '@upround/shared/domain';
import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { StoredLinkPreview } from '@upround/shared/ports';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A mention as stored: UTF-16 offsets into the text beside it. */
export interface StoredMention {
  start: number;
  end: number;
  userId: string;
  slug: string;
}

/** A picture as stored: keys of the storage, never addresses. */
export interface StoredImage {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

/** A part of a thread after the first, which is in the post's own columns. */
export interface StoredPart {
  text: string;
  mentions: StoredMention[];
}

export interface StoredPollOption {
  id: string;
  text: string;
}

/** The page that a post shows, and the link of its text that leads there. */
export interface StoredPostLink extends StoredLinkPreview {
  link: string;
}

export type PostState = 'ACTIVE' | 'HIDDEN' | 'DELETED';

interface PodsTable {
  id: string;
  slug: string;
  name: string;
  description: string;
  topic: string;
  rules: Json<string[]>;
  member_count: Generated<number>;
  post_count: Generated<number>;
  weekly_post_count: Generated<number>;
  created_at: Generated<Date>;
}

export interface PostsTable {
  id: string;
  slug: string;
  author_id: string;
  type: 'POST' | 'THREAD';
  kind: 'TEXT' | 'POLL' | 'QUIZ';
  pod_id: string | null;
  text: string;
  mentions: Json<StoredMention[]>;
  /** What its hashtags are looked up by. */
  tags: Generated<string[]>;
  images: Json<StoredImage[]>;
  parts: Json<StoredPart[]>;
  poll_options: ColumnType<StoredPollOption[] | null, string | null, string | null>;
  poll_votes: number[] | null;
  poll_multiple: boolean | null;
  poll_ends_at: Date | null;
  poll_voters: Generated<number>;
  link_preview: ColumnType<StoredPostLink | null, string | null | undefined, string | null>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  state: Generated<PostState>;
  held_reason: Generated<HeldReason | null>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

export interface IdeasTable {
  id: string;
  slug: string;
  author_id: string;
  title: string;
  description: string;
  problem: string;
  solution: string;
  stage: IdeaStage;
  looking_for: Generated<IdeaNeed[]>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  would_use_count: Generated<number>;
  state: Generated<PostState>;
  held_reason: Generated<HeldReason | null>;
  /** Sort key of random draws: 0 up to 1. */
  lot: Generated<number>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

interface IdeaRankingsTable {
  id: string;
  idea_ids: string[];
  created_at: Generated<Date>;
}

/** The right options of a quiz, in a table of their own, so that no list of posts discloses them by accident. */
export interface QuizAnswersTable {
  post_id: string;
  right_ids: string[];
  explanation: string | null;
}

interface PostRevisionsTable {
  id: string;
  post_id: string;
  text: string;
  replaced_at: Generated<Date>;
}

interface TrendingSnapshotsTable {
  id: string;
  pod_id: string | null;
  created_at: Generated<Date>;
}

interface TrendingEntriesTable {
  snapshot_id: string;
  rank: number;
  post_id: string;
}

interface HomeEntriesTable {
  user_id: string;
  post_id: string;
}

interface HomeMergedSourcesTable {
  source_id: string;
  reference_type: 'USER' | 'POD';
  since: Generated<Date>;
}

/** The tables that the feed owns, beside the views that every slice may read. */
export interface FeedTables extends SharedViews {
  pods: PodsTable;
  posts: PostsTable;
  ideas: IdeasTable;
  idea_rankings: IdeaRankingsTable;
  quiz_answers: QuizAnswersTable;
  post_revisions: PostRevisionsTable;
  trending_snapshots: TrendingSnapshotsTable;
  trending_entries: TrendingEntriesTable;
  home_entries: HomeEntriesTable;
  home_merged_sources: HomeMergedSourcesTable;
}

/** The database, or a transaction on it, with the feed's own tables. */
export function feedTables(db: Database | Trx): Kysely<FeedTables> {
  return db.withTables<Omit<FeedTables, keyof SharedViews>>() as unknown as Kysely<FeedTables>;
}
