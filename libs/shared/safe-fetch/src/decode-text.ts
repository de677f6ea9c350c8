import { getBOMEncoding, normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js';

/**
 * Turns bytes into text as browsers do (WHATWG Encoding Standard, https://encoding.spec.whatwg.org/#decode): by their
 * byte order mark, else by the first label that names an encoding, else as UTF-8. `iso-8859-1` means windows-1252
 * there. The decoder of Node.js 20 reads the bytes 0x80 to 0x9F of windows-1252 as control characters, so a library
 * decodes. Bytes that mean nothing become U+FFFD.
 *
 * @param bytes the whole text, or its beginning
 * @param labels names of encodings, such as `utf-8` or `Shift_JIS`, the most trusted first
 * @param declared the name that the text itself gives, trusted least: UTF-16 is read as UTF-8, since the name could
 * otherwise not have been read
 */
export function decodeText(
  bytes: Uint8Array,
  labels: readonly (string | null | undefined)[],
  declared?: string,
): string {
  const nameOf = (label: string | null | undefined) => (label ? normalizeEncoding(label) : null);
  const own = nameOf(declared);
  const known = [...labels.map(nameOf), own?.startsWith('utf-16') ? 'utf-8' : own].find(
    (name) => typeof name === 'string' && name !== 'replacement',
  );
  return new TextDecoder(getBOMEncoding(bytes) ?? known ?? 'utf-8').decode(bytes);
}
