import { ink } from './ink';
import { circle, path, rect, svg } from './shapes';

const SIZE = 120;

/** The mark of each shape in one or two colours, on a field of 120 by 120. */
const marks = {
  bridge: (main: string, light: string) =>
    path('M18 78a42 42 0 0 1 84 0H84a24 24 0 0 0-48 0z', main) + rect(14, 82, 92, 12, light, 3),
  drops: (main: string, light: string) =>
    [32, 60, 88].map((x, at) => drop(x, at === 1 ? 52 : 70, at === 1 ? main : light)).join(''),
  petals: (main: string, light: string) =>
    [0, 72, 144, 216, 288]
      .map((turn) => path('M60 58c-18-14-14-34 0-40 14 6 18 26 0 40z', main, turned(turn)))
      .join('') + circle(60, 60, 9, light),
  stack: (main: string, light: string) =>
    rect(26, 68, 32, 28, main, 4) + rect(62, 68, 32, 28, light, 4) + rect(44, 34, 32, 28, main, 4),
  rings: (main: string, light: string) => ring(46, 60, 26, main) + ring(76, 60, 26, light),
  furrows: (main: string, light: string) =>
    [30, 50, 70, 90].map((y, at) => wave(y, at % 2 === 0 ? main : light)).join(''),
  sway: (main: string, light: string) =>
    path('M22 48h76a38 38 0 0 1-76 0z', main) +
    path('M30 96c20-12 40-12 60 0l-4 8c-18-9-34-9-52 0z', light),
  bars: (main: string, light: string) =>
    [46, 78, 60, 34, 68].map((height, at) => bar(at, height, at % 2 === 0 ? main : light)).join(''),
  quill: (main: string, light: string) =>
    path('M30 96C34 52 60 24 96 20 92 60 70 84 44 86z', main) +
    path('M24 104 70 50l5 5-43 54z', light),
  kite: (main: string, light: string) =>
    path('M60 14 92 54 60 86 28 54z', main) + path('M60 86l10 20H50z', light),
  coast: (main: string, light: string) =>
    path('M14 76c18-34 38 4 56-22 10-14 22-18 36-16v60H14z', main) + circle(40, 34, 12, light),
  lamp: (main: string, light: string) =>
    circle(60, 48, 28, main) + rect(46, 80, 28, 8, light, 3) + rect(50, 92, 20, 8, light, 3),
  fern: (main: string, light: string) =>
    rect(57, 22, 6, 80, light, 3) +
    [34, 54, 74]
      .map(
        (y) =>
          path(
            `M57 ${y + 14}C36 ${y + 14} 28 ${y} 28 ${y - 8} 44 ${y - 8} 57 ${y} 57 ${y + 14}z`,
            main,
          ) +
          path(
            `M63 ${y + 14}C84 ${y + 14} 92 ${y} 92 ${y - 8} 76 ${y - 8} 63 ${y} 63 ${y + 14}z`,
            main,
          ),
      )
      .join(''),
  beam: (main: string, light: string) =>
    path('M20 100 60 18l40 82H78L60 62 42 100z', main) + circle(60, 92, 8, light),
  lane: (main: string, light: string) =>
    path('M40 104 52 18h16l12 86z', main) +
    [30, 54, 80].map((y) => rect(57, y, 6, 12, light, 2)).join(''),
  nest: (main: string, light: string) =>
    path('M18 62h84a42 42 0 0 1-84 0z', main) +
    circle(46, 44, 12, light) +
    circle(72, 40, 15, light),
} as const;

export type LogoMark = keyof typeof marks;

const turned = (degrees: number) => `transform="rotate(${degrees} 60 60)"`;

const drop = (x: number, y: number, fill: string) =>
  path(`M${x} ${y - 30}c10 14 14 22 14 30a14 14 0 0 1-28 0c0-8 4-16 14-30z`, fill);

const ring = (x: number, y: number, radius: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="12"/>`;

const wave = (y: number, stroke: string) =>
  `<path d="M18 ${y}c14-12 28-12 42 0s28 12 42 0" fill="none" stroke="${stroke}" stroke-width="10" stroke-linecap="round"/>`;

const bar = (at: number, height: number, fill: string) =>
  rect(22 + at * 16, 60 - height / 2, 11, height, fill, 5);

/** Ground, main and light colour. */
const palettes = {
  green: [ink.green, ink.card, ink.sage],
  mist: [ink.mist, ink.green, ink.ochre],
  ochre: [ink.ochre, ink.card, ink.text],
  sand: [ink.sand, ink.clay, ink.text],
  clay: [ink.clay, ink.card, ink.blush],
  slate: [ink.slate, ink.card, ink.sky],
  sky: [ink.sky, ink.slate, ink.clay],
  plum: [ink.plum, ink.card, ink.blush],
  night: [ink.text, ink.ochre, ink.paper],
} as const;

export type LogoPalette = keyof typeof palettes;

/** The logo of an invented company: one mark on a coloured ground, as a square SVG. */
export function drawLogo(mark: LogoMark, palette: LogoPalette): string {
  const [ground, main, light] = palettes[palette];
  return svg(SIZE, SIZE, ground, marks[mark](main, light));
}
