import type { AllContributions } from '@upround/shared/ports';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { composedOfAll } from '../test/composed-server.fixtures';
import { personColumns } from './person-columns.fixtures';
import { appendOnly, derived, keptAsPlaces, keptForTax, notExported } from './personal-tables.data';

const { contributed } = composedOfAll();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server?.close());

const tablesOf = (parts: readonly { tables: readonly string[] }[]) =>
  new Set(parts.flatMap(({ tables }) => tables));

/** Tables with a column that refers to a person and that no eraser or no export declares. */
async function unaccounted({ erasers, exports }: Pick<AllContributions, 'erasers' | 'exports'>) {
  const tables = new Set((await personColumns(server)).map(({ table }) => table));
  const isStored = (table: string) => !(table in appendOnly) && !(table in derived);
  const own = [...tables].filter(isStored);
  const [erased, exported] = [tablesOf(erasers), tablesOf(exports)];
  return {
    notErased: own.filter((table) => !erased.has(table) && !(table in keptForTax)),
    notExported: own.filter((table) => !exported.has(table) && !(table in notExported)),
  };
}

describe('personal data', () => {
  it('R27 R28: is exported and erased, or stays and says why', async () => {
    expect(await unaccounted(contributed)).toEqual({
      notErased: [],
      notExported: [],
    });
  });

  it('R27: is erased with the person, after the companies that only their jobs and experience named', () => {
    const names = contributed.erasers.map(({ name }) => name);
    const order = ['experience', 'jobs', 'companies', 'profile'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    expect(names.at(-1)).toBe('profile');
  });

  it('is reported if a table has neither', async () => {
    await server.database.query('create table diaries (written_by uuid, text text)');
    await server.database.query('create table pets (keeper uuid references people (id))');
    try {
      const missed = ['diaries', 'pets'];
      expect(await unaccounted(contributed)).toEqual({
        notErased: missed,
        notExported: missed,
      });
    } finally {
      await server.database.query('drop table diaries, pets');
    }
  });

  it('is declared for existing tables only, and once', async () => {
    const { erasers, exports } = contributed;
    const rows = await server.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const there = new Set(rows.map(({ name }) => name));
    const lists = [appendOnly, derived, notExported, keptAsPlaces, keptForTax].flatMap(Object.keys);
    const said = [...tablesOf(erasers), ...tablesOf(exports), ...lists];
    expect(said.filter((table) => !there.has(table))).toEqual([]);
    const exported = tablesOf(exports);
    expect(Object.keys(notExported).filter((table) => exported.has(table))).toEqual([]);
  });
});
