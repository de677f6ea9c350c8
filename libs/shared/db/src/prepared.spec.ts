import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Database } from './database';
import { runPrepared } from './prepared';

/** What a query sends to the database. */
async function sentBy(name: string, query: ReturnType<typeof sql>): Promise<CompiledQuery> {
  const db = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('Not asked for.');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const sent = jest.spyOn(db, 'executeQuery');
  await runPrepared(db as unknown as Database, name, query);
  const [compiled] = sent.mock.calls[0] ?? [];
  if (compiled === undefined) throw new Error('Nothing was sent.');
  return compiled as CompiledQuery;
}

const NAMED = /^\/\* name: (test\.[a-z]+-[0-9a-f]{12}) \*\/ select /;
const nameIn = ({ sql: text }: CompiledQuery) => NAMED.exec(text)?.[1];

describe('a query that runs prepared', () => {
  it('has the same name whatever its values', async () => {
    const one = await sentBy('test.rules', sql`select ${'one'}::text`);
    const two = await sentBy('test.rules', sql`select ${'two'}::text`);
    expect([one.parameters, two.parameters]).toEqual([['one'], ['two']]);
    expect(nameIn(one)).toBeDefined();
    expect(nameIn(one)).toBe(nameIn(two));
  });

  it('has another name with another text', async () => {
    const one = await sentBy('test.rules', sql`select ${'one'}::text`);
    const other = await sentBy('test.rules', sql`select ${'one'}::text, 1`);
    expect(nameIn(other)).toBeDefined();
    expect(nameIn(other)).not.toBe(nameIn(one));
  });
});
