import { statement } from '@upround/shared/db';
import type { UploadedRecord, Uploads } from '@upround/shared/ports';

interface UploadRow {
  key: string;
  name: string;
  size: number;
  sha256: string;
  begun_at: Date;
  created_at: Date;
}

const take = statement<UploadRow, { key: string; owner: string; purpose: string; now: Date }>(
  'test.take-upload',
  `update uploads set used_at = :now::timestamptz
   where key = :key and owner_id = :owner::uuid and purpose = :purpose
   returning key, name, size, sha256, begun_at, created_at`,
);
const describeAll = statement<UploadRow, { keys: readonly string[] }>(
  'test.uploads-of',
  'select key, name, size, sha256, begun_at, created_at from uploads where key = any(:keys::text[])',
);
const handOver = statement<never, { keys: readonly string[]; from: string; to: string }>(
  'test.hand-over',
  `update uploads set owner_id = :to::uuid where key = any(:keys::text[]) and owner_id = :from::uuid`,
);

const release = statement<never, { keys: readonly string[] }>(
  'test.release-uploads',
  'update uploads set used_at = null where key = any(:keys::text[])',
);

const toRecord = ({
  begun_at: begunAt,
  created_at: storedAt,
  ...row
}: UploadRow): UploadedRecord => ({
  ...row,
  begunAt,
  storedAt,
});

/** What uploads do, in little. */
export const uploads: Uploads = {
  take: async (trx, owner, url, purpose) => {
    const values = { key: url.replace('/media/', ''), owner, purpose, now: new Date() };
    const row = await take.first(trx, values);
    return row === undefined ? null : toRecord(row);
  },
  describe: async (db, keys) =>
    new Map((await describeAll.all(db, { keys })).map((row) => [row.key, toRecord(row)])),
  release: async (trx, keys) => {
    await release.all(trx, { keys });
  },
  handOver: async (trx, keys, people) => {
    await handOver.all(trx, { keys, ...people });
  },
};
