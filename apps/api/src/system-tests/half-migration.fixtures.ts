import { migrate, openDatabase, type SqlMigration } from '@upround/shared/db';

/** Run by itself: migrates the database of `DATABASE_URL` by the steps of `STEPS`, and is killed meanwhile. */
async function main(): Promise<void> {
  const { DATABASE_URL: url = '', STEPS: steps = '[]' } = process.env;
  const database = await openDatabase({ kind: 'postgres', url });
  await migrate(database, JSON.parse(steps) as SqlMigration[]);
}

void main();
