import { seededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { ink } from './ink';
import { paragraph, text, widthOf, wrap } from './lettering';
import { HEIGHT, WIDTH, circle, line, path, rect, svg } from './shapes';

/** Paper notes on a whiteboard. */
export function drawWhiteboard(drawing: DrawingOf<'whiteboard'>): string {
  const random = seededRandom(`whiteboard ${drawing.seed}`);
  const papers = [ink.sand, ink.mist, ink.sky, ink.blush] as const;
  const { notes } = drawing;
  const columns = notes.length <= 4 ? 2 : notes.length <= 6 ? 3 : 4;
  const rows = Math.ceil(notes.length / columns);
  const cell = { width: 1056 / columns, height: 560 / rows };
  const size = columns === 2 ? 33 : columns === 3 ? 29 : 25;
  const drawn = notes.map((note, index) => {
    const x = 72 + (index % columns) * cell.width + random.between(6, 18);
    const y = 178 + Math.floor(index / columns) * cell.height + random.between(4, 16);
    const width = cell.width - 34;
    const height = cell.height - 34;
    const tilt = random.between(-1.6, 1.6).toFixed(2);
    const lines = wrap(note, width - 44, size).length;
    const first = y + height / 2 - ((lines - 1) * size * 1.3) / 2 + size * 0.33;
    return `<g transform="rotate(${tilt} ${(x + width / 2).toFixed(0)} ${(y + height / 2).toFixed(0)})">${[
      rect(x + 5, y + 7, width, height, '#00000014', 3),
      rect(x, y, width, height, papers[(index + drawing.seed) % papers.length] ?? ink.sand, 3),
      paragraph(x + 22, first, note, { size, width: width - 44, leading: 1.3 }),
    ].join('')}</g>`;
  });
  const under = 72 + widthOf(drawing.title, 46, 'semibold');
  const board =
    rect(24, 24, WIDTH - 48, HEIGHT - 48, ink.card, 10) +
    text(72, 112, drawing.title, { size: 46, weight: 'semibold', fill: ink.slate }) +
    path(
      `M72 132 Q ${(72 + under) / 2} ${random.between(138, 146).toFixed(0)} ${under.toFixed(0)} 131`,
      'none',
      `stroke="${ink.clay}" stroke-width="5" stroke-linecap="round"`,
    );
  return svg(WIDTH, HEIGHT, '#e4e1d9', board + drawn.join(''));
}

/** A screen of a phone with remarks pointing at it. */
export function drawScreen(drawing: DrawingOf<'screen'>): string {
  const [x, y, width, height] = [110, 50, 400, 700];
  const inner = x + 34;
  const room = width - 68;
  const row = Math.min(84, 400 / drawing.rows.length);
  const rows = drawing.rows.map((entry, index) => {
    const top = y + 168 + index * row;
    return [
      text(inner, top + row / 2 + 8, entry.label, { size: 23 }),
      text(inner + room, top + row / 2 + 8, entry.value, {
        size: 23,
        weight: 'semibold',
        anchor: 'end',
      }),
      line(inner, top + row, inner + room, top + row, ink.line, 1.5),
    ].join('');
  });
  const phone = [
    rect(x, y, width, height, ink.text, 46),
    rect(x + 12, y + 12, width - 24, height - 24, ink.card, 36),
    rect(x + width / 2 - 48, y + 28, 96, 10, ink.line, 5),
    paragraph(inner, y + 104, drawing.title, {
      size: 30,
      weight: 'semibold',
      width: room,
      leading: 1.15,
    }),
    ...rows,
    rect(inner, y + height - 118, room, 68, ink.green, 12),
    text(inner + room / 2, y + height - 76, drawing.action, {
      size: 25,
      weight: 'semibold',
      fill: ink.card,
      anchor: 'middle',
    }),
  ].join('');
  const gap = 560 / drawing.remarks.length;
  const remarks = drawing.remarks.map((remark, index) => {
    const at = 130 + gap * (index + 0.5);
    const lines = wrap(remark, 500, 30).length;
    return [
      path(
        `M${x + width + 14} ${(at - 10).toFixed(0)} C ${x + width + 50} ${(at - 26).toFixed(0)} ${x + width + 60} ${(at + 8).toFixed(0)} ${x + width + 96} ${(at - 8).toFixed(0)}`,
        'none',
        `stroke="${ink.clay}" stroke-width="4" stroke-linecap="round"`,
      ),
      circle(x + width + 14, at - 10, 7, ink.clay),
      paragraph(x + width + 120, at - ((lines - 1) * 40) / 2, remark, { size: 30, width: 500 }),
    ].join('');
  });
  return svg(WIDTH, HEIGHT, ink.paper, phone + remarks.join(''));
}

/** A map that shows where, not how far: land, a river, roads and places. */
export function drawMap(drawing: DrawingOf<'map'>): string {
  const random = seededRandom(`map ${drawing.seed}`);
  const place = (x: number, y: number) => [90 + x * 1020, 190 + y * 530] as const;
  const fields = Array.from({ length: 26 }, () => {
    const [cx, cy] = [random.between(-40, WIDTH), random.between(140, HEIGHT)];
    const corners = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2;
      const reach = random.between(60, 150);
      return `${(cx + Math.cos(angle) * reach * 1.5).toFixed(0)},${(cy + Math.sin(angle) * reach * 0.8).toFixed(0)}`;
    });
    return `<polygon points="${corners.join(' ')}" fill="${random.pick([ink.mist, '#e7ecdf', '#eef0e4', ink.sand])}" opacity="0.75"/>`;
  });
  const bend = random.between(300, 620);
  const river = path(
    `M-20 ${bend.toFixed(0)} C 260 ${(bend - 160).toFixed(0)} 420 ${(bend + 190).toFixed(0)} 700 ${(bend + 20).toFixed(0)} S 1040 ${(bend - 200).toFixed(0)} 1230 ${(bend - 40).toFixed(0)}`,
    'none',
    `stroke="${ink.sky}" stroke-width="26" stroke-linecap="round"`,
  );
  const roads = drawing.places.slice(1).map((to, index) => {
    const from = drawing.places[Math.floor(index / 2)];
    if (from === undefined) return '';
    const [x1, y1] = place(from.x, from.y);
    const [x2, y2] = place(to.x, to.y);
    const sway = random.between(-40, 40);
    return path(
      `M${x1.toFixed(0)} ${y1.toFixed(0)} Q ${((x1 + x2) / 2 + sway).toFixed(0)} ${((y1 + y2) / 2 - sway).toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`,
      'none',
      `stroke="#ffffff" stroke-width="9" stroke-linecap="round"`,
    );
  });
  const dots = drawing.places.map((one) => {
    const [x, y] = place(one.x, one.y);
    const radius = 9 + (one.size ?? 1) * 5;
    const leftward = one.x > 0.78;
    const [labelX, anchor] = leftward
      ? [x - radius - 12, 'end' as const]
      : [x + radius + 12, 'start' as const];
    const width = widthOf(one.name, 28, 'semibold');
    return [
      circle(x, y, radius, ink.green),
      circle(x, y, Math.max(3, radius - 8), ink.paper),
      rect(leftward ? labelX - width - 6 : labelX - 6, y - 20, width + 12, 38, '#faf8f3cc', 5),
      text(labelX, y + 9, one.name, { size: 28, weight: 'semibold', anchor }),
    ].join('');
  });
  const heading =
    rect(0, 0, WIDTH, drawing.note === undefined ? 140 : 174, ink.paper) +
    text(72, 96, drawing.title, { size: 44, weight: 'semibold' }) +
    (drawing.note === undefined ? '' : text(72, 142, drawing.note, { size: 27, fill: ink.muted }));
  return svg(WIDTH, HEIGHT, '#f2f1e6', [...fields, river, ...roads, heading, ...dots].join(''));
}
