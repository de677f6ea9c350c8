import { openFace, openVariableFace, type Face, type FontFile } from './open-face';

export type Weight = 'regular' | 'strong';

/** Writes texts as outlines, which look the same on machines without fonts. */
export interface Lettering {
  /** Whether there is an outline for every letter. */
  canWrite(text: string): boolean;
  /** The path of a text from its left end on the baseline. @throws Error for a letter without an outline */
  write(text: string, size: number, weight: Weight): string;
  /** The width of a text at size 1. */
  measure(text: string, weight: Weight): number;
}

const instrument = (subset: string): FontFile => ({
  package: '@fontsource-variable/instrument-sans',
  file: `instrument-sans-${subset}-wght-normal.woff2`,
});
const noto = (weight: number): FontFile => ({
  package: '@fontsource/noto-sans',
  file: `noto-sans-latin-ext-${weight}-normal.woff`,
});

/** The fonts of a weight; the first that has a letter draws it. Instrument Sans has no sign of the rupee, Noto Sans has. */
const faces: Record<Weight, () => Promise<Face[]>> = {
  regular: () =>
    Promise.all([
      openFace(instrument('latin')),
      openFace(instrument('latin-ext')),
      openFace(noto(400)),
    ]),
  strong: () =>
    Promise.all([
      openVariableFace(instrument('latin'), 600),
      openVariableFace(instrument('latin-ext'), 600),
      openFace(noto(600)),
    ]),
};

const faceOf = (letter: string, among: readonly Face[]) =>
  among.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Cuts a text where another font goes on. */
function runsOf(text: string, among: readonly Face[]): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const face = faceOf(letter, among);
    if (face === undefined) throw new Error(`No font has the letter ${letter}.`);
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** A glyph at its place, in the unit of the picture at size 1. */
interface PlacedGlyph {
  face: Face;
  id: number;
  scale: number;
  x: number;
  y: number;
}

interface Line {
  glyphs: PlacedGlyph[];
  width: number;
}

function layOut(text: string, among: readonly Face[]): Line {
  const line: Line = { glyphs: [], width: 0 };
  for (const { face, text: part } of runsOf(text, among)) {
    const scale = 1 / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(part);
    for (const [place, { id }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const x = line.width + xOffset * scale;
      line.glyphs.push({ face, id, scale, x, y: -yOffset * scale });
      line.width += xAdvance * scale;
    }
  }
  return line;
}

const pathOf = ({ glyphs }: Line, size: number) =>
  glyphs
    .map(({ face, id, scale, x, y }) =>
      face
        .outline(id)
        .scale(scale * size, -scale * size)
        .translate(x * size, y * size)
        .toSVG(),
    )
    .join('');

/** Opens the fonts of pictures. */
export async function openLettering(): Promise<Lettering> {
  const [regular, strong] = await Promise.all([faces.regular(), faces.strong()]);
  const ofWeight = { regular, strong };
  const lineOf = (text: string, weight: Weight) => layOut(text, ofWeight[weight]);
  return {
    canWrite: (text) =>
      [...text].every((letter) =>
        [regular, strong].every((among) => faceOf(letter, among) !== undefined),
      ),
    write: (text, size, weight) => pathOf(lineOf(text, weight), size),
    measure: (text, weight) => lineOf(text, weight).width,
  };
}
