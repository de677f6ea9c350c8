import { shortAmount, type MethodRange, type ValuationMethod } from '@upround/calculators/model';
import { colours } from './picture-colours.data';
import type { SharedValuation } from './shared-valuation';
import { CAPITALS, rounded, type TextWriter } from './text-writer';

/** As on the page. */
const methodNames: Readonly<Record<ValuationMethod, string>> = {
  berkus: 'Berkus',
  scorecard: 'Scorecard',
  riskFactors: 'Risk factors',
  ventureCapital: 'Venture capital',
  firstChicago: 'First Chicago',
  dcf: 'Discounted cash flow',
  comparables: 'Comparables',
};

/** Where the field is in the picture. */
export interface FieldPlace {
  left: number;
  right: number;
  bottom: number;
}

/** Height of all rows, where there are many. */
const HIGHEST = 262;
const HIGHEST_ROW = 68;
const rowHeight = (count: number) => Math.min(HIGHEST_ROW, HIGHEST / count);
/** Room above the rows for the name of the line. */
const LABEL = 36;

/** The height of a field with so many rows. */
export const fieldHeight = (count: number): number => rowHeight(count) * count + LABEL;

/** Room at both sides of the bars, as a part of the range of all values. */
const MARGIN = 0.06;
const GAP = 32;
const MARK = 6;
const NARROWEST = 3 * MARK;

interface Scale {
  from: number;
  to: number;
  x(value: number): number;
}

function scaleOf(ranges: readonly MethodRange[], from: number, to: number): Scale {
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const margin = (highest - lowest || 1) * MARGIN;
  const perUnit = (to - from) / (highest - lowest + 2 * margin);
  return { from, to, x: (value) => from + (value - lowest + margin) * perUnit };
}

const box = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" ${rest}/>`;

/** A bar on its track, from low to high, with a mark at the value. */
function drawBar({ low, value, high }: MethodRange, scale: Scale, middle: number, height: number) {
  const y = middle - height / 2;
  const width = Math.max(scale.x(high) - scale.x(low), NARROWEST);
  const start = (scale.x(low) + scale.x(high) - width) / 2;
  // At an end of the bar the mark would look like a shorter bar.
  const mark = Math.min(
    Math.max(scale.x(value) - MARK / 2, start + MARK),
    start + width - 2 * MARK,
  );
  return [
    box(scale.from, y, scale.to - scale.from, height, `rx="6" fill="${colours.surfaceSunken}"`),
    box(start, y, width, height, `rx="6" fill="${colours.accent}"`),
    box(mark, y, MARK, height, `fill="${colours.onAccent}"`),
  ].join('');
}

/** What is written above the rows: the name of the median's line, or the ends of a bar that is alone. */
function drawLabels(
  { write, widthOf }: TextWriter,
  { currency, median }: SharedValuation,
  ranges: readonly MethodRange[],
  scale: Scale,
  top: number,
): string {
  const text = { y: top - 10, size: 22, colour: colours.textMuted, align: 'middle' } as const;
  const label = (name: string, value: number) => {
    const half = widthOf(name, text.size) / 2;
    const x = Math.min(Math.max(scale.x(value), scale.from + half), scale.to - half);
    return write(name, { ...text, x });
  };
  const [first] = ranges;
  if (ranges.length > 1 || first === undefined) return label('Median', median);
  const { low, high } = first;
  if (low === high) return '';
  return [low, high].map((value) => label(shortAmount(value, currency), value)).join('');
}

function drawMedian(x: number, top: number, bottom: number): string {
  const ends = `x1="${rounded(x)}" x2="${rounded(x)}" y1="${rounded(top)}" y2="${rounded(bottom)}"`;
  return [
    `<line ${ends} stroke="${colours.surface}" stroke-width="5"/>`,
    `<line ${ends} stroke="${colours.text}" stroke-width="3" stroke-dasharray="8 5"/>`,
  ].join('');
}

/** A bar for each method from its low to its high value, with its name and value, and a line at the median of all. */
export function drawField(
  writer: TextWriter,
  valuation: SharedValuation,
  ranges: readonly MethodRange[],
  { left, right, bottom }: FieldPlace,
): string {
  const { widthOf, write } = writer;
  const row = rowHeight(ranges.length);
  const top = bottom - row * ranges.length;
  const size = Math.min(27, row * 0.62);
  const texts = ranges.map(({ method, value }) => ({
    name: methodNames[method],
    value: shortAmount(value, valuation.currency),
  }));
  const names = Math.max(...texts.map(({ name }) => widthOf(name, size)));
  const values = Math.max(...texts.map(({ value }) => widthOf(value, size, 'strong')));
  const scale = scaleOf(ranges, left + names + GAP, right - values - GAP);
  const middle = (place: number) => top + row * (place + 0.5);
  const baseline = (place: number) => middle(place) + (size * CAPITALS) / 2;
  return [
    ...ranges.map((range, place) => drawBar(range, scale, middle(place), row * 0.5)),
    ...texts.map(({ name }, place) => write(name, { x: left, y: baseline(place), size })),
    ...texts.map(({ value }, place) =>
      write(value, { x: right, y: baseline(place), size, weight: 'strong', align: 'end' }),
    ),
    ranges.length > 1 ? drawMedian(scale.x(valuation.median), top, bottom) : '',
    drawLabels(writer, valuation, ranges, scale, top),
  ].join('');
}
