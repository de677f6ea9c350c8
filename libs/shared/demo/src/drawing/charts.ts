import type { DrawingOf } from './drawing';
import { ink, seriesColour } from './ink';
import { text, widthOf } from './lettering';
import { MARGIN, WIDTH, amount, circle, line, polyline, rect, sheet } from './shapes';

/** Round steps for an axis that starts at zero and reaches `most`. */
function ticks(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Horizontal bars with their numbers at the end: labels may be long. */
export function drawBars(drawing: DrawingOf<'bars'>): string {
  const { bars, highlight, unit } = drawing;
  const size = 28;
  const top = 205;
  const row = Math.min(96, (800 - top - 60) / bars.length);
  const labels = Math.min(430, Math.max(...bars.map((bar) => widthOf(bar.label, size))) + 28);
  const most = Math.max(...bars.map((bar) => bar.value));
  const numbers = Math.max(
    ...bars.map((bar) => widthOf(amount(bar.value, unit), size, 'semibold')),
  );
  const room = WIDTH - 2 * MARGIN - labels - numbers - 24;
  const drawn = bars.map((bar, index) => {
    const y = top + index * row;
    const length = Math.max(4, (room * bar.value) / most);
    const strong = highlight === undefined || highlight === index;
    const middle = y + row / 2 + 9;
    return [
      text(MARGIN, middle, bar.label, { size }),
      rect(MARGIN + labels, y + row * 0.16, length, row * 0.68, strong ? ink.green : ink.sage, 5),
      text(MARGIN + labels + length + 18, middle, amount(bar.value, unit), {
        size,
        weight: 'semibold',
      }),
    ].join('');
  });
  const axis = line(
    MARGIN + labels,
    top - 6,
    MARGIN + labels,
    top + bars.length * row + 6,
    ink.line,
    3,
  );
  return sheet(drawing.title, drawing.note, drawn.join('') + axis, top + bars.length * row + 56);
}

/** Lines over time, each named at its end. */
export function drawLines(drawing: DrawingOf<'lines'>): string {
  const { series, unit, x } = drawing;
  const most = Math.max(...series.flatMap((one) => one.values));
  const steps = ticks(most);
  const ceiling = steps.at(-1) ?? most;
  const names = Math.max(...series.map((one) => widthOf(one.name, 27, 'semibold')));
  const gutter = Math.max(...steps.map((step) => widthOf(amount(step, unit), 24))) + 20;
  const left = MARGIN + gutter;
  const right = WIDTH - MARGIN - names - 26;
  const [top, bottom] = [210, 690];
  const across = (index: number) => left + ((right - left) * index) / Math.max(1, x.length - 1);
  const upward = (value: number) => bottom - ((bottom - top) * value) / ceiling;
  const grid = steps.map(
    (step) =>
      line(left, upward(step), right, upward(step), ink.line, 1.5) +
      text(left - 16, upward(step) + 8, amount(step, unit), {
        size: 24,
        fill: ink.muted,
        anchor: 'end',
      }),
  );
  const every = Math.ceil(x.length / 9);
  const months = x.map((label, index) =>
    index % every === 0
      ? text(across(index), bottom + 44, label, { size: 24, fill: ink.muted, anchor: 'middle' })
      : '',
  );
  const ends = spread(series.map((one) => upward(one.values.at(-1) ?? 0)));
  const lines = series.map((one, index) => {
    const colour = seriesColour(index);
    const points = one.values.map((value, place) => [across(place), upward(value)] as const);
    const end = points.at(-1) ?? [left, bottom];
    return [
      polyline(points, colour, 5),
      circle(end[0], end[1], 9, colour),
      text(end[0] + 22, (ends[index] ?? 0) + 9, one.name, {
        size: 27,
        weight: 'semibold',
        fill: colour,
      }),
    ].join('');
  });
  return sheet(drawing.title, drawing.note, grid.join('') + months.join('') + lines.join(''));
}

/** Moves overlapping labels apart. */
function spread(heights: readonly number[]): number[] {
  const placed: number[] = [];
  const order = heights
    .map((height, index) => ({ height, index }))
    .sort((a, b) => a.height - b.height);
  let last = -Infinity;
  for (const { height, index } of order) {
    last = Math.max(height, last + 36);
    placed[index] = last;
  }
  return placed;
}

/** Steps of a funnel, with the number left at each. */
export function drawFunnel(drawing: DrawingOf<'funnel'>): string {
  const { steps } = drawing;
  const most = steps[0]?.value ?? 1;
  const top = 200;
  const row = Math.min(124, (800 - top - 50) / steps.length);
  const widest = 620;
  const middle = MARGIN + 290 + widest / 2;
  const drawn = steps.map((step, index) => {
    const width = Math.max(14, (widest * step.value) / most);
    const y = top + index * row;
    const before = steps[index - 1]?.value;
    const kept = before === undefined ? '' : `${Math.round((100 * step.value) / before)} % went on`;
    const inside = width > 150;
    return [
      text(MARGIN, y + row / 2 + 2, step.label, { size: 28 }),
      kept === '' ? '' : text(MARGIN, y + row / 2 + 34, kept, { size: 23, fill: ink.muted }),
      rect(
        middle - width / 2,
        y + 6,
        width,
        row - 16,
        index === steps.length - 1 ? ink.green : ink.sage,
        6,
      ),
      text(inside ? middle : middle + width / 2 + 16, y + row / 2 + 9, amount(step.value), {
        size: 30,
        weight: 'semibold',
        fill: inside && index === steps.length - 1 ? ink.card : ink.text,
        anchor: inside ? 'middle' : 'start',
      }),
    ].join('');
  });
  return sheet(drawing.title, drawing.note, drawn.join(''), top + steps.length * row + 44);
}

/** Who holds how much: one long bar and a key below it. */
export function drawShares(drawing: DrawingOf<'shares'>): string {
  const { parts } = drawing;
  const width = WIDTH - 2 * MARGIN;
  const total = parts.reduce((sum, part) => sum + part.percent, 0);
  let x = MARGIN;
  const bar = parts.map((part, index) => {
    const length = (width * part.percent) / total;
    const drawn =
      rect(x, 210, Math.max(2, length - 4), 150, seriesColour(index), 4) +
      (length > 90
        ? text(x + length / 2, 297, `${part.percent} %`, {
            size: 32,
            weight: 'semibold',
            fill: index === 5 ? ink.text : ink.card,
            anchor: 'middle',
          })
        : '');
    x += length;
    return drawn;
  });
  const longest = Math.max(...parts.map((part) => widthOf(part.label, 29)));
  const columns = longest > width / 2 - 210 ? 1 : 2;
  const rows = Math.ceil(parts.length / columns);
  const step = columns === 1 ? 66 : 78;
  const column = columns === 1 ? width : width / 2 - 40;
  const key = parts.map((part, index) => {
    const left = MARGIN + (index < rows ? 0 : width / 2 + 20);
    const y = 450 + (index % rows) * step;
    return [
      rect(left, y - 26, 30, 30, seriesColour(index), 6),
      text(left + 50, y, part.label, { size: 29 }),
      text(left + column, y, `${part.percent} %`, {
        size: 29,
        weight: 'semibold',
        anchor: 'end',
      }),
    ].join('');
  });
  const height = 450 + rows * step + 10;
  return sheet(drawing.title, drawing.note, bar.join('') + key.join(''), height);
}
