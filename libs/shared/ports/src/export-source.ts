import type { Database } from '@upround/shared/db';

/** A value as JSON holds it; in a CSV file nested ones are JSON text. */
export type ExportValue =
  | string
  | number
  | boolean
  | null
  | readonly ExportValue[]
  | { readonly [key: string]: ExportValue };

/** One record of a person, with names and moments (ISO 8601) that people can read. */
export interface ExportRow {
  values: Readonly<Record<string, ExportValue>>;
  /** Keys of stored files of the person's own that belong to it; they come along under `media/`. */
  files?: readonly string[];
}

/**
 * Lets each slice give a person all that it holds of them. Contributed by modules; profile writes every source as
 * `NAME.json` and `NAME.csv` of the export. What others wrote in private is not the person's: only its place and time
 * may stand here.
 */
export interface ExportSource {
  /** Name of the files: lower case letters and hyphens, as in `posts`; one source for each kind of record. */
  readonly name: string;
  /** Tables whose rows of a person it holds. */
  readonly tables: readonly string[];
  /** The person's records, oldest first, read by small batches (`inBatches`) so that nobody else waits. */
  rows(db: Database, userId: string): AsyncIterable<ExportRow>;
}

/** Rows of one batch of an export. */
const BATCH = 500;

/**
 * Reads a list by small statements, each of which begins after the last row of the one before.
 *
 * @param read answers at most `limit` rows with an id above `after` in the order of ids; `after` is null at first
 */
export async function* inBatches<Row extends { id: string }>(
  read: (after: string | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ;) {
    const rows: readonly Row[] = await read(after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}
