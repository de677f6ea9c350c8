/** On which database this run of the tests stands. */
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
