import { statement } from '@upround/shared/db';
import type { ProcessedImage } from '@upround/shared/storage';
import type { UploadPurpose } from '@upround/uploads/contract';

/** An upload as stored. */
export interface UploadRow {
  key: string;
  owner_id: string;
  purpose: UploadPurpose;
  name: string;
  size: number;
  /** Of IMAGE alone. */
  picture: ProcessedImage | null;
  /** Of a PDF, in hex. */
  sha256: string | null;
  /** When the upload began; null where it was stored before that was recorded. */
  begun_at: Date | null;
  created_at: Date;
}

const columns = `key, owner_id, purpose, name, size, picture, sha256, begun_at, created_at`;

/** Uploads that one list shows. */
const SHOWN = 50;

type InsertValues = Pick<UploadRow, 'key' | 'purpose' | 'name' | 'size' | 'sha256'> & {
  id: string;
  owner: string;
  /** As JSON. */
  picture: string | null;
  begunAt: Date;
  now: Date;
};

export const insertUpload = statement<UploadRow, InsertValues>(
  'uploads.insert',
  `insert into uploads (key, id, owner_id, purpose, name, size, picture, sha256, begun_at, created_at)
   values (:key, :id, :owner, :purpose, :name, :size, :picture, :sha256, :begunAt, :now) returning ${columns}`,
);

export const uploadsOfOwner = statement<UploadRow, { owner: string; purpose: UploadPurpose }>(
  'uploads.of-owner',
  `select ${columns} from uploads where owner_id = :owner::uuid and purpose = :purpose
   order by id desc limit ${SHOWN}`,
);

export const uploadByKey = statement<UploadRow, { key: string }>(
  'uploads.by-key',
  `select ${columns} from uploads where key = :key`,
);

/** Locks it until the transaction ends, so that no record takes it meanwhile. */
export const lockUpload = statement<UploadRow, { key: string; owner: string }>(
  'uploads.hold',
  `select ${columns} from uploads where key = :key and owner_id = :owner::uuid for update`,
);

export const deleteUpload = statement<never, { key: string }>(
  'uploads.delete',
  `delete from uploads where key = :key`,
);

export const markUsed = statement<
  UploadRow,
  { key: string; owner: string; purpose: UploadPurpose; now: Date }
>(
  'uploads.mark-used',
  `update uploads set used_at = :now
   where key = :key and owner_id = :owner::uuid and purpose = :purpose returning ${columns}`,
);

export const uploadsByKeys = statement<UploadRow, { keys: readonly string[] }>(
  'uploads.by-keys',
  `select ${columns} from uploads where key = any(:keys::text[])`,
);

/** Deletes a batch of uploads from before a time that nothing has used. */
export const deleteUnused = statement<UploadRow, { before: Date; batch: number }>(
  'uploads.delete-unused',
  `delete from uploads where key in (
     select key from uploads where used_at is null and created_at < :before
     order by created_at limit :batch for update skip locked)
   returning ${columns}`,
);

export const deleteOfOwner = statement<UploadRow, { owner: string }>(
  'uploads.erase',
  `delete from uploads where owner_id = :owner::uuid returning ${columns}`,
);

/** The keys of an upload's files: a picture is stored in several widths. */
export const fileKeys = ({ key, picture }: Pick<UploadRow, 'key' | 'picture'>): string[] =>
  picture === null ? [key] : [picture.key, ...picture.variants.map((variant) => variant.key)];

/** Another person owns files from now on: their team goes on with them. */
export const handOver = statement<never, { keys: readonly string[]; from: string; to: string }>(
  'uploads.hand-over',
  `update uploads set owner_id = :to::uuid where key = any(:keys::text[]) and owner_id = :from::uuid`,
);

/** Nothing uses these files any more; the day after which they are deleted begins now. */
export const markUnused = statement<never, { keys: readonly string[]; now: Date }>(
  'uploads.mark-unused',
  `update uploads set used_at = null, created_at = :now where key = any(:keys::text[])`,
);
