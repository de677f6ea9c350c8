import type { Lettering, Weight } from './lettering';
import { colours } from './picture-colours.data';

/** Height of capitals, as a part of a text's size. */
export const CAPITALS = 0.72;

export interface TextOptions {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  weight?: Weight;
  colour?: string;
  align?: keyof typeof shares;
  /** A longer text gets smaller. */
  widest?: number;
}

/** How much of a text is before its `x`. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;

/** SVG needs no more digits. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Writes texts into an SVG document. */
export interface TextWriter {
  widthOf(text: string, size: number, weight?: Weight): number;
  write(text: string, options: TextOptions): string;
  canWrite(text: string): boolean;
}

export function textWriter(lettering: Lettering): TextWriter {
  const widthOf = (text: string, size: number, weight: Weight = 'regular') =>
    lettering.measure(text, weight) * size;
  return {
    widthOf,
    canWrite: (text) => lettering.canWrite(text),
    write: (text, { x, y, size, widest = Infinity, align = 'start', ...style }) => {
      const { weight = 'regular', colour = colours.text } = style;
      const width = widthOf(text, size, weight);
      const shrunk = Math.min(1, widest / width);
      const left = rounded(x - width * shrunk * shares[align]);
      const path = lettering.write(text, size * shrunk, weight);
      return `<path transform="translate(${left} ${rounded(y)})" fill="${colour}" d="${path}"/>`;
    },
  };
}
