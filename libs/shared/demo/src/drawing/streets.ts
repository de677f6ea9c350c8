import { seededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { text, widthOf } from './lettering';
import { HEIGHT, WIDTH, circle, path, polyline, rect, svg } from './shapes';

const looks = {
  day: {
    land: '#e9ecef',
    block: '#dfe3e8',
    park: '#cde5c4',
    water: '#a9cdee',
    road: '#ffffff',
    main: '#ffd97a',
    label: '#3c4654',
    pin: '#d93025',
    way: '#1a73e8',
  },
  night: {
    land: '#1d2733',
    block: '#243140',
    park: '#1f3b33',
    water: '#12202f',
    road: '#35465a',
    main: '#6a5a34',
    label: '#c9d4e2',
    pin: '#ff7b6b',
    way: '#5fb0ff',
  },
} as const;

/** A town as a map on a phone shows it: blocks, streets, a park, water, a way and its stops. */
export function drawStreets(drawing: DrawingOf<'streets'>): string {
  const look = looks[drawing.look];
  const random = seededRandom(`streets ${drawing.seed}`);
  const place = (x: number, y: number) => [60 + x * 1080, 70 + y * 660] as const;
  const blocks: string[] = [];
  for (let x = -200; x < WIDTH + 200; x += 104) {
    for (let y = -200; y < HEIGHT + 200; y += 84) {
      const chance = random.next();
      blocks.push(rect(x, y, 88, 68, chance < 0.07 ? look.park : look.block, 5));
    }
  }
  const main = [random.between(150, 300), random.between(470, 620)].map((y) =>
    rect(-300, y, 1800, 26, look.main),
  );
  const avenue = rect(random.between(300, 800), -300, 26, 1400, look.main);
  const bend = random.between(-120, 120);
  const river = path(
    `M-40 ${620 + bend} C 260 ${500 + bend} 520 ${760 + bend} 780 ${560 + bend} S 1140 ${420 + bend} 1260 ${500 + bend}`,
    'none',
    `stroke="${look.water}" stroke-width="92" stroke-linecap="round"`,
  );
  const stops = drawing.stops.map(({ x, y }) => place(x, y));
  // Along the streets: first across, then up or down.
  const corners = stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next === undefined ? [stop] : [stop, [next[0], stop[1]] as const];
  });
  const labels = drawing.stops.map(({ name }, index) => {
    const [x, y] = stops[index] ?? [0, 0];
    const width = widthOf(name, 27, 'semibold') + 32;
    const left = Math.min(Math.max(16, x - width / 2), WIDTH - width - 16);
    return [
      rect(left + 2, y - 100, width, 50, '#00000033', 12),
      rect(left, y - 104, width, 50, look.road, 12),
      text(left + 16, y - 70, name, { size: 27, weight: 'semibold', fill: look.label }),
      path(`M${x} ${y} c-8 -18 -22 -26 -22 -40 a22 22 0 1 1 44 0 c0 14 -14 22 -22 40 z`, look.pin),
      circle(x, y - 40, 8, look.road),
    ].join('');
  });
  return svg(
    WIDTH,
    HEIGHT,
    look.land,
    [
      rect(0, 0, WIDTH, HEIGHT, look.road),
      `<g transform="rotate(${random.int(-16, 16)} 600 400)">${blocks.join('')}${main.join('')}${avenue}</g>`,
      river,
      `<g opacity="0.9">${polyline(corners, look.way, 13)}</g>`,
      ...labels,
    ].join(''),
  );
}
