import type { Database, Trx } from '@upround/shared/db';
import type { ApiModule } from '@upround/shared/server-kit';
import { createTestDatabase } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { pino } from 'pino';
import { seedDemo } from '../seed';

const log = pino({ level: 'silent' });

describe('spec 10.3: filling the database', () => {
  it('has no time limit, and leaves the limits of connections as they were', async () => {
    const database = await createTestDatabase();
    const limitsOf = async (db: Database | Trx) => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings where name in
          ('idle_in_transaction_session_timeout', 'statement_timeout', 'lock_timeout')
        order by name`.execute(db);
      return rows.map(({ setting }) => Number(setting));
    };
    const meanwhile: number[] = [];
    const module: ApiModule = {
      name: 'sample',
      calls: [],
      seed: async ({ trx }) => void meanwhile.push(...(await limitsOf(trx))),
    };
    const before = await limitsOf(database.db);
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(await seedDemo(database.db, [module], log)).toBe(true);
    expect(meanwhile).toEqual([0, 0, 0]);
    expect(await limitsOf(database.db)).toEqual(before);
    await database.close();
  });

  it('happens once if several processes start at once, and again if it failed', async () => {
    const database = await createTestDatabase();
    let runs = 0;
    const module: ApiModule = {
      name: 'sample',
      calls: [],
      async seed({ trx }) {
        runs += 1;
        const id = crypto.randomUUID();
        await sql`insert into people (id, slug, display_name) values (${id}, ${`one-${runs}`}, 'One')`.execute(
          trx,
        );
        if (runs === 1) throw new Error('the machine went off');
      },
    };
    await expect(seedDemo(database.db, [module], log)).rejects.toThrow('went off');
    const filled = await Promise.all([1, 2, 3].map(() => seedDemo(database.db, [module], log)));
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(2);
    await database.close();
  });
});
