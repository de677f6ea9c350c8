import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinStrong from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?url';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import latinExtStrong from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?url';
import type { FontFile, FontFiles } from '@upround/shared/pdf-text';

async function read(name: string, address: string): Promise<FontFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font ${name} was answered with ${answer.status}.`);
  return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/**
 * Fetches the fonts of reports: Latin letters, the sign of the rupee, and Devanagari.
 * @throws Error where one can't be fetched
 */
export async function fetchPdfFonts(): Promise<FontFiles> {
  const [regular, strong] = await Promise.all([
    Promise.all([
      read('latin', latin),
      read('latin-ext', latinExt),
      read('devanagari', devanagari),
    ]),
    Promise.all([read('latin-strong', latinStrong), read('latin-ext-strong', latinExtStrong)]),
  ]);
  return { regular, strong };
}
