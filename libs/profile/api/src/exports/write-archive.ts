import type { LargeFileStore } from '@upround/shared/storage';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { RecordFiles } from './record-files';

const readme = (records: readonly RecordFiles[], madeAt: Date) =>
  [
    'Everything we store about you.',
    `Created on ${madeAt.toISOString()}.`,
    '',
    'Each kind of record comes in two formats: JSON for programs and CSV for spreadsheets.',
    'Images and files are in the media folder, with the file names used in the data.',
    '',
    ...records.map(({ name, rows }) => `${name}: ${rows}`),
    '',
  ].join('\n');

/**
 * Writes the archive of an export, piece by piece.
 *
 * @param target path of the file to write
 */
export async function writeArchive(
  store: Pick<LargeFileStore, 'open'>,
  records: readonly RecordFiles[],
  target: string,
  madeAt: Date,
): Promise<void> {
  const zip = new ZipFile();
  const options = { mtime: madeAt };
  zip.addBuffer(Buffer.from(readme(records, madeAt)), 'README.txt', options);
  for (const { name, json, csv } of records) {
    zip.addFile(json, `${name}.json`, options);
    zip.addFile(csv, `${name}.csv`, options);
  }
  const failures: unknown[] = [];
  zip.on('error', (error) => {
    failures.push(error);
    (zip.outputStream as Readable).destroy(error as Error);
  });
  for (const key of new Set(records.flatMap(({ files }) => files))) {
    const file = await store.open(key);
    // The file was deleted after its record was read.
    if (file === null) continue;
    file.stream.destroy();
    zip.addReadStreamLazy(`media/${key}`, { ...options, compress: false }, (ready) => {
      store.open(key).then(
        (again) => ready(null, again?.stream ?? Readable.from([])),
        (error: unknown) => ready(error, Readable.from([])),
      );
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
  if (failures.length > 0) throw failures[0];
}
