import { defineCall, defineErrors } from '@upround/shared/contract-core';
import * as z from 'zod/mini';

/**
 * What an upload is for. Anyone can see an image; a résumé and a file of an entry are PDFs for their owner and those whom
 * they are sent to.
 */
export const uploadPurposes = ['IMAGE', 'RESUME', 'ENTRY_FILE'] as const;
export const uploadPurposeSchema = z.enum(uploadPurposes);
export type UploadPurpose = (typeof uploadPurposes)[number];

const BYTES_PER_MB = 1024 * 1024;

/** The most bytes of a file of each purpose. */
export const uploadLimits = {
  IMAGE: 8 * BYTES_PER_MB,
  RESUME: 5 * BYTES_PER_MB,
  ENTRY_FILE: 10 * BYTES_PER_MB,
  name: 120,
} as const;

export const uploadErrors = defineErrors({
  NOT_A_PDF: {
    status: 400,
    sentence: 'This file isn’t a valid PDF. Save it as a PDF and try again.',
  },
  DAMAGED_PDF: {
    status: 400,
    sentence: 'This PDF is damaged or incomplete. Save it again and try again.',
  },
  LOCKED_PDF: {
    status: 400,
    sentence: 'This PDF is password-protected. Save it without a password and try again.',
  },
  ACTIVE_PDF: {
    status: 400,
    sentence:
      'This PDF contains scripts, actions or attached files. Export it again as a plain PDF.',
  },
  RESUME_TOO_LARGE: { status: 413, sentence: 'Your résumé can be up to 5 MB.' },
  ENTRY_FILE_TOO_LARGE: { status: 413, sentence: 'A file of an entry can be up to 10 MB.' },
  UNREADABLE_IMAGE: {
    status: 400,
    sentence: 'We can’t read this image. Use a JPEG, PNG or WebP.',
  },
  IMAGE_TOO_LARGE: { status: 400, sentence: 'This image has too many pixels. Use a smaller one.' },
  UPLOAD_IN_USE: { status: 409, sentence: 'This file is still in use, so it can’t be deleted.' },
});

export const uploadSchema = z.object({
  key: z.string(),
  /** URL of the file: public for pictures, with an access token for a résumé. */
  url: z.string(),
  purpose: uploadPurposeSchema,
  /** The file's name as it came, without folders. */
  name: z.string(),
  /** Bytes as stored. */
  size: z.int(),
  /** SHA-256 of a PDF, in hex; null for an image. */
  sha256: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Upload = z.output<typeof uploadSchema>;

const all = { version: 'v1', path: '/upload', access: 'member' } as const;

export const upload = defineCall({
  ...all,
  id: 'uploads.upload',
  summary: 'Uploads one file: an image, a PDF résumé of up to 5 MB, or a PDF for an entry',
  method: 'POST',
  limit: 'upload',
  switch: 'uploads',
  bodyKind: 'form',
  body: z.strictObject({ purpose: uploadPurposeSchema }),
  files: { file: { max: 1, maxBytes: uploadLimits.ENTRY_FILE } },
  response: uploadSchema,
  status: 201,
  errors: Object.values(uploadErrors),
});

export const listUploads = defineCall({
  ...all,
  id: 'uploads.listUploads',
  summary: 'Lists up to 50 of your uploads for a purpose, newest first',
  method: 'GET',
  query: z.strictObject({ purpose: uploadPurposeSchema }),
  response: z.object({ data: z.array(uploadSchema) }),
});

export const removeUpload = defineCall({
  ...all,
  id: 'uploads.removeUpload',
  summary: 'Deletes one of your unused uploads',
  method: 'DELETE',
  path: '/upload/{key}',
  params: z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.(webp|pdf)$/)) }),
  errors: [uploadErrors.UPLOAD_IN_USE],
});
