import { mediaUrl } from '@upround/shared/links';
import type { Upload } from '@upround/uploads/contract';
import type { UploadRow } from './upload.store';

/** Turns a row into the upload that goes over the wire. */
export function toUpload({ key, purpose, name, size, created_at: createdAt }: UploadRow): Upload {
  return { key, url: mediaUrl(key), purpose, name, size, createdAt: createdAt.toISOString() };
}
