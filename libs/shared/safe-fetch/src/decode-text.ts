import { getBOMEncoding, normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js';

/**
 * Turns bytes into text as browsers do (WHATWG Encoding Standard, https://encoding.spec.whatwg.org/#decode): by their
 * byte order mark, else by the first label that names an encoding, else as UTF-8. `iso-8859-1` means windows-1252
 * there. The decoder of Node.js 20 reads the bytes 0x80 to 0x9F of windows-1252 as control characters, so a library
 * decodes. Bytes that mean nothing become U+FFFD.
 *
 * @param bytes the whole text, or its beginning
 * @param labels names of encodings, such as `utf-8` or `Shift_JIS`, the most trusted first
 */
export function decodeText(
  bytes: Uint8Array,
  labels: readonly (string | null | undefined)[],
): string {
  const known = labels
    .map((label) => (label ? normalizeEncoding(label) : null))
    .find((name) => name !== null && name !== 'replacement');
  return new TextDecoder(getBOMEncoding(bytes) ?? known ?? 'utf-8').decode(bytes);
}
