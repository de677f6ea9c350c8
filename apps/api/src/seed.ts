import type { Database } from '@upround/shared/db';
import type { ApiModule, SeedContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';

/**
 * Fills an empty database with the demo community: all of it, or, if anything fails, nothing.
 *
 * @returns whether it was empty
 */
export async function seedDemo(
  db: Database,
  modules: readonly ApiModule[],
  log: SeedContext['log'],
): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select exists (select 1 from people) as used`.execute(db);
  if (rows[0]?.used === true) return false;
  await db.transaction().execute(async (trx) => {
    const context: SeedContext = {
      ...{ trx, log },
      now: new Date(),
      demo: { people: [], posts: [], pods: [] },
    };
    for (const module of modules) await module.seed?.(context);
  });
  // The embedded database has nobody who counts its rows for the planner.
  await sql`analyze`.execute(db);
  return true;
}
