import { migrate, openDatabase } from '@upround/shared/db';
import type { OpenDatabase, SqlMigration } from '@upround/shared/db';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

const steps: SqlMigration[] = Array.from({ length: 20 }, (_, at) => ({
  name: `90${String(at).padStart(2, '0')}-step`,
  statements: [`create table step_${at} (id int)`],
}));

describe('several processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let others: OpenDatabase[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const open = () => openDatabase({ kind: 'postgres', url: database.url ?? '', connections: 2 });
    others = await Promise.all([open(), open(), open(), open()]);
  });
  afterAll(async () => {
    for (const other of others) await other?.close();
    await database?.close();
  });

  it('O9: that migrate at once apply each step once', async () => {
    const applied = await Promise.all(others.map((other) => migrate(other, steps)));
    expect(applied.flat().sort()).toEqual(steps.map(({ name }) => name));
  });

  it('O7: a statement ends after five seconds, a lock after two, a wait for a connection after two', async () => {
    const [one, two] = others;
    if (one === undefined || two === undefined) throw new Error('There are two.');
    await expect(one.query('select pg_sleep(6)')).rejects.toMatchObject({ code: '57014' });
    await one.db.transaction().execute(async () => {
      const client = await one.pool.connect();
      await client.query('begin; lock table step_0');
      await expect(two.query('select * from step_0')).rejects.toMatchObject({ code: '55P03' });
      await expect(one.query('select 1')).rejects.toThrow('timeout exceeded');
      await client.query('rollback');
      client.release();
    });
  });

  it('hear each other', async () => {
    const [one, two] = others;
    const heard: string[] = [];
    await two?.subscribe('upround_test', (payload) => heard.push(payload));
    await one?.query(`select pg_notify('upround_test', 'hello')`);
    for (let turn = 0; turn < 200 && heard.length === 0; turn += 1) await two?.query('select 1');
    expect(heard).toEqual(['hello']);
  });
});
