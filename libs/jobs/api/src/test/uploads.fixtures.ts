import { statement } from '@upround/shared/db';
import type { Uploads } from '@upround/shared/ports';

interface UploadRow {
  key: string;
  name: string;
  size: number;
}

type UploadValues = { key: string; owner: string; purpose: string };

const uploadOf = statement<UploadRow, UploadValues>(
  'test.upload-of',
  `select key, name, size from uploads where key = :key and owner_id = :owner::uuid and purpose = :purpose`,
);
const uploadsOf = statement<UploadRow, { keys: readonly string[] }>(
  'test.uploads-of',
  `select key, name, size from uploads where key = any(:keys::text[])`,
);

const toRecord = (row: UploadRow) => ({
  ...row,
  sha256: null,
  begunAt: null,
  storedAt: new Date(),
});

/** What uploads do, in little. */
export const uploads: Uploads = {
  take: async (trx, userId, url, purpose) => {
    const values = { key: url.replace('/media/', ''), owner: userId, purpose };
    const row = await uploadOf.first(trx, values);
    return row === undefined ? null : toRecord(row);
  },
  describe: async (db, keys) =>
    new Map((await uploadsOf.all(db, { keys })).map((row) => [row.key, toRecord(row)])),
  release: () => Promise.reject(new Error('Jobs release no files.')),
  handOver: () => Promise.reject(new Error('Jobs hand no files over.')),
};
