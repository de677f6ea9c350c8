import { seededRandom, type SeededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { text } from './lettering';
import { HEIGHT, WIDTH, circle, path, rect, svg } from './shapes';

const tones = {
  coral: ['#ffd9c7', '#ff9f80', '#d4502f', '#7b2311'],
  teal: ['#d3f1ea', '#7fd0c0', '#1d8a7a', '#0b473f'],
  violet: ['#e4ddff', '#b1a0f5', '#6245d8', '#2d1a7a'],
  sand: ['#f4ead6', '#dcc08c', '#a9792a', '#543907'],
} as const;

const gradient = (id: string, from: string, to: string, x2 = 1, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const floor = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.13}" fill="#000000" opacity="0.24"/>`;

/** A carton in perspective, with the product's name on two sides. */
function carton(name: string): string {
  return [
    floor(620, 694, 360),
    path('M330 250 L640 330 L640 700 L330 590 Z', 'url(#front)'),
    path('M640 330 L900 236 L900 566 L640 700 Z', 'url(#side)'),
    path('M330 250 L590 168 L900 236 L640 330 Z', 'url(#lid)'),
    path('M470 208 L770 284 L770 330 L742 340 L742 296 L444 216 Z', '#ffffff', 'opacity="0.35"'),
    `<g transform="matrix(1 0.258 0 1 330 250)">${text(34, 120, name, { size: 46, weight: 'semibold', fill: '#ffffff' })}${rect(34, 150, 150, 12, '#ffffff', 6)}${rect(34, 178, 96, 12, '#ffffffaa', 6)}</g>`,
    `<g transform="matrix(1 -0.36 0 1 640 330)">${circle(130, 170, 62, '#ffffff')}${circle(130, 170, 34, 'url(#front)')}</g>`,
  ].join('');
}

/** Two phones standing beside each other. */
function phones(name: string, random: SeededRandom): string {
  const phone = (x: number, y: number, turn: number, isFront: boolean) => {
    const cards = [0, 1, 2].map((index) => {
      const top = 250 + index * 96;
      return `${rect(28, top, 244, 80, '#f3f4f7', 16)}${circle(68, top + 40, 22, 'url(#front)')}${rect(104, top + 24, random.between(80, 140), 12, '#343a46', 6)}${rect(104, top + 46, random.between(50, 100), 10, '#b3b9c4', 5)}`;
    });
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(12, 20, 300, 600, '#00000040', 46)}${rect(0, 0, 300, 600, '#14161b', 46)}${rect(12, 12, 276, 576, '#ffffff', 36)}${rect(12, 12, 276, 190, 'url(#front)', 36)}${rect(12, 150, 276, 60, 'url(#front)')}${rect(110, 26, 80, 18, '#14161b', 9)}${text(32, 110, name, { size: 32, weight: 'semibold', fill: '#ffffff' })}${rect(32, 132, isFront ? 170 : 120, 12, '#ffffffb0', 6)}${cards.join('')}${rect(28, 536, 244, 34, 'url(#side)', 17)}</g>`;
  };
  return phone(300, 170, -9, false) + phone(590, 110, 6, true);
}

/** A bottle and a jar with the same label. */
function bottle(name: string): string {
  return [
    floor(470, 706, 200),
    floor(790, 706, 210),
    path(
      'M400 250 q0 -46 30 -62 v-70 h80 v70 q30 16 30 62 v400 q0 50 -70 50 q-70 0 -70 -50 z',
      'url(#front)',
    ),
    path('M418 260 q4 -40 22 -56 v470 q-24 -6 -22 -40 z', '#ffffff', 'opacity="0.4"'),
    rect(424, 92, 92, 40, 'url(#side)', 8),
    rect(400, 380, 140, 170, '#fffaf0'),
    text(470, 452, name, { size: 27, weight: 'semibold', anchor: 'middle' }),
    rect(428, 476, 84, 8, '#9b9484', 4),
    path(
      'M660 420 q0 -40 40 -40 h180 q40 0 40 40 v240 q0 46 -130 46 q-130 0 -130 -46 z',
      'url(#front)',
    ),
    path('M680 424 q2 -26 22 -26 v284 q-24 -8 -22 -30 z', '#ffffff', 'opacity="0.35"'),
    rect(676, 330, 228, 56, 'url(#side)', 12),
    rect(660, 470, 260, 140, '#fffaf0'),
    text(790, 540, name, { size: 38, weight: 'semibold', anchor: 'middle' }),
    rect(730, 566, 120, 8, '#9b9484', 4),
  ].join('');
}

/** A product as an advertisement shows it, on a ground of one colour. */
export function drawMockup(drawing: DrawingOf<'mockup'>): string {
  const [pale, light, strong, deep] = tones[drawing.tone];
  const random = seededRandom(`mockup ${drawing.name}`);
  const things = { carton, phones, bottle };
  const defs = [
    gradient('ground', pale, light, 0.4),
    gradient('front', strong, deep, 0.5),
    gradient('side', deep, '#1a1512', 1.2),
    gradient('lid', light, strong),
  ].join('');
  const halo = circle(random.int(420, 760), random.int(250, 380), 330, '#ffffff3d');
  return svg(
    WIDTH,
    HEIGHT,
    light,
    `<defs>${defs}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#ground)')}${halo}${rect(0, 640, WIDTH, 160, '#00000012')}${things[drawing.thing](drawing.name, random)}`,
  );
}
