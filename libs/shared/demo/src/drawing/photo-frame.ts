import { HEIGHT, WIDTH, rect, svg } from './shapes';

/** A stop of a gradient. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient from the top down; `slant` leans it to the right. */
export const down = (id: string, list: readonly Stop[], slant = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${stops(list)}</linearGradient>`;

/** A gradient from a point outwards. */
export const round = (id: string, list: readonly Stop[], x = 0.5, y = 0.5) =>
  `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5" fx="${x}" fy="${y}">${stops(list)}</radialGradient>`;

/** A photo: its light, and corners as dark as a lens leaves them. */
export const photo = (background: string, defs: string, content: string) =>
  svg(
    WIDTH,
    HEIGHT,
    background,
    `<defs>${defs}${round('lens', [
      [0.55, '#000000', 0],
      [1, '#000000', 0.42],
    ])}</defs>${content}<ellipse cx="600" cy="400" rx="980" ry="760" fill="url(#lens)"/>`,
  );

/** One colour or gradient over the whole picture. */
export const full = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);
