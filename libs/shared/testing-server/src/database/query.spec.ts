/** @databases both */
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

describe('a query', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());

  it('answers its rows', async () => {
    expect(await database.query('select $1::int as n', [7])).toEqual([{ n: 7 }]);
  });

  // The task queue keeps its house by such texts.
  it('of several statements answers the rows of all', async () => {
    const rows = await database.query('set local work_mem = 4096; select 1 as n; select 2 as n');
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('of several statements that breaks off within a transaction leaves none to the next', async () => {
    const broken = 'begin; create table half_done (id int); select 1 / 0; commit';
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(database.query(broken)).rejects.toMatchObject({ code: '22012' });
      expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    }
    await expect(database.query('select * from half_done')).rejects.toThrow('half_done');
  });

  it('that is refused leaves the connection to the next', async () => {
    await expect(database.query('select * from nowhere')).rejects.toThrow('nowhere');
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });
});
