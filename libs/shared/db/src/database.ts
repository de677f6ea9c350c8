import type { Kysely, Transaction } from 'kysely';
import type { SharedViews } from './shared-views';

/** The database as every slice sees it: the shared views. A slice adds its own tables by `withTables`. */
export type Database = Kysely<SharedViews>;
/** One transaction on it. */
export type Trx = Transaction<SharedViews>;
