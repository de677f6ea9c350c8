import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFile, FontFiles } from '@upround/shared/pdf-text';

/** Parts of Noto Sans, by the letters they have; the first that has a letter draws it. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'devanagari',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
] as const;
/** Headings and totals are ours: Latin letters and the sign of the rupee. */
const STRONG_SUBSETS = SUBSETS.slice(0, 2);

/** Found through the package: beside our sources and beside the built server. */
async function read(subset: string, weight: number): Promise<FontFile> {
  const find = createRequire(import.meta.url);
  const file = find.resolve(
    `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`,
  );
  return { name: `${subset}-${weight}`, bytes: Uint8Array.from(await readFile(file)) };
}

let files: Promise<FontFiles> | undefined;

async function readAll(): Promise<FontFiles> {
  const [regular, strong] = await Promise.all([
    Promise.all(SUBSETS.map((subset) => read(subset, 400))),
    Promise.all(STRONG_SUBSETS.map((subset) => read(subset, 600))),
  ]);
  return { regular, strong };
}

/** Reads the fonts of PDFs that the server makes, once. */
export function pdfFonts(): Promise<FontFiles> {
  files ??= readAll().catch((error: unknown) => {
    files = undefined;
    throw error;
  });
  return files;
}
