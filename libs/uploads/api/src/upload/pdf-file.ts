/** What a reader looks for at the beginning of the file. */
const HEADER = /^%PDF-[12]\.\d[\0\t\n\f\r ]/;
/** The end of a complete file: offset of its object table, the last marker, and only whitespace. */
const TRAILER = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/;
/** Bytes at the end that contain the trailer. */
const TAIL = 1024;
/** Bytes at the beginning from which browsers guess what a file is. */
const SNIFFED = 1024;

const MARKUP = /<\s*(?:!doctype|html|head|body|script|svg|iframe|\?xml)/i;
const LOCKED = /\/Encrypt[\0\t\n\f\r ]*(?:<<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)/;

/** Whether the file contains an archive's directory, which archive readers look for from the end. */
function isArchive(text: string): boolean {
  const files = text.indexOf('PK\x01\x02');
  return files !== -1 && text.indexOf('PK\x05\x06', files) !== -1;
}

/** Why a file is not taken as a PDF. */
export type PdfFault = 'NOT_A_PDF' | 'DAMAGED_PDF' | 'LOCKED_PDF';

/**
 * Why these bytes are not a complete, unencrypted PDF and nothing else: no HTML page, script or archive may be hidden
 * in it for other readers. Names and types that a client gives are ignored.
 *
 * @returns null where nothing is
 */
export function pdfFaultOf(bytes: Uint8Array): PdfFault | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!HEADER.test(text)) return 'NOT_A_PDF';
  if (MARKUP.test(text.slice(0, SNIFFED)) || isArchive(text)) return 'NOT_A_PDF';
  const place = TRAILER.exec(text.slice(-TAIL))?.[1];
  if (place === undefined || Number(place) >= text.length) return 'DAMAGED_PDF';
  return LOCKED.test(text) ? 'LOCKED_PDF' : null;
}
