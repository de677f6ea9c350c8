/** How far into a page its own word on its letters is looked for. */
const LOOKED_THROUGH = 2_048;
const DECLARED = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

function decoderFor(label: string | null | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/**
 * The letters of a page: by its byte order mark, by the header, by its own word, else as UTF-8.
 *
 * @param bytes of the page or of its beginning
 * @param charset as the header names it
 */
export function pageText(bytes: Uint8Array, charset: string | null): string {
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = Buffer.from(bytes.subarray(0, LOOKED_THROUGH)).toString('latin1');
  const decoder =
    (isUtf8 ? decoderFor('utf-8') : null) ??
    decoderFor(charset) ??
    decoderFor(DECLARED.exec(start)?.[1]) ??
    new TextDecoder();
  return decoder.decode(bytes);
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
