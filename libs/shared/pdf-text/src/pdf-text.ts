import type PDFDocument from 'pdfkit';

/** A document of PDFKit, in Node.js or in a browser. */
export type PdfDocument = InstanceType<typeof PDFDocument>;

/** One file of a typeface. */
export interface FontFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Weight = 'regular' | 'strong';

/** The files of each weight; the first that has a letter draws it. */
export type FontFiles = Readonly<Record<Weight, readonly FontFile[]>>;

/** What PDFKit's font object knows of the file that it embeds. */
interface OpenedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Neighbouring letters of one font. */
interface Run {
  font: string;
  text: string;
}

/** How a text is set. */
export interface TextSetting {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

const LINE_HEIGHT = 1.45;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Emoji and other symbols, and marks of direction and style: a name is complete without them. */
const ORNAMENTS =
  /[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Co}\p{Cn}\p{Cc}]|[\u{1f3fb}-\u{1f3ff}]|[\ufe00-\ufe0f]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Sets texts of several scripts in a PDFKit document; none is drawn without its letters. */
export class PdfText {
  private readonly opened: Record<Weight, { name: string; font: OpenedFont['font'] }[]>;

  /** @param files of which the regular ones have to hold all letters of texts that aren't checked by `drawable` */
  constructor(
    private readonly pdf: PdfDocument,
    files: FontFiles,
  ) {
    const open = (weight: Weight) =>
      files[weight].map(({ name, bytes }) => {
        pdf.registerFont(name, bytes);
        pdf.font(name);
        return { name, font: (pdf as unknown as { _font: OpenedFont })._font.font };
      });
    this.opened = { regular: open('regular'), strong: open('strong') };
  }

  /** The text without ornaments; null where a letter of it has no glyph. */
  drawable(text: string): string | null {
    const plain = text.normalize('NFC').replace(ORNAMENTS, '').replaceAll(/\s+/g, ' ').trim();
    if (plain === '') return null;
    return [...letters.segment(plain)].every(({ segment }) => this.fontOf(segment, 'regular'))
      ? plain
      : null;
  }

  /**
   * Draws a text, in as many lines as it needs.
   *
   * @returns where the next may begin
   * @throws Error where no font has a letter of it
   */
  draw(text: string, { x, y, width, size, weight = 'regular', color, align }: TextSetting): number {
    let top = y;
    for (const line of this.lines(text, { width, size, weight })) {
      const space = width - this.widthOf(line, size, weight);
      let left = align === 'right' ? x + space : x;
      for (const { font, text: part } of this.runs(line, weight)) {
        this.pdf
          .font(font)
          .fontSize(size)
          .fillColor(color ?? '#1c1917')
          .text(part, left, top, { lineBreak: false });
        left += this.pdf.widthOfString(part);
      }
      top += size * LINE_HEIGHT;
    }
    return top;
  }

  private fontOf(segment: string, weight: Weight): string | undefined {
    const codePoints = [...segment].map((letter) => letter.codePointAt(0) ?? 0);
    // Where no strong font has the letter, a regular one draws it.
    return [...this.opened[weight], ...this.opened.regular].find(({ font }) =>
      codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint)),
    )?.name;
  }

  private runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const { segment } of letters.segment(text)) {
      const font = this.fontOf(segment, weight);
      if (font === undefined) throw new Error('A letter has no glyph.');
      const last = runs.at(-1);
      if (last?.font === font) last.text += segment;
      else runs.push({ font, text: segment });
    }
    return runs;
  }

  private widthOf(text: string, size: number, weight: Weight): number {
    return this.runs(text, weight).reduce(
      (sum, run) => sum + this.pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  private lines(
    text: string,
    { width, size, weight }: { width: number; size: number; weight: Weight },
  ): string[] {
    const fits = (line: string) => this.widthOf(line, size, weight) <= width;
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      // A word that is wider than the line is broken between letters.
      for (const { segment } of letters.segment(word)) {
        if (line !== '' && !fits(line + segment)) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return [...lines, line];
  }
}
