import { coreErrors, type HandlerInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import {
  AppError,
  memberOf,
  type HandlerContext,
  type WriteContext,
} from '@upround/shared/server-kit';
import {
  uploadErrors,
  type removeUpload,
  type Upload,
  type upload,
} from '@upround/uploads/contract';
import type { UploadsSettings } from '../uploads-settings';
import { removeFiles } from './remove-files.task';
import { storeUpload, type StoredUpload } from './store-upload';
import { toUpload } from './upload.mapper';
import { deleteUpload, fileKeys, lockUpload, insertUpload } from './upload.store';

/** Stores the file, before the transaction. */
export async function prepareUpload(
  settings: UploadsSettings,
  { elapsedMs }: Pick<HandlerContext, 'elapsedMs'>,
  { body, files }: HandlerInput<typeof upload>,
): Promise<StoredUpload> {
  const [file] = files['file'] ?? [];
  if (file === undefined) throw new AppError(coreErrors.INVALID_FIELD, { path: 'file' });
  const begunAt = new Date(settings.now().getTime() - elapsedMs);
  return { ...(await storeUpload(settings, body.purpose, file)), begun_at: begunAt };
}

/** Inserts the upload's row with its owner. */
export async function recordUpload(
  { now }: UploadsSettings,
  context: WriteContext,
  { key, purpose, name, size, picture, sha256, begun_at: begunAt }: StoredUpload,
): Promise<Upload> {
  const row = await insertUpload.first(context.trx, {
    key,
    id: newId(),
    owner: memberOf(context).userId,
    purpose,
    name,
    size,
    picture: picture === null ? null : JSON.stringify(picture),
    sha256,
    begunAt: begunAt ?? now(),
    now: now(),
  });
  if (row === undefined) throw new Error('The upload was not written.');
  return toUpload(row);
}

/** Deletes a person's own upload that no record uses, with its files. */
export async function discardOwn(
  { contributed }: UploadsSettings,
  context: WriteContext,
  { params }: HandlerInput<typeof removeUpload>,
): Promise<void> {
  const owner = memberOf(context).userId;
  const row = await lockUpload.first(context.trx, { key: params.key, owner });
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  for (const reader of contributed().uploadReaders) {
    if (await reader.uses(context.trx, row.key)) throw new AppError(uploadErrors.UPLOAD_IN_USE);
  }
  await deleteUpload.all(context.trx, { key: row.key });
  await context.tasks.send(removeFiles, { keys: fileKeys(row) });
}
