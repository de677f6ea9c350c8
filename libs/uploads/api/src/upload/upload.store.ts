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
  created_at: Date;
}

const columns = `key, owner_id, purpose, name, size, picture, created_at`;

/** Uploads that one list shows. */
const SHOWN = 50;

/** `$1` key, `$2` id, `$3` owner, `$4` purpose, `$5` name, `$6` size, `$7` picture, `$8` now. */
export const insertUpload = statement<UploadRow>(
  'uploads.insert',
  `insert into uploads (key, id, owner_id, purpose, name, size, picture, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
);

/** `$1` owner, `$2` purpose. */
export const uploadsOfOwner = statement<UploadRow>(
  'uploads.of-owner',
  `select ${columns} from uploads where owner_id = $1::uuid and purpose = $2
   order by id desc limit ${SHOWN}`,
);

/** `$1` key. */
export const uploadByKey = statement<UploadRow>(
  'uploads.by-key',
  `select ${columns} from uploads where key = $1`,
);

/** `$1` key, `$2` owner: held until the transaction ends, so that nobody takes it meanwhile. */
export const holdUpload = statement<UploadRow>(
  'uploads.hold',
  `select ${columns} from uploads where key = $1 and owner_id = $2::uuid for update`,
);

/** `$1` key. */
export const deleteUpload = statement<never>(
  'uploads.delete',
  `delete from uploads where key = $1`,
);

/** `$1` key, `$2` owner, `$3` purpose, `$4` now. */
export const markUsed = statement<UploadRow>(
  'uploads.mark-used',
  `update uploads set used_at = $4
   where key = $1 and owner_id = $2::uuid and purpose = $3 returning ${columns}`,
);

/** `$1` keys. */
export const uploadsByKeys = statement<UploadRow>(
  'uploads.by-keys',
  `select ${columns} from uploads where key = any($1::text[])`,
);

/** Takes away a batch of what nothing has used since `$1`. */
export const deleteUnused = (batch: number) =>
  statement<UploadRow>(
    'uploads.delete-unused',
    `delete from uploads where key in (
       select key from uploads where used_at is null and created_at < $1
       order by created_at limit ${batch} for update skip locked)
     returning ${columns}`,
  );

/** `$1` owner. */
export const deleteOfOwner = statement<UploadRow>(
  'uploads.erase',
  `delete from uploads where owner_id = $1::uuid returning ${columns}`,
);

/** The keys of an upload's files: a picture lies in several widths. */
export const fileKeys = ({ key, picture }: Pick<UploadRow, 'key' | 'picture'>): string[] =>
  picture === null ? [key] : [picture.key, ...picture.variants.map((variant) => variant.key)];
