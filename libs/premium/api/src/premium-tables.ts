import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { Entitlement } from '@upround/shared/ports';
import type { Generated, Kysely, Transaction } from 'kysely';

interface EntitlementsTable {
  id: string;
  user_id: string;
  tier: Entitlement['tier'];
  source: Entitlement['source'];
  since: Generated<Date>;
  until: Date | null;
}

interface InterestsTable {
  user_id: string;
  created_at: Generated<Date>;
}

type PremiumTables = { entitlements: EntitlementsTable; premium_interests: InterestsTable };

/** The database with this slice's own tables. */
export const tablesOf = (db: Database | Trx): Kysely<SharedViews & PremiumTables> =>
  (db as Database).withTables<PremiumTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & PremiumTables> =>
  trx.withTables<PremiumTables>();
