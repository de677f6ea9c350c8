/** The database of this test run. */
export const databaseKind: 'pglite' | 'postgres' =
  process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** Where tests find a PostgreSQL server on which they may make and drop databases of their own. */
export const serverUrl =
  process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** The address of another database on the same server. */
export function urlOf(database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Limits for tests that are about something else, in milliseconds: a busy machine may be slow. */
export const patientTimeouts = {
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 120_000,
  poolWait: 60_000,
} as const;
