import type { OpenDatabase } from '@upround/shared/db';
import { databaseKind } from './database-kind';
import { embeddedClone } from './embedded-template';
import { postgresClone } from './postgres-template';

/** A migrated database of a test's own; `url` only on PostgreSQL. */
export interface TestDatabase extends OpenDatabase {
  url: string | undefined;
}

/** What a database holds from the start, made by a function that takes long. */
export interface Contents {
  /** Lower-case letters; one name means one function. */
  name: string;
  /** Fills a migrated, empty database and leaves it open. */
  fill(database: TestDatabase): Promise<void>;
}

/**
 * Makes a migrated database: a clone of a template that is made once for each form of the schema.
 * Closing it drops it.
 *
 * @param contents what it is filled with, once for the whole run of `npm test`; on PostgreSQL only
 */
export async function createTestDatabase(contents?: Contents): Promise<TestDatabase> {
  if (databaseKind === 'postgres') return postgresClone(contents);
  if (contents !== undefined) throw new Error('Filled databases are on PostgreSQL only.');
  return embeddedClone();
}
