import type { OpenDatabase } from '@upround/shared/db';
import { types, type Connection, type FieldDef, type Submittable } from 'pg';

/** What a value of a column is in JavaScript; a list has what its items are. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'date' | 'json' | 'binary' | ValueKind[];

/** The columns of a statement by their names. */
export type Columns = Readonly<Record<string, { type: string; kind: ValueKind }>>;

/** Lets the server parse and describe a statement, without running it. */
class Description implements Submittable {
  private fields: FieldDef[] = [];
  private error: Error | undefined;

  constructor(
    private readonly text: string,
    private readonly done: (error: Error | undefined, fields: FieldDef[]) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.error = error;
  }

  handleReadyForQuery(): void {
    this.done(this.error, this.fields);
  }
}

interface TypeRow {
  oid: number;
  name: string;
  item: number;
}

const kinds: Readonly<Record<string, ValueKind>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'date',
  timestamp: 'date',
  date: 'date',
  json: 'json',
  jsonb: 'json',
  bytea: 'binary',
};

/** What the driver makes of a type: it leaves those that it does not know as strings, lists among them. */
function kindOf(type: TypeRow, all: ReadonlyMap<number, TypeRow>): ValueKind {
  const item = all.get(type.item);
  const parse = types.getTypeParser(type.oid) as (text: string) => unknown;
  if (type.name.startsWith('_') && item !== undefined) {
    return Array.isArray(parse('{}')) ? [kindOf(item, all)] : 'string';
  }
  return kinds[type.name] ?? 'string';
}

/**
 * Makes what describes statements, by the types that the database has.
 *
 * @param database migrated
 */
export async function describer(
  database: OpenDatabase,
): Promise<(text: string) => Promise<Columns>> {
  const rows = await database.query<TypeRow>(
    'select oid::int, typname as name, typelem::int as item from pg_type',
  );
  const all = new Map(rows.map((row) => [row.oid, row]));
  return async (text) => {
    const client = await database.pool.connect();
    try {
      const fields = await new Promise<FieldDef[]>((resolve, reject) => {
        const done = (error: Error | undefined, found: FieldDef[]) =>
          error === undefined ? resolve(found) : reject(error);
        client.query(new Description(text, done));
      });
      return Object.fromEntries(
        fields.map(({ name, dataTypeID }) => {
          const type = all.get(dataTypeID);
          if (type === undefined) throw new Error(`${name} has an unknown type.`);
          return [name, { type: type.name, kind: kindOf(type, all) }];
        }),
      );
    } finally {
      client.release();
    }
  };
}
