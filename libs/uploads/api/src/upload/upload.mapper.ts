import { mediaUrl } from '@upround/shared/links';
import type { Upload } from '@upround/uploads/contract';
import type { UploadRow } from './upload.store';

/** Turns a row into the upload that goes over the wire. */
export const toUpload = (row: UploadRow): Upload => ({
  key: row.key,
  url: mediaUrl(row.key),
  purpose: row.purpose,
  name: row.name,
  size: row.size,
  sha256: row.sha256,
  createdAt: row.created_at.toISOString(),
});
