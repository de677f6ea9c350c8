import { sql } from 'kysely';
import type { Trx } from './database';

/** A column that statements write. */
interface Column {
  table: string;
  name: string;
  type: string;
  /** Keeps its values. */
  isFixed: boolean;
  /** Its moments keep their time of the day. */
  isByWholeDays: boolean;
}

/** What doesn't move like everything else. */
export interface MoveExceptions {
  /**
   * Tables whose rows do not move, because their dates do not depend on when they were written, or single columns as
   * `table.column`. References to the ids of such rows do not change either.
   */
  fixed: readonly string[];
  /** Tables whose moments move by the nearest number of whole days, because they are the times of a clock. */
  byWholeDays: readonly string[];
}

const DAY_MS = 86_400_000;
const quoted = (name: string) => `"${name}"`;

/** A UUIDv7 somewhere in a text. */
const ID_IN_TEXT = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

/** The first 48 bits of a UUIDv7 are milliseconds since 1970 (RFC 9562, section 5.7). */
const idFunction = (byMs: number, fixedIds: string) => `
  create function pg_temp.moved_id(id uuid) returns uuid language sql immutable as $$
    select case when substr(id::text, 15, 1) <> '7' or id = any(${fixedIds}) then id
      else (lpad(to_hex(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint + ${byMs}), 12, '0')
        || substr(replace(id::text, '-', ''), 13))::uuid end
  $$`;

const TEXT_FUNCTION = `
  create function pg_temp.moved_text(old text) returns text language plpgsql immutable as $$
    declare
      moved text := old;
      id text;
    begin
      for id in select distinct match[1] from regexp_matches(old, '(${ID_IN_TEXT})', 'g') one (match) loop
        moved := replace(moved, id, pg_temp.moved_id(id::uuid)::text);
      end loop;
      return moved;
    end
  $$`;

/** The moved value of a column, as SQL; the column itself where it is fixed or its type holds no time. */
function movedValue({ name, type, isFixed, isByWholeDays }: Column, byMs: number): string {
  const value = quoted(name);
  if (isFixed) return value;
  const days = Math.floor(byMs / DAY_MS);
  const inText = (text: string) =>
    `case when ${text} ~ '${ID_IN_TEXT}' then pg_temp.moved_text(${text}) else ${text} end`;
  switch (type) {
    case 'timestamptz':
      return `${value} + interval '${isByWholeDays ? Math.round(byMs / DAY_MS) * DAY_MS : byMs} milliseconds'`;
    case 'date':
      return `${value} + ${days}`;
    case 'uuid':
      return `pg_temp.moved_id(${value})`;
    case '_uuid':
      return `array(select pg_temp.moved_id(one.id) from unnest(${value}) with ordinality one (id, nth) order by nth)`;
    case 'text':
      // A key that ends with a day keeps its distance to the keys of other days.
      return name.endsWith('_key')
        ? `case when ${value} ~ ':[0-9]{4}-[0-9]{2}-[0-9]{2}$'
            then left(${inText(value)}, -10) || (right(${value}, 10)::date + ${days})::text
            else ${inText(value)} end`
        : inText(value);
    case 'jsonb':
      return `(${inText(`${value}::text`)})::jsonb`;
    case 'tsvector':
      return `(${inText(`${value}::text`)})::tsvector`;
    default:
      return value;
  }
}

async function columnsOf(
  trx: Trx,
  { fixed, byWholeDays }: MoveExceptions,
): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type,
      concat(c.relname, '.', a.attname) = any(${fixed}::text[]) as "isFixed",
      c.relname = any(${byWholeDays}::text[]) as "isByWholeDays"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${fixed}::text[])
    order by c.relname, a.attnum`.execute(trx);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

/** A table's rows, moved; rows whose own id is fixed stay as they are. */
function movedRows(
  table: string,
  columns: readonly Column[],
  byMs: number,
  fixedIds: string,
): string {
  const values = columns.map((column) => `${movedValue(column, byMs)} as ${quoted(column.name)}`);
  const moved = `select ${values.join(', ')} from ${quoted(table)}`;
  if (!columns.some(({ name, type }) => name === 'id' && type === 'uuid')) return moved;
  const asTheyAre = columns.map(({ name }) => quoted(name)).join(', ');
  return `${moved} where id <> all(${fixedIds})
    union all select ${asTheyAre} from ${quoted(table)} where id = any(${fixedIds})`;
}

/** Ids of the rows of those tables that are fixed as a whole, as an SQL array. */
async function idsOf(trx: Trx, fixed: readonly string[]): Promise<string> {
  const ids: string[] = [];
  for (const table of fixed.filter((name) => !name.includes('.'))) {
    const { rows } = await sql<{ id: string }>`
      select to_jsonb(one) ->> 'id' as id from ${sql.table(table)} one
      where to_jsonb(one) ? 'id'`.execute(trx);
    ids.push(...rows.map(({ id }) => id));
  }
  return `'{${ids.join(',')}}'::uuid[]`;
}

/**
 * Moves every row of the product's tables in time: all moments, the time part of all ids (UUIDv7), also where they are
 * part of a text, an array or JSON, and the days at the end of keys. Needs a superuser, since it switches triggers and
 * foreign keys off while it writes; the embedded database has no other account.
 *
 * @param trx a transaction, while nothing else uses the tables
 * @param byMs how far, in milliseconds; positive is later
 * @param exceptions what doesn't move so far
 */
export async function moveInTime(
  trx: Trx,
  byMs: number,
  exceptions: MoveExceptions,
): Promise<void> {
  const by = Math.round(byMs);
  const run = (text: string) => sql.raw(text).execute(trx);
  const fixedIds = await idsOf(trx, exceptions.fixed);
  await run(idFunction(by, fixedIds));
  await run(TEXT_FUNCTION);
  // Switches off triggers and foreign keys: between two statements some rows refer to ids that are not there yet.
  await run('set local session_replication_role = replica');
  const names = new Map<string, string>();
  const tables = await columnsOf(trx, exceptions);
  for (const [table, columns] of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length === 0) continue;
    names.set(table, columns.map(({ name }) => quoted(name)).join(', '));
    const copy = quoted(`moved_${table}`);
    await run(
      `create temp table ${copy} on commit drop as ${movedRows(table, columns, by, fixedIds)}`,
    );
  }
  if (names.size === 0) return;
  // Tables that are emptied and filled again have no dead rows. Those that refer to each other are emptied together.
  await run(`truncate ${[...tables.keys()].map(quoted).join(', ')}`);
  for (const [table, columns] of names) {
    await run(`insert into ${quoted(table)} (${columns}) overriding system value
      select ${columns} from ${quoted(`moved_${table}`)}`);
  }
}
