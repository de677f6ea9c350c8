/** @databases both */
import { isMigrated, migrate, migrations } from '@upround/shared/db';
import type { SqlMigration } from '@upround/shared/db';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

const step = (name: string, ...statements: string[]): SqlMigration => ({ name, statements });
const first = step('9001-first', 'create table first (id int primary key)');
const second = step('9002-second', 'create table second (id int)', 'insert into second values (1)');

describe('O9: migrations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());

  it('of the product are applied, each once', async () => {
    expect(await isMigrated(database, migrations)).toBe(true);
    expect(await migrate(database, migrations)).toEqual([]);
  });

  it('have names in order, each of its own', () => {
    const names = migrations.map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(names);
  });

  it('are applied in order, and only what is missing', async () => {
    expect(await isMigrated(database, [first])).toBe(false);
    expect(await migrate(database, [first])).toEqual(['9001-first']);
    expect(await migrate(database, [first, second])).toEqual(['9002-second']);
    expect(await isMigrated(database, [first, second])).toBe(true);
  });

  it('R25: leave steps alone that a newer version applied', async () => {
    expect(await migrate(database, [first])).toEqual([]);
  });

  it('that were changed after they were applied are refused', async () => {
    const changed = step('9001-first', 'create table first (id bigint primary key)');
    await expect(migrate(database, [changed])).rejects.toThrow(
      '9001-first was applied in another form',
    );
    expect(await isMigrated(database, [changed])).toBe(false);
  });

  it('that fail leave nothing behind, and run again when they are mended', async () => {
    const broken = step('9003-third', 'create table third (id int)', 'select nonsense');
    await expect(migrate(database, [broken])).rejects.toThrow('9003-third failed');
    const mended = step('9003-third', 'create table third (id int)');
    expect(await migrate(database, [mended])).toEqual(['9003-third']);
  });

  it('can be begun again after a failure: the lock is free', async () => {
    expect(await migrate(database, [first, second])).toEqual([]);
  });
});

it('T23: the pool names a statement and refuses nothing else about it', async () => {
  const database = await createTestDatabase();
  const text = '/* name: test.sum */ select $1::int + $2::int as sum';
  expect(await database.query(text, [1, 2])).toEqual([{ sum: 3 }]);
  expect(await database.query(text, [3, 4])).toEqual([{ sum: 7 }]);
  const names = await database.query<{ name: string }>('select name from pg_prepared_statements');
  expect(names.map(({ name }) => name)).toContain('test.sum');
  await expect(database.query('select nonsense')).rejects.toThrow('nonsense');
  expect(await database.query(text, [5, 6])).toEqual([{ sum: 11 }]);
  await database.close();
});
