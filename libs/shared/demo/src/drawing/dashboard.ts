import { seededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { text } from './lettering';
import { HEIGHT, WIDTH, circle, line, polyline, rect, svg } from './shapes';

const looks = {
  light: {
    desk: '#c9d3e4',
    page: '#ffffff',
    side: '#f4f6fa',
    line: '#e1e6ee',
    text: '#182033',
    muted: '#69738a',
    accent: '#4f5fe8',
    wash: '#e8eafd',
  },
  dark: {
    desk: '#2d2440',
    page: '#11131c',
    side: '#191c28',
    line: '#2a2f40',
    text: '#eef0f8',
    muted: '#8f97ae',
    accent: '#38d3a8',
    wash: '#17352f',
  },
} as const;

const [LEFT, TOP, SIDE] = [60, 56, 190];

/** The window of a browser around a page. */
function browser(look: (typeof looks)[keyof typeof looks], address: string): string {
  const width = WIDTH - 2 * LEFT;
  return [
    rect(LEFT + 10, TOP + 18, width, HEIGHT - TOP, '#00000033', 18),
    rect(LEFT, TOP, width, HEIGHT - TOP + 20, look.page, 16),
    rect(LEFT, TOP, width, 58, look.side, 16),
    ...['#ff6b5e', '#f5bd4f', '#61c454'].map((colour, index) =>
      circle(LEFT + 30 + index * 28, TOP + 29, 8, colour),
    ),
    rect(LEFT + 130, TOP + 13, width - 260, 32, look.page, 16),
    text(LEFT + 152, TOP + 36, address, { size: 19, fill: look.muted }),
    rect(LEFT, TOP + 58, SIDE, HEIGHT, look.side),
    line(LEFT + SIDE, TOP + 58, LEFT + SIDE, HEIGHT, look.line, 1.5),
  ].join('');
}

/** A reporting tool in a browser: a menu, a few figures, one curve. */
export function drawDashboard(drawing: DrawingOf<'dashboard'>): string {
  const look = looks[drawing.look];
  const random = seededRandom(`dashboard ${drawing.title}`);
  const menu = drawing.menu.map((label, index) => {
    const y = TOP + 116 + index * 52;
    const isOpen = index === 0;
    return [
      isOpen ? rect(LEFT + 14, y - 28, SIDE - 28, 42, look.wash, 9) : '',
      rect(LEFT + 28, y - 15, 16, 16, isOpen ? look.accent : look.muted, 4),
      text(LEFT + 58, y, label, { size: 19, fill: isOpen ? look.text : look.muted }),
    ].join('');
  });
  const x = LEFT + SIDE + 36;
  const room = WIDTH - LEFT - 36 - x;
  const gap = 18;
  const card = (room - gap * (drawing.figures.length - 1)) / drawing.figures.length;
  const figures = drawing.figures.map(({ label, value, change }, index) => {
    const left = x + index * (card + gap);
    const falls = change.startsWith('–');
    return [
      rect(left, TOP + 148, card, 132, look.line, 12),
      rect(left + 1.5, TOP + 149.5, card - 3, 129, look.page, 11),
      text(left + 20, TOP + 184, label, { size: 19, fill: look.muted }),
      text(left + 20, TOP + 230, value, { size: 36, weight: 'semibold', fill: look.text }),
      text(left + 20, TOP + 262, change, { size: 18, fill: falls ? '#e0604c' : look.accent }),
    ].join('');
  });
  const [low, high] = [Math.min(...drawing.curve), Math.max(...drawing.curve)];
  const points = drawing.curve.map(
    (value, index) =>
      [
        x + 24 + (index / (drawing.curve.length - 1)) * (room - 48),
        TOP + 670 - ((value - low) / (high - low || 1)) * 230,
      ] as const,
  );
  const before = points.map(
    ([left, top]) => [left, Math.min(TOP + 676, top + random.between(20, 64))] as const,
  );
  const area = points.map(([left, top]) => `${left.toFixed(0)},${top.toFixed(0)}`).join(' ');
  const curve = [
    rect(x, TOP + 306, room, 420, look.line, 12),
    rect(x + 1.5, TOP + 307.5, room - 3, 417, look.page, 11),
    text(x + 24, TOP + 350, drawing.caption, { size: 22, weight: 'semibold', fill: look.text }),
    ...[0, 1, 2, 3].map((row) =>
      line(x + 24, TOP + 440 + row * 77, x + room - 24, TOP + 440 + row * 77, look.line, 1.5),
    ),
    `<polygon points="${x + 24},${TOP + 680} ${area} ${x + room - 24},${TOP + 680}" fill="${look.accent}" opacity="0.14"/>`,
    `<g opacity="0.5">${polyline(before, look.muted, 2.5)}</g>`,
    polyline(points, look.accent, 5),
  ];
  const head = [
    text(x, TOP + 118, drawing.title, { size: 30, weight: 'semibold', fill: look.text }),
    text(x + room, TOP + 116, drawing.period, { size: 19, fill: look.muted, anchor: 'end' }),
  ];
  return svg(
    WIDTH,
    HEIGHT,
    look.desk,
    [browser(look, drawing.address), ...menu, ...head, ...figures, ...curve].join(''),
  );
}
