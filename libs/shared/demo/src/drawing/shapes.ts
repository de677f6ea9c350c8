import { ink } from './ink';
import { text } from './lettering';

export const WIDTH = 1200;
export const HEIGHT = 800;
export const MARGIN = 72;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius}" fill="${fill}"/>`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width = 2,
): string {
  return `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** An open line through points, without fill. */
export function polyline(
  points: readonly (readonly [number, number])[],
  colour: string,
  width = 4,
): string {
  const d = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A picture of its own. */
export function svg(width: number, height: number, background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, background)}${content}</svg>`;
}

/** A chart's sheet: paper, title and the line that says what is measured. */
export function sheet(
  title: string,
  note: string | undefined,
  content: string,
  height = HEIGHT,
): string {
  const heading = text(MARGIN, 104, title, { size: 44, weight: 'semibold' });
  const caption = note === undefined ? '' : text(MARGIN, 150, note, { size: 27, fill: ink.muted });
  return svg(WIDTH, height, ink.paper, heading + caption + content);
}

/** A number as an Indian reader writes it, with the unit before or after it. */
export function amount(value: number, unit: { before?: string; after?: string } = {}): string {
  const shown = value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  return `${unit.before ?? ''}${shown}${unit.after ?? ''}`;
}
