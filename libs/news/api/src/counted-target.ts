import { isId, type Database } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import {
  moveCounter,
  type ReactionKind,
  type ReactionTarget,
  type TargetSummary,
} from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

/** Owns what no member wrote. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A table of public records without an owner. */
interface CountedTable {
  type: ReferenceType;
  table: 'news_sources' | 'news_stories' | 'editorials';
  /** The counters that it has. */
  columns: Partial<Record<ReactionKind, string>>;
  /** SQL: whether people can see a row; columns have the table's name as prefix. */
  seen: RawBuilder<unknown>;
  /** What a list shows: `slug`, `title`, `author` of the table's row. */
  summary: RawBuilder<unknown>;
}

/** Lets social act on records of one table of ours. */
export function countedTarget({
  type,
  table,
  columns,
  seen,
  summary,
}: CountedTable): ReactionTarget {
  const from = sql.table(table);
  const columnOf = (kind: ReactionKind) => {
    const column = columns[kind];
    if (column === undefined) throw new RangeError(`${type} doesn’t take ${kind}.`);
    return column;
  };
  return {
    types: [type],

    find: async (db, _viewerId, { referenceId }) => {
      if (!isId(referenceId)) return null;
      const { rows } = await sql`
        select 1 from ${from} where id = ${referenceId}::uuid and (${seen})`.execute(db);
      return rows.length === 0 ? null : { ownerId: NOBODY };
    },

    add: async (trx, change) => {
      if (!isId(change.reference.referenceId)) return null;
      // A relation can be removed whatever happened to the record.
      const where = change.delta < 0 ? sql`true` : seen;
      return moveCounter(trx, { table, column: columnOf(change.kind), where, change });
    },

    addMany: async (trx, kind, deltas) => {
      const counter = sql.ref(columnOf(kind));
      await sql`
        update ${from} set ${counter} = ${counter} + moved.delta
        from unnest(${[...deltas.keys()]}::uuid[], ${[...deltas.values()]}::int[]) as moved (id, delta)
        where ${sql.ref(`${table}.id`)} = moved.id`.execute(trx);
    },

    describe: (db, _viewerId, ids) =>
      describe(
        db,
        sql`
      select ${from}.id, ${summary} from ${from}
      where ${sql.ref(`${table}.id`)} = any(${ids.filter(isId)}::uuid[]) and (${seen})`,
      ),
  };
}

async function describe(db: Database, rows: RawBuilder<unknown>) {
  const found = await (rows as RawBuilder<TargetSummary & { id: string }>).execute(db);
  return new Map(found.rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]));
}
