import type { ExportRow, ExportSource } from '@upround/shared/ports';
import type { Database } from '@upround/shared/db';
import { stringify } from 'csv-stringify';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** Both files of one source, and what belongs to its records. */
export interface RecordFiles {
  name: string;
  json: string;
  csv: string;
  rows: number;
  files: string[];
}

const cellOf = (value: ExportRow['values'][string]) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Writes, and waits where the file cannot keep up, so that memory holds a batch and no more. */
async function write(stream: NodeJS.WritableStream, chunk: unknown): Promise<void> {
  if (!(stream as { write(chunk: unknown): boolean }).write(chunk)) await once(stream, 'drain');
}

/**
 * Writes a source's records of a person as JSON and as CSV, row by row in one pass.
 *
 * @param folder where both files go
 */
export async function writeRecords(
  db: Database,
  source: ExportSource,
  userId: string,
  folder: string,
): Promise<RecordFiles> {
  const [json, csv] = ['json', 'csv'].map((ending) =>
    path.join(folder, `${source.name}.${ending}`),
  );
  if (json === undefined || csv === undefined) throw new Error('A source has two files.');
  const jsonFile = createWriteStream(json);
  const csvFile = createWriteStream(csv);
  // A cell that begins like a formula would be run by a spreadsheet.
  const table = stringify({ bom: true, escape_formulas: true, cast: { boolean: String } });
  table.pipe(csvFile);
  const files = new Set<string>();
  let rows = 0;
  for await (const { values, files: own = [] } of source.rows(db, userId)) {
    await write(jsonFile, `${rows === 0 ? '[' : ','}\n${JSON.stringify(values)}`);
    if (rows === 0) await write(table, Object.keys(values));
    await write(table, Object.values(values).map(cellOf));
    for (const key of own) files.add(key);
    rows += 1;
  }
  jsonFile.end(rows === 0 ? '[]\n' : '\n]\n');
  table.end();
  await Promise.all([finished(jsonFile), finished(csvFile)]);
  return { name: source.name, json, csv, rows, files: [...files] };
}
