import { defineCall, defineErrors } from '@upround/shared/contract-core';
import * as z from 'zod/mini';

/** What an upload is for. A picture is anybody's to see; a résumé is a PDF for its owner and whom it is sent to. */
export const uploadPurposes = ['IMAGE', 'RESUME'] as const;
export const uploadPurposeSchema = z.enum(uploadPurposes);
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The most bytes of a file of each purpose. */
export const uploadLimits = { IMAGE: 8 * 1024 * 1024, RESUME: 5 * 1024 * 1024, name: 120 } as const;

export const uploadErrors = defineErrors({
  NOT_A_PDF: {
    status: 400,
    sentence: 'This file is no PDF inside, whatever its name says. Save it as a PDF first.',
  },
  DAMAGED_PDF: {
    status: 400,
    sentence: 'This PDF is damaged or incomplete. Save it again and retry.',
  },
  LOCKED_PDF: {
    status: 400,
    sentence: 'This PDF is locked with a password. Save it without one and retry.',
  },
  ACTIVE_PDF: {
    status: 400,
    sentence:
      'This PDF contains scripts, actions or attached files. Export it again as a plain PDF.',
  },
  RESUME_TOO_LARGE: { status: 413, sentence: 'A résumé may have at most 5 MB.' },
  UNREADABLE_IMAGE: {
    status: 400,
    sentence: 'This picture cannot be read. Take a JPEG, PNG or WebP.',
  },
  IMAGE_TOO_LARGE: { status: 400, sentence: 'This picture has more pixels than we take.' },
  UPLOAD_IN_USE: { status: 409, sentence: 'This file stands where you have used it.' },
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
  createdAt: z.string(),
});
export type Upload = z.output<typeof uploadSchema>;

const all = { version: 'v1', path: '/upload', access: 'member' } as const;

export const upload = defineCall({
  ...all,
  id: 'uploads.upload',
  summary: 'Uploads one file: a picture, or a résumé as PDF of at most 5 MB',
  method: 'POST',
  limit: 'upload',
  bodyKind: 'form',
  body: z.strictObject({ purpose: uploadPurposeSchema }),
  files: { file: { max: 1, maxBytes: uploadLimits.IMAGE } },
  response: uploadSchema,
  status: 201,
  errors: Object.values(uploadErrors),
});

export const listUploads = defineCall({
  ...all,
  id: 'uploads.listUploads',
  summary: 'Lists one’s own uploads of a purpose, the newest first; fifty at most',
  method: 'GET',
  query: z.strictObject({ purpose: uploadPurposeSchema }),
  response: z.object({ data: z.array(uploadSchema) }),
});

export const removeUpload = defineCall({
  ...all,
  id: 'uploads.removeUpload',
  summary: 'Removes one’s own upload that nothing uses',
  method: 'DELETE',
  path: '/upload/{key}',
  params: z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.(webp|pdf)$/)) }),
  errors: [uploadErrors.UPLOAD_IN_USE],
});
