/** The parts of fontkit that draw texts; it has no types of its own. Names with `_` aren't public: see `open-face.ts`. */
declare module 'fontkit' {
  /** An outline in units of the font, with y upwards. */
  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  export interface Glyph {
    /** 0 draws what a font has instead of a missing letter. */
    readonly id: number;
    readonly path: Path;
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    readonly advanceWidth: number;
  }

  export interface OutlinePoint {
    x: number;
    y: number;
    onCurve: boolean;
    endContour: boolean;
    copy(): OutlinePoint;
  }

  export interface WrittenGlyph {
    /** Below 0 for a glyph that is put together of others. */
    numberOfContours: number;
    points?: OutlinePoint[];
    components?: { glyphID: number; dx: number; dy: number }[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** @param features OpenType features besides the usual ones, as `tnum` */
    layout(text: string, features?: readonly string[]): GlyphRun;
    getGlyph(id: number): Glyph;
    /** Values of the axes of a variable font; set before anything else is read. */
    variationCoords: readonly number[] | null;
    _transformedGlyphs?: WrittenGlyph[];
    readonly _variationProcessor: {
      transformPoints(glyph: number, points: readonly OutlinePoint[]): void;
    } | null;
  }

  export function create(bytes: Uint8Array): Font;
}
