import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type OutlinePoint, type Path } from 'fontkit';

/** A font at one weight. */
export interface Face {
  font: Font;
  /** The outline of a glyph, by its number in the font. */
  outline(glyph: number): Path;
}

/** A file of a font's package. */
export interface FontFile {
  package: string;
  file: string;
}

/** Found through the package: beside our sources and beside the built server. */
async function read({ package: name, file }: FontFile): Promise<Uint8Array> {
  const found = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return Uint8Array.from(await readFile(path.join(path.dirname(found), 'files', file)));
}

/** Opens a font of one weight, or a variable one at its usual weight. */
export async function openFace(file: FontFile): Promise<Face> {
  const font = create(await read(file));
  return { font, outline: (glyph) => font.getGlyph(glyph).path };
}

/** fontkit takes the four points of a glyph's metrics after those of its outline. */
const METRIC_POINTS = 4;

const point = (x: number, y: number): OutlinePoint => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => point(x, y),
});

/**
 * Opens a variable WOFF2 font at a weight. fontkit applies weights to TrueType files and, in WOFF2, to widths alone, so
 * that outlines are varied here: with its own processor, on the points that it has read, a glyph at a time.
 */
export async function openVariableFace(file: FontFile, weight: number): Promise<Face> {
  const bytes = await read(file);
  // One font has the outlines, which it can't read at a weight; the other one has the weight.
  const drawn = create(bytes);
  drawn.getGlyph(0);
  const outlines = drawn._transformedGlyphs ?? [];
  const font = create(bytes);
  font.variationCoords = [weight];
  font._transformedGlyphs = outlines;
  const varied = new Set<number>();

  function vary(glyph: number): void {
    const outline = outlines[glyph];
    if (outline === undefined || varied.has(glyph)) return;
    varied.add(glyph);
    const { points = [], components = [] } = outline;
    const moved = [...points, ...components.map(({ dx, dy }) => point(dx, dy))];
    const metrics = Array.from({ length: METRIC_POINTS }, () => point(0, 0));
    font._variationProcessor?.transformPoints(glyph, [...moved, ...metrics]);
    for (const [place, component] of components.entries()) {
      const { x, y } = moved[points.length + place] ?? { x: component.dx, y: component.dy };
      Object.assign(component, { dx: x, dy: y });
      vary(component.glyphID);
    }
  }

  return {
    font,
    outline: (glyph) => {
      vary(glyph);
      return drawn.getGlyph(glyph).path;
    },
  };
}
