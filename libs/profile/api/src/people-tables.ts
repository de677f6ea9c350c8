import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { PersonRole } from '@upround/shared/domain';
import type { Generated, Kysely, Transaction } from 'kysely';

interface People {
  id: string;
  slug: string;
  display_name: string;
  headline: Generated<string>;
  about: Generated<string>;
  role: PersonRole | null;
  avatar_key: string | null;
  state: Generated<'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED'>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  demo: Generated<boolean>;
  created_at: Generated<Date>;
}

export type PeopleTables = { people: People };

/** The database with profile's own tables. */
export const tablesOf = (db: Database): Kysely<SharedViews & PeopleTables> =>
  db.withTables<PeopleTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & PeopleTables> =>
  trx.withTables<PeopleTables>();
