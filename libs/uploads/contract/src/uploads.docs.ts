import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { listUploads, removeUpload, upload, uploadErrors } from './upload.calls';
import type { Upload } from './upload.calls';

const key = '018bcfe568007000800000000000b7.pdf';
const resume: Upload = {
  key,
  url: `/media/${key}`,
  purpose: 'RESUME',
  name: 'Ravi Teja.pdf',
  size: 84_000,
  sha256: 'c1d2e3f4a5b6978812345678901234567890abcdefabcdefabcdefabcdef0123',
  createdAt: '2026-01-06T07:58:00.000Z',
};

/** What the API's documentation says about uploads. */
export const uploadsDocs: ContractDocs = {
  calls: [
    describeCall(upload, {
      description:
        'Stores the one `file` of the form and returns where it is. An image of up to 8 MB is converted to WebP without its metadata, and anyone can open it. A résumé is a PDF of up to 5 MB; only you and the people you apply to can open it. A file of an entry to a competition is a PDF of up to 10 MB for your team and the judges.',
      input: { body: { purpose: 'RESUME' } },
      output: resume,
    }),
    describeCall(listUploads, {
      description:
        'Returns your own uploads for a purpose, newest first. There are no pages: fifty at most are returned.',
      input: { query: { purpose: 'RESUME' } },
      output: { data: [resume] },
    }),
    describeCall(removeUpload, {
      description:
        'Deletes one of your own files that nothing uses. A résumé that was sent with an application stays. Files of other people are not found.',
      input: { params: { key } },
    }),
  ],
  errors: describeErrors(uploadErrors, {
    NOT_A_PDF: 'When the file of a résumé does not begin as a PDF does.',
    DAMAGED_PDF: 'When the PDF cannot be parsed.',
    LOCKED_PDF: 'When the PDF is encrypted.',
    ACTIVE_PDF: 'When the PDF contains JavaScript, actions or attachments.',
    RESUME_TOO_LARGE: 'When a résumé is larger than 5 MB.',
    ENTRY_FILE_TOO_LARGE: 'When a file of an entry is larger than 10 MB.',
    UNREADABLE_IMAGE: 'When the file isn’t an image or is damaged.',
    IMAGE_TOO_LARGE: 'When the image has too many pixels.',
    UPLOAD_IN_USE: 'When an application or another record still uses the file.',
  }),
};
