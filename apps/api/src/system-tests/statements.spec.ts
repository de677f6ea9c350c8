import { definedStatements, type OpenDatabase } from '@upround/shared/db';
import { createTestDatabase } from '@upround/shared/testing-server';
import { describer, type Columns, type ValueKind } from './described-statement.fixtures';
import {
  statementRows,
  type RowColumn,
  type RowValue,
  type StatementRow,
} from './statement-rows.fixtures';

/** A value of JSON is of any type but those that JSON does not have. */
function fits(kind: ValueKind, type: RowValue): boolean {
  if (kind === 'json') return type.every((part) => part !== 'date' && part !== 'binary');
  return type.every((part) => {
    if (typeof part === 'string') return part === kind;
    return Array.isArray(kind) && kind.every((item) => fits(item, part));
  });
}

const nameOf = (type: RowValue): string =>
  type.map((part) => (typeof part === 'string' ? part : `list of ${nameOf(part)}`)).join(' or ');

/** Where the database's columns and those of the code differ; whether they may be null is not compared. */
function differences(columns: Columns, row: readonly RowColumn[]): string[] {
  const names = new Set(row.map(({ name }) => name));
  const read = row.flatMap(({ name, optional, type }) => {
    const column = columns[name];
    if (column === undefined) return optional ? [] : [`column ${name} is not selected`];
    if (fits(column.kind, type)) return [];
    return [`column ${name} is ${column.type} in the database, ${nameOf(type)} in Row`];
  });
  const unread = Object.keys(columns).filter((name) => !names.has(name));
  return [...read, ...unread.map((name) => `column ${name} is not in Row`)];
}

const columnsOf = (types: Readonly<Record<string, RowValue>>): RowColumn[] =>
  Object.entries(types).map(([name, type]) => ({ name, optional: false, type }));

const isNamed = (row: StatementRow, name: string) =>
  typeof row.name === 'string' ? row.name === name : row.name.test(name);

/** The types of a statement: by its literal name, or else by a template that fits. */
function typesOf(rows: readonly StatementRow[], name: string): StatementRow[] {
  const literal = rows.filter((row) => row.name === name);
  return literal.length > 0 ? literal : rows.filter((row) => isNamed(row, name));
}

describe('named statements', () => {
  const rows = statementRows();
  let database: OpenDatabase;
  let describeText: Awaited<ReturnType<typeof describer>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    describeText = await describer(database);
    for (const file of new Set(rows.map((row) => row.file))) await import(file);
  });
  afterAll(() => database?.close());

  it('select the columns of their Row types', async () => {
    const wrong: string[] = [];
    for (const { name, text } of definedStatements()) {
      const columns = await describeText(text);
      const found = typesOf(rows, name);
      if (found.length === 0) wrong.push(`${name}: no call with this name returns a statement`);
      for (const { columns: row } of found) {
        if (row === undefined) continue;
        wrong.push(...differences(columns, row).map((difference) => `${name}: ${difference}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have a value for each parameter', () => {
    const missing = definedStatements().flatMap(({ name, parameters }) =>
      typesOf(rows, name)
        .flatMap(({ values }) => parameters.filter((parameter) => !values.includes(parameter)))
        .map((parameter) => `${name}: parameter :${parameter} is not in Values`),
    );
    expect(missing).toEqual([]);
  });

  it('are defined when their modules are imported', () => {
    const names = definedStatements().map(({ name }) => name);
    const missing = rows.filter((row) => !names.some((name) => isNamed(row, name)));
    expect(missing.map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
    expect(names.length).toBeGreaterThan(150);
  });

  it('are reported if a column has another type, is missing or is not read', async () => {
    const columns = await describeText(
      `select 1 as count, 1::int8 as total, now() as at, array['a'] as tags, '{}'::jsonb as parts, true as unread`,
    );
    const right: Record<string, RowValue> = {
      count: ['number'],
      total: ['string'],
      at: ['date'],
      tags: [['string']],
      parts: [['json'], 'json'],
      unread: ['boolean'],
    };
    expect(differences(columns, columnsOf(right))).toEqual([]);
    const { unread: _, ...others } = right;
    const wrong = { ...others, count: ['string'], total: ['number', 'string'], gone: ['string'] };
    expect(differences(columns, columnsOf({ ...wrong, tags: [['number']] }))).toEqual([
      'column count is int4 in the database, string in Row',
      'column total is int8 in the database, number or string in Row',
      'column tags is _text in the database, list of number in Row',
      'column gone is not selected',
      'column unread is not in Row',
    ]);
  });
});
