import { glyphs } from './glyphs.data';
import { handwriting } from './handwriting.data';
import { ink } from './ink';

const EM = 500;
const faces = { ...glyphs, hand: handwriting };
type Weight = keyof typeof faces;

export interface TextStyle {
  /** Height of the em, in units of the picture. */
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

function glyphOf(character: string, weight: Weight): { width: number; path: string } {
  const entry = faces[weight][character];
  if (entry === undefined) throw new RangeError(`The drawings have no letter “${character}”.`);
  const bar = entry.indexOf('|');
  return { width: Number(entry.slice(0, bar)), path: entry.slice(bar + 1) };
}

/** The width of a line of text, in units of the picture. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  return [...text].reduce((sum, letter) => sum + glyphOf(letter, weight).width, 0) * (size / EM);
}

/** Draws a line of text as outlines; `y` is the baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, weight = 'regular', fill = ink.text, anchor = 'start' } = style;
  const width = widthOf(content, size, weight);
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  let advance = 0;
  const letters = [...content].map((letter) => {
    const glyph = glyphOf(letter, weight);
    const drawn =
      glyph.path === '' ? '' : `<path transform="translate(${advance})" d="${glyph.path}"/>`;
    advance += glyph.width;
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${start.toFixed(1)} ${y.toFixed(1)}) scale(${size / EM})">${letters.join('')}</g>`;
}

/** Breaks a text into lines that fit `width`. */
export function wrap(
  content: string,
  width: number,
  size: number,
  weight: Weight = 'regular',
): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, weight) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a text over several lines; `y` is the first baseline. */
export function paragraph(
  x: number,
  y: number,
  content: string,
  style: TextStyle & { width: number; leading?: number },
): string {
  const { width, leading = 1.35, size, weight } = style;
  return wrap(content, width, size, weight)
    .map((line, index) => text(x, y + index * size * leading, line, style))
    .join('');
}
