import { seededRandom, type SeededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { paragraph, text, widthOf, wrap } from './lettering';
import { HEIGHT, WIDTH, path, rect, svg } from './shapes';

const pens = ['#1c4f9c', '#b3261e', '#1d6b3f', '#2b2b2b'] as const;

const stroke = (d: string, colour: string, width = 5) =>
  path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

/** A box as a marker draws it: two strokes that do not quite meet. */
function box(
  random: SeededRandom,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): string {
  const off = () => random.between(-7, 7);
  const at = (px: number, py: number) => `${(px + off()).toFixed(0)} ${(py + off()).toFixed(0)}`;
  return stroke(
    `M${at(x, y)} Q ${at(x + width / 2, y)} ${at(x + width, y)} L${at(x + width, y + height)} Q ${at(x + width / 2, y + height)} ${at(x, y + height)} L${at(x, y - 6)}`,
    colour,
  );
}

function arrow(
  random: SeededRandom,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bend = random.between(-16, 16);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const tip = (turn: number) =>
    `${(x2 - Math.cos(angle + turn) * 26).toFixed(0)} ${(y2 - Math.sin(angle + turn) * 26).toFixed(0)}`;
  return (
    stroke(
      `M${x1.toFixed(0)} ${y1.toFixed(0)} Q ${((x1 + x2) / 2 + bend).toFixed(0)} ${((y1 + y2) / 2 + bend).toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`,
      colour,
    ) + stroke(`M${tip(0.5)} L${x2.toFixed(0)} ${y2.toFixed(0)} L${tip(-0.5)}`, colour)
  );
}

/** A whiteboard with steps in boxes, arrows between them and a remark in red, all written by hand. */
export function drawSketch(drawing: DrawingOf<'sketch'>): string {
  const random = seededRandom(`sketch ${drawing.seed}`);
  const { steps } = drawing;
  const columns = steps.length <= 3 ? steps.length : Math.ceil(steps.length / 2);
  const rows = Math.ceil(steps.length / columns);
  const [width, height] = [(1040 - (columns - 1) * 70) / columns, rows === 1 ? 300 : 160];
  const places = steps.map((_, index) => {
    const row = Math.floor(index / columns);
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
    return [80 + column * (width + 70), 200 + row * (height + 84)] as const;
  });
  const drawn = steps.map((step, index) => {
    const [x, y] = places[index] ?? [0, 0];
    const size = rows === 1 ? 44 : 37;
    const lines = wrap(step, width - 44, size, 'hand').length;
    return (
      box(random, [x, y, width, height], pens[0]) +
      paragraph(x + 24, y + height / 2 - ((lines - 1) * size * 1.15) / 2 + 11, step, {
        size,
        width: width - 44,
        leading: 1.15,
        weight: 'hand',
        fill: pens[3],
      })
    );
  });
  const arrows = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0];
    if (y !== fromY)
      return arrow(
        random,
        [fromX + width / 2, fromY + height + 10],
        [x + width / 2, y - 12],
        pens[2],
      );
    const right = x > fromX;
    return arrow(
      random,
      [right ? fromX + width + 10 : fromX - 10, fromY + height / 2],
      [right ? x - 12 : x + width + 12, y + height / 2],
      pens[2],
    );
  });
  const under = widthOf(drawing.title, 60, 'hand');
  const smears = Array.from(
    { length: 12 },
    () =>
      `<ellipse cx="${random.int(0, WIDTH)}" cy="${random.int(0, HEIGHT)}" rx="${random.int(90, 260)}" ry="${random.int(16, 50)}" fill="#9fb0bd" opacity="0.07" transform="rotate(${random.int(-24, 24)} 600 400)"/>`,
  );
  return svg(
    WIDTH,
    HEIGHT,
    '#eef1f2',
    [
      `<defs><linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity="0.95"/><stop offset="0.5" stop-color="#dfe5e8" stop-opacity="0.3"/><stop offset="1" stop-color="#b5c0c7" stop-opacity="0.75"/></linearGradient></defs>`,
      rect(0, 0, WIDTH, HEIGHT, 'url(#gloss)'),
      ...smears,
      text(80, 126, drawing.title, { size: 60, weight: 'hand', fill: pens[3] }),
      stroke(
        `M78 148 Q ${80 + under / 2} ${random.int(152, 164)} ${(86 + under).toFixed(0)} 146`,
        pens[1],
        6,
      ),
      ...drawn,
      ...arrows,
      `<g transform="rotate(-2 600 720)">${text(1100, 724, drawing.remark, { size: 44, weight: 'hand', fill: pens[1], anchor: 'end' })}</g>`,
      rect(0, 778, WIDTH, 22, '#8d979e'),
      rect(0, 774, WIDTH, 5, '#c8d0d5'),
    ].join(''),
  );
}

/** A page of a ruled notebook on a table, with what someone wrote into it. */
export function drawNotebook(drawing: DrawingOf<'notebook'>): string {
  const random = seededRandom(`notebook ${drawing.seed}`);
  const table = random.pick(['#6d4a2f', '#33414c', '#5b6152']);
  const rules = Array.from({ length: 12 }, (_, index) =>
    stroke(`M150 ${196 + index * 52} H1050`, '#a9c3dc', 2),
  );
  const holes = Array.from(
    { length: 14 },
    (_, index) =>
      `<circle cx="${176 + index * 64}" cy="62" r="11" fill="${table}"/><path d="M${176 + index * 64} 62 v-46" stroke="#d9dde0" stroke-width="7"/>`,
  );
  const lines = drawing.lines.map((written, index) =>
    text(
      262 + random.int(-5, 5),
      240 + index * 104 * (drawing.lines.length > 5 ? 0.5 : 1),
      written,
      {
        size: 46,
        weight: 'hand',
        fill: '#1f3f86',
      },
    ),
  );
  return svg(
    WIDTH,
    HEIGHT,
    table,
    [
      `<defs><linearGradient id="page" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#fffdf4"/><stop offset="1" stop-color="#e4dcc6"/></linearGradient><linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity="0.16"/><stop offset="1" stop-color="#000000" stop-opacity="0.4"/></linearGradient></defs>`,
      rect(0, 0, WIDTH, HEIGHT, 'url(#top)'),
      `<g transform="rotate(${random.between(-3.4, 3.4).toFixed(1)} 600 400)">`,
      rect(132, 42, 960, 860, '#00000055', 10),
      rect(120, 26, 960, 860, 'url(#page)', 10),
      ...rules,
      stroke('M226 110 V860', '#e39a94', 3),
      text(262, 150, drawing.title, { size: 58, weight: 'hand', fill: '#9c2419' }),
      ...lines,
      ...holes,
      '</g>',
      `<g transform="rotate(38 980 560)">${rect(966, 330, 30, 380, '#20242b', 14)}${rect(966, 330, 30, 90, '#c8a24a', 12)}${path('M966 706 h30 l-10 46 h-10 z', '#d9d3c4')}</g>`,
    ].join(''),
  );
}
