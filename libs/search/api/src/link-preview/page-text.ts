import { decodeText } from '@upround/shared/safe-fetch';

/** Bytes of a page that are searched for its declared charset. */
const LOOKED_THROUGH = 2_048;
const DECLARED = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/**
 * The text of a page: by its byte order mark, by the header, by its own word, else as UTF-8.
 *
 * @param bytes of the page or of its beginning
 * @param charset as the header names it
 */
export function pageText(bytes: Uint8Array, charset: string | null): string {
  const start = Buffer.from(bytes.subarray(0, LOOKED_THROUGH)).toString('latin1');
  return decodeText(bytes, [charset], DECLARED.exec(start)?.[1]);
}

/**
 * Notices the end of a page's head while the page arrives, also where the mark is cut in two.
 *
 * @returns a function that is handed each piece and answers true once the head has ended
 */
export function headEnd(): (piece: Uint8Array) => boolean {
  let tail = '';
  return (piece) => {
    const text = tail + Buffer.from(piece).toString('latin1').toLowerCase();
    tail = text.slice(-8);
    return text.includes('</head') || text.includes('<body');
  };
}
