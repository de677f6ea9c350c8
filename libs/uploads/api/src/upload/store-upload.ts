import { coreErrors, type UploadedFile } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import { ImageRefusedError, type ImageRefusal, type PdfVerdict } from '@upround/shared/storage';
import { uploadErrors, uploadLimits, type UploadPurpose } from '@upround/uploads/contract';
import { createHash, randomBytes } from 'node:crypto';
import type { UploadsSettings } from '../uploads-settings';
import { fileName } from './file-name';
import { pdfFaultOf } from './pdf-file';
import type { UploadRow } from './upload.store';

/** A file in the storage that has no row yet. */
export type StoredUpload = Pick<
  UploadRow,
  'key' | 'purpose' | 'name' | 'size' | 'picture' | 'sha256' | 'begun_at'
>;

const KEY_BYTES = 16;
const path = 'file';

const refusals = {
  UNREADABLE: uploadErrors.UNREADABLE_IMAGE,
  TOO_LARGE: uploadErrors.IMAGE_TOO_LARGE,
  BUSY: coreErrors.UNAVAILABLE,
} satisfies Record<ImageRefusal, unknown>;

/** Why a complete PDF is refused, by its content. */
const pdfRefusals = {
  ACTIVE: uploadErrors.ACTIVE_PDF,
  LOCKED: uploadErrors.LOCKED_PDF,
  UNREADABLE: uploadErrors.DAMAGED_PDF,
  BUSY: coreErrors.UNAVAILABLE,
} satisfies Record<Exclude<PdfVerdict, 'PLAIN'> | 'BUSY', unknown>;

async function storePicture({ images, files }: UploadsSettings, bytes: Uint8Array) {
  if (bytes.length > uploadLimits.IMAGE) throw new AppError(coreErrors.BODY_TOO_LARGE, { path });
  try {
    const picture = await images.process(bytes);
    const stored = await files.get(picture.key);
    return { key: picture.key, size: stored?.bytes.length ?? bytes.length, picture, sha256: null };
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    throw new AppError(refusals[error.reason], { path, cause: error });
  }
}

async function storePdf({ files, pdfs }: UploadsSettings, bytes: Uint8Array) {
  const fault = pdfFaultOf(bytes);
  if (fault !== null) throw new AppError(uploadErrors[fault], { path });
  const found = await pdfs.inspect(bytes);
  if (found !== 'PLAIN') throw new AppError(pdfRefusals[found], { path });
  const key = `${randomBytes(KEY_BYTES).toString('base64url')}.pdf`;
  await files.put(key, bytes, 'application/pdf');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key, size: bytes.length, picture: null, sha256 };
}

const storePdfOf =
  (limit: number, refusal: (typeof uploadErrors)[keyof typeof uploadErrors]) =>
  async (settings: UploadsSettings, bytes: Uint8Array) => {
    if (bytes.length > limit) throw new AppError(refusal, { path });
    return storePdf(settings, bytes);
  };

const stores = {
  IMAGE: storePicture,
  RESUME: storePdfOf(uploadLimits.RESUME, uploadErrors.RESUME_TOO_LARGE),
  ENTRY_FILE: storePdfOf(uploadLimits.ENTRY_FILE, uploadErrors.ENTRY_FILE_TOO_LARGE),
} satisfies Record<UploadPurpose, unknown>;

/**
 * Checks a file by its bytes and stores it.
 *
 * @throws AppError where it is not what it is for; nothing is stored then
 */
export async function storeUpload(
  settings: UploadsSettings,
  purpose: UploadPurpose,
  { bytes, filename }: UploadedFile,
): Promise<Omit<StoredUpload, 'begun_at'>> {
  const stored = await stores[purpose](settings, bytes);
  return { ...stored, purpose, name: fileName(filename, purpose) };
}
