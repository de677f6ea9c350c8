import type { Settings, SettingsChange } from '@upround/profile/contract';
import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { PersonRole } from '@upround/shared/domain';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A picture as stored: keys of the storage, never addresses. */
export interface StoredImage {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

export type PersonState = 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';

interface People {
  id: string;
  slug: string;
  display_name: string;
  headline: Generated<string>;
  about: Generated<string>;
  location: Generated<string>;
  links: Generated<string[]>;
  role: PersonRole | null;
  avatar_key: string | null;
  avatar: ColumnType<StoredImage | null, string | null | undefined, string | null>;
  banner: ColumnType<StoredImage | null, string | null | undefined, string | null>;
  state: Generated<PersonState>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  demo: Generated<boolean>;
  created_at: Generated<Date>;
}

interface FormerSlugs {
  slug: string;
  user_id: string;
  left_at: Generated<Date>;
}

interface Experiences {
  id: string;
  user_id: string;
  title: string;
  company: string;
  company_id: string | null;
  location: string;
  description: string;
  start_month: string;
  end_month: string | null;
  created_at: Generated<Date>;
}

/** A person's changes of the defaults. */
export type StoredSettings = Partial<Omit<Settings, 'notifications'>> & {
  notifications?: SettingsChange['notifications'];
};

interface MemberSettings {
  user_id: string;
  settings: Json<StoredSettings>;
  updated_at: Generated<Date>;
}

interface Blocks {
  user_id: string;
  blocked_id: string;
  created_at: Generated<Date>;
}

interface Mutes {
  user_id: string;
  muted_id: string;
  created_at: Generated<Date>;
}

export type ExportState = 'WAITING' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';

interface DataExports {
  id: string;
  user_id: string;
  state: Generated<ExportState>;
  progress: Generated<number>;
  tries: Generated<number>;
  file_key: string | null;
  bytes: ColumnType<string | null, number | null | undefined, number | null>;
  requested_at: Date;
  expires_at: Date | null;
}

interface AccountDeletions {
  user_id: string;
  previous_state: PersonState;
  requested_at: Date;
  erase_after: Date;
  erasing: Generated<boolean>;
}

export type PeopleTables = {
  people: People;
  former_slugs: FormerSlugs;
  experiences: Experiences;
  member_settings: MemberSettings;
  blocks: Blocks;
  mutes: Mutes;
  data_exports: DataExports;
  account_deletions: AccountDeletions;
};

/** The database with profile's own tables. */
export const tablesOf = (db: Database): Kysely<SharedViews & PeopleTables> =>
  db.withTables<PeopleTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & PeopleTables> =>
  trx.withTables<PeopleTables>();
