import type { TestServer } from '@upround/shared/testing-server';
import { inflateRawSync } from 'node:zlib';

/** A unique text for each kind of record that the deleted member wrote. */
export const markers = Object.fromEntries(
  [
    'name',
    'headline',
    'about',
    'experience',
    'alt',
    'post',
    'revision',
    'comment',
    'kept',
    'reply',
    'report',
    'feedback',
    'email',
    'device',
    'page',
    'request',
    'message',
    'phone',
    'place',
    'link',
    'new-email',
    'former-email',
    'title',
    'summary',
    'problem',
    'solution',
    'job',
    'application',
    'memo',
    'creator-note',
    'search',
    'upi',
  ].map((kind) => [kind, `zq-marker-${kind}-zq`]),
);
export const m = (kind: string) => markers[kind] ?? '';

/** The files of a ZIP archive, by its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** Lists every table that contains a text, as `schema.table: text`. */
export async function findEverywhere(server: TestServer, text: string): Promise<string[]> {
  const tables = await server.database.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await server.database.query(
      `select 1 from "${schema}"."${name}" t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${schema}.${name}: ${text}`);
  }
  return found;
}
