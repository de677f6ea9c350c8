import type { Database, SharedViews, Trx } from '@upround/shared/db';
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

/** A part of a thread after the first, which stands in the post's own columns. */
export interface StoredPart {
  text: string;
  mentions: StoredMention[];
}

export interface StoredPollOption {
  id: string;
  text: string;
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
  kind: 'TEXT' | 'POLL';
  pod_id: string | null;
  text: string;
  mentions: Json<StoredMention[]>;
  images: Json<StoredImage[]>;
  parts: Json<StoredPart[]>;
  poll_options: ColumnType<StoredPollOption[] | null, string | null, string | null>;
  poll_votes: number[] | null;
  poll_multiple: boolean | null;
  poll_ends_at: Date | null;
  poll_voters: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  state: Generated<PostState>;
  created_at: Generated<Date>;
  edited_at: Date | null;
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
