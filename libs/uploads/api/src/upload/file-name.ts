import { uploadLimits, type UploadPurpose } from '@upround/uploads/contract';

/** Controls, line ends, lone halves of characters, and what turns the direction of writing so that endings deceive. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** What systems of files take for a part of a path, a wildcard or a stream. */
const RESERVED = /[<>:"|?*]/g;
const PDF = '.pdf';

const nameless = { IMAGE: 'picture', RESUME: 'resume', ENTRY_FILE: 'file' } as const;

/** The beginning of a text, and no dots around it: those hide files, or lead out of a folder. */
const cut = (text: string, length: number) =>
  [...text.replace(/^[. ]+|[. ]+$/g, '')].slice(0, length).join('').trim();

/**
 * A file's name as it is shown and saved: without folders, on one line, not hidden, of a bounded length. A PDF's
 * always ends in its true extension.
 *
 * @param given as the client sent it
 */
export function fileName(given: string, purpose: UploadPurpose): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(HIDDEN, '').replace(RESERVED, '_').replace(/\s+/g, ' ').trim();
  if (purpose === 'IMAGE') return cut(plain, uploadLimits.name) || nameless.IMAGE;
  const stem = plain.toLowerCase().endsWith(PDF) ? plain.slice(0, -PDF.length) : plain;
  return `${cut(stem, uploadLimits.name - PDF.length) || nameless[purpose]}${PDF}`;
}
