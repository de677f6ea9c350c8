import { shortAmount } from '@upround/calculators/model';
import { drawField, fieldHeight } from './draw-field';
import type { Lettering } from './lettering';
import { colours } from './picture-colours.data';
import type { SharedValuation } from './shared-valuation';
import { CAPITALS, textWriter, type TextWriter } from './text-writer';
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './valuation-picture';

const LEFT = 64;
const RIGHT = WIDTH - LEFT;
const TOP = 44;
const MARK = 48;
const FIELD_BOTTOM = 552;
const FOOTER = 598;

/** The sign of the product: the shapes of `BrandMark` of the kit. */
const mark = `<svg x="${LEFT}" y="${TOP}" width="${MARK}" height="${MARK}" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${colours.accent}"/>
  <path d="M9 10v7a6.5 6.5 0 0 0 13 0V8.5M17.5 12.5 22 8l4.5 4.5" fill="none" stroke="${colours.onAccent}"
    stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

/** Sign and name of the product, and what the picture shows. */
function drawHeader({ canWrite, write }: TextWriter, brand: string): string {
  const size = 30;
  const text = { y: TOP + (MARK + size * CAPITALS) / 2, size };
  return [
    mark,
    // The sign is enough where a name has letters of other scripts.
    canWrite(brand)
      ? write(brand, { ...text, x: LEFT + MARK + 16, weight: 'strong', widest: 600 })
      : '',
    write('Startup valuation', { ...text, x: RIGHT, align: 'end', colour: colours.textMuted }),
  ].join('');
}

const LARGEST = 176;
/** The range may take this much, and the median the rest. */
const RANGE_WIDEST = 440;
/** What large signs leave free before them, as a part of their size. */
const BEARING = 0.04;

/** The median, and beside it the range. */
function drawResult({ widthOf, write }: TextWriter, valuation: SharedValuation, bottom: number) {
  const { currency, median, min, max, count } = valuation;
  const amount = (value: number) => shortAmount(value, currency);
  const lines =
    count === 1
      ? ['by one method']
      : [`from ${amount(min)} to ${amount(max)}`, `by ${count} methods`];
  const lineWidth = Math.max(...lines.map((line) => widthOf(line, 1)));
  const lineSize = Math.min(30, RANGE_WIDEST / lineWidth);
  const top = TOP + MARK;
  const size = Math.min(LARGEST, (bottom - top) * 0.68);
  const baseline = (top + bottom + size * CAPITALS) / 2;
  return [
    write(amount(median), {
      x: LEFT - size * BEARING,
      y: baseline,
      size,
      weight: 'strong',
      widest: RIGHT - LEFT - lineWidth * lineSize - 40,
    }),
    ...lines.map((line, place) =>
      write(line, {
        x: RIGHT,
        y: baseline - 1.4 * lineSize * (lines.length - 1 - place),
        size: lineSize,
        align: 'end',
        colour: colours.textMuted,
      }),
    ),
  ].join('');
}

function drawFooter({ write }: TextWriter): string {
  const text = { y: FOOTER, size: 20, colour: colours.textMuted };
  return [
    write('Bars: from the most important number 20% lower to 20% higher', { ...text, x: LEFT }),
    write('An estimate, not advice', { ...text, x: RIGHT, align: 'end' }),
  ].join('');
}

/**
 * Draws the picture of a shared valuation.
 *
 * @param brand name of the installation
 * @returns an SVG document without fonts, links or scripts
 */
export function drawValuation(
  valuation: SharedValuation,
  lettering: Lettering,
  brand: string,
): string {
  const writer = textWriter(lettering);
  const ranges = valuation.ranges();
  const field = { left: LEFT, right: RIGHT, bottom: FIELD_BOTTOM };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${colours.surface}"/>
    ${drawHeader(writer, brand)}
    ${drawResult(writer, valuation, FIELD_BOTTOM - fieldHeight(ranges.length))}
    ${drawField(writer, valuation, ranges, field)}
    ${drawFooter(writer)}
  </svg>`;
}
