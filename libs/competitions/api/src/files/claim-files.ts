import {
  competitionErrors,
  type EntryAnswers,
  type EntryField,
  type FileAnswer,
} from '@upround/competitions/contract';
import type { Trx } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import type { Uploads } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { filesOf } from './entry-file.store';

const BYTES_PER_MB = 1024 * 1024;

/** A draft's answers with the files as they are stored. */
export interface ClaimedAnswers {
  answers: EntryAnswers;
  /** Of each new file. */
  uploads: readonly ClaimedUpload[];
}

/** When the upload of a file began and when it was stored. */
export interface ClaimedUpload {
  begunAt: Date;
  storedAt: Date;
}

/** What a draft is based on. */
export interface ClaimBase {
  form: readonly EntryField[];
  /** Of the entry before. */
  saved: EntryAnswers;
  userId: string;
}

/**
 * Takes the new files of a draft, and what is stored about each of its files: a draft only names them.
 *
 * @throws AppError `NOT_YOUR_FILE`, `FILE_TOO_LARGE`
 */
export async function claimFiles(
  trx: Trx,
  port: Pick<Uploads, 'take'>,
  { form, saved, userId }: ClaimBase,
  answers: EntryAnswers,
): Promise<ClaimedAnswers> {
  const known = new Map(filesOf(form, saved).map(({ file }) => [file.key, file]));
  const uploads: ClaimedUpload[] = [];
  const claimed: Record<string, FileAnswer> = {};
  for (const { fieldId, file } of filesOf(form, answers)) {
    const before = known.get(file.key);
    if (before !== undefined) {
      claimed[fieldId] = before;
      continue;
    }
    const upload = await port.take(trx, userId, mediaUrl(file.key), 'ENTRY_FILE');
    const details = { fieldId };
    if (upload === null || upload.sha256 === null) {
      throw new AppError(competitionErrors.NOT_YOUR_FILE, { details });
    }
    const field = form.find(({ id }) => id === fieldId);
    if (field?.kind === 'FILE' && upload.size > field.mostMb * BYTES_PER_MB) {
      throw new AppError(competitionErrors.FILE_TOO_LARGE, { details });
    }
    const { key, name, size: bytes, sha256 } = upload;
    claimed[fieldId] = { key, name, bytes, sha256 };
    const { storedAt, begunAt } = upload;
    uploads.push({ begunAt: begunAt ?? storedAt, storedAt });
  }
  return { answers: { ...answers, ...claimed }, uploads };
}
