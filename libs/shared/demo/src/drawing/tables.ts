import type { DrawingOf } from './drawing';
import { ink } from './ink';
import { paragraph, text, widthOf, wrap } from './lettering';
import { MARGIN, WIDTH, amount, circle, line, rect, sheet } from './shapes';

function mix(share: number): string {
  const from = [217, 229, 220];
  const to = [31, 95, 70];
  const channel = (index: number) =>
    Math.round((from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * share);
  return `rgb(${channel(0)},${channel(1)},${channel(2)})`;
}

/** Retention by cohort, darker where more stayed. */
export function drawCohorts(drawing: DrawingOf<'cohorts'>): string {
  const { columns, rows } = drawing;
  const labels = 250;
  const left = MARGIN + labels;
  const cell = (WIDTH - MARGIN - left) / columns.length;
  const top = 262;
  const row = Math.min(78, (800 - top - 50) / rows.length);
  const head = columns.map((column, index) =>
    text(left + cell * (index + 0.5), top - 20, column, {
      size: 25,
      fill: ink.muted,
      anchor: 'middle',
    }),
  );
  const body = rows.map((cohort, index) => {
    const y = top + index * row;
    const cells = cohort.kept.map((kept, place) => {
      const share = kept / 100;
      return (
        rect(left + cell * place + 3, y + 3, cell - 6, row - 6, mix(share), 5) +
        text(left + cell * (place + 0.5), y + row / 2 + 10, `${kept}`, {
          size: 29,
          weight: 'semibold',
          fill: share > 0.5 ? ink.card : ink.text,
          anchor: 'middle',
        })
      );
    });
    return [
      text(MARGIN, y + row / 2 + 10, cohort.label, { size: 28 }),
      text(left - 24, y + row / 2 + 10, amount(cohort.size), {
        size: 25,
        fill: ink.muted,
        anchor: 'end',
      }),
      ...cells,
    ].join('');
  });
  return sheet(
    drawing.title,
    drawing.note,
    head.join('') + body.join(''),
    top + rows.length * row + 56,
  );
}

/** A plain table with hairlines; numbers are right-aligned. */
export function drawTable(drawing: DrawingOf<'table'>): string {
  const { columns, rows } = drawing;
  const natural = columns.map((column, index) =>
    Math.max(
      widthOf(column, 26, 'semibold'),
      ...rows.map((row) => widthOf(row[index] ?? '', 29, 'semibold')),
    ),
  );
  const room = WIDTH - 2 * MARGIN;
  const gap =
    (room - natural.reduce((sum, width) => sum + width, 0)) / Math.max(1, columns.length - 1);
  const places = natural.map((width, index) => {
    const start = MARGIN + natural.slice(0, index).reduce((sum, one) => sum + one + gap, 0);
    return index === 0 ? start : start + width;
  });
  const top = 236;
  const height = Math.min(84, (800 - top - 60) / rows.length);
  const anchor = (index: number) => (index === 0 ? 'start' : 'end');
  const head = columns.map((column, index) =>
    text(places[index] ?? 0, top - 22, column, {
      size: 26,
      weight: 'semibold',
      fill: ink.muted,
      anchor: anchor(index),
    }),
  );
  const body = rows.map((row, index) => {
    const y = top + index * height;
    return [
      line(MARGIN, y, WIDTH - MARGIN, y, ink.line, 2),
      ...row.map((value, column) =>
        text(places[column] ?? 0, y + height / 2 + 10, value, {
          size: 29,
          weight: column === 0 ? 'regular' : 'semibold',
          anchor: anchor(column),
        }),
      ),
    ].join('');
  });
  const foot = line(
    MARGIN,
    top + rows.length * height,
    WIDTH - MARGIN,
    top + rows.length * height,
    ink.line,
    2,
  );
  return sheet(
    drawing.title,
    drawing.note,
    head.join('') + body.join('') + foot,
    top + rows.length * height + 56,
  );
}

/** Events down a line. */
export function drawTimeline(drawing: DrawingOf<'timeline'>): string {
  const { events } = drawing;
  const top = 220;
  const step = Math.min(118, (800 - top - 40) / events.length);
  const rail =
    MARGIN + Math.max(...events.map((event) => widthOf(event.when, 27, 'semibold'))) + 46;
  const drawn = events.map((event, index) => {
    const y = top + index * step;
    const room = WIDTH - MARGIN - rail - 44;
    const long = wrap(event.what, room, 29).length > 1;
    return [
      text(rail - 46, y + 10, event.when, {
        size: 27,
        weight: 'semibold',
        fill: ink.muted,
        anchor: 'end',
      }),
      circle(rail, y, 12, index === events.length - 1 ? ink.green : ink.sage),
      paragraph(rail + 44, y + (long ? 2 : 10), event.what, { size: 29, width: room }),
    ].join('');
  });
  const spine = line(rail, top, rail, top + (events.length - 1) * step, ink.line, 4);
  return sheet(drawing.title, drawing.note, spine + drawn.join(''), top + events.length * step);
}

/** Things placed on two axes. */
export function drawQuadrant(drawing: DrawingOf<'quadrant'>): string {
  const { across, points, up } = drawing;
  const [left, right, top, bottom] = [MARGIN, WIDTH - MARGIN, 186, 724];
  const [centre, middle] = [(left + right) / 2, (top + bottom) / 2];
  const frame =
    rect(left, top, right - left, bottom - top, ink.card, 8) +
    line(centre, top + 16, centre, bottom - 16, ink.line, 2.5) +
    line(left + 16, middle, right - 16, middle, ink.line, 2.5);
  const quiet = { size: 24, fill: ink.muted } as const;
  const axes =
    text(left, bottom + 40, across[0], quiet) +
    text(right, bottom + 40, across[1], { ...quiet, anchor: 'end' }) +
    text(centre + 16, top + 36, up[1], quiet) +
    text(centre + 16, bottom - 20, up[0], quiet);
  const dots = points.map((point) => {
    const x = left + (right - left) * point.x;
    const y = bottom - (bottom - top) * point.y;
    const leftward = point.x > 0.72;
    return (
      circle(x, y, 13, ink.green) +
      text(leftward ? x - 24 : x + 24, y + 9, point.label, {
        size: 27,
        weight: 'semibold',
        anchor: leftward ? 'end' : 'start',
      })
    );
  });
  return sheet(drawing.title, drawing.note, frame + axes + dots.join(''));
}
