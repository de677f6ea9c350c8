import type { OpenDatabase } from '@upround/shared/db';
import { databaseKind } from './database-kind';
import { embeddedClone } from './embedded-template';
import { postgresClone } from './postgres-template';

/** A migrated database of a test's own; `url` only on PostgreSQL. */
export interface TestDatabase extends OpenDatabase {
  url: string | undefined;
}

/**
 * Makes an empty, migrated database: a clone of a template that is made once for each form of the schema.
 * Closing it drops it.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return databaseKind === 'postgres' ? postgresClone() : embeddedClone();
}
