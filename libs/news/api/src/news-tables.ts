import type { Heading } from '@upround/news/contract';
import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A picture as stored: keys of the storage, never addresses. */
export interface StoredImage {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  color: string;
}

interface SourcesTable {
  id: string;
  slug: string;
  name: string;
  description: Generated<string>;
  kind: 'FEED' | 'DEMO';
  feed_url: string;
  home_url: string | null;
  host: string;
  language: string | null;
  state: Generated<'ACTIVE' | 'PAUSED'>;
  etag: string | null;
  last_modified: string | null;
  next_read_at: Generated<Date>;
  last_ok_at: Date | null;
  last_error: string | null;
  last_error_at: Date | null;
  failures: Generated<number>;
  follower_count: Generated<number>;
  story_count: Generated<number>;
  last_published_at: Date | null;
  created_at: Generated<Date>;
}

interface StoriesTable {
  id: string;
  slug: string;
  source_id: string;
  title: string;
  excerpt: string;
  url: string;
  host: string;
  language: string | null;
  reading_minutes: number | null;
  image: ColumnType<StoredImage | null, string | null, string | null>;
  url_key: string;
  title_key: string;
  title_numbers: string;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  state: Generated<'ACTIVE' | 'HIDDEN'>;
  published_at: Date;
  created_at: Generated<Date>;
}

interface TellingsTable {
  source_id: string;
  story_id: string;
  guid_key: string;
  url: string;
  published_at: Date;
}

interface SourceMutesTable {
  user_id: string;
  source_id: string;
  created_at: Generated<Date>;
}

export type EditorialKind = 'ARTICLE' | 'ESSAY';

interface EditorialsTable {
  id: string;
  kind: EditorialKind;
  slug: string;
  title: string;
  summary: string;
  author_slug: string | null;
  tags: string[];
  preview: string;
  body: string;
  outline: Json<Heading[]>;
  reading_minutes: number;
  published_at: Date;
  updated_at: Date | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  state: Generated<'ACTIVE' | 'WITHDRAWN'>;
}

export type NewsTables = {
  news_sources: SourcesTable;
  news_stories: StoriesTable;
  news_tellings: TellingsTable;
  news_source_mutes: SourceMutesTable;
  editorials: EditorialsTable;
};

/** The database, or a transaction on it, with this slice's own tables. */
export const newsTables = (db: Database | Trx): Kysely<SharedViews & NewsTables> =>
  (db as Database).withTables<NewsTables>();
