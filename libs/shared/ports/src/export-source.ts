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
 * Exports a person's records of one kind. Contributed by modules; profile writes every source as `NAME.json` and
 * `NAME.csv` of the export. Of what others wrote in private only the place and time may be included.
 */
export interface ExportSource {
  /** Name of the files: lower case letters and hyphens, as in `posts`; one source for each kind of record. */
  readonly name: string;
  /** Tables whose rows it exports. */
  readonly tables: readonly string[];
  /** The person's records, oldest first, read in small batches (`inBatches`) so that other statements don't wait. */
  rows(db: Database, userId: string): AsyncIterable<ExportRow>;
}

/** Rows of one batch of an export. */
const BATCH = 500;

/**
 * Reads a list in batches, each of which begins after the last row of the one before.
 *
 * @param read returns at most `limit` rows with an id above `after` in the order of ids; `after` is null at first
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
