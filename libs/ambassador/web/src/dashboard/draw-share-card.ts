import { shareSizes, type ShareSize, type ShareTexts } from './share-sizes';

interface ShareCard {
  size: ShareSize;
  texts: ShareTexts;
  /** The QR code, drawn already. */
  qr: CanvasImageSource;
}

/** The brand's colours in its light theme: an image looks the same in every theme. */
const COLORS = {
  ground: 'oklch(0.43 0.09 162)',
  ring: 'oklch(0.49 0.096 162)',
  ink: 'oklch(0.992 0.006 150)',
  soft: 'oklch(0.9 0.045 162)',
  paper: 'oklch(1 0 0)',
  dark: 'oklch(0.3 0.06 162)',
} as const;

const FAMILY = '"Instrument Sans Variable", "Hanken Grotesk Variable", system-ui, sans-serif';

const fontOf = (weight: number, size: number) => `${weight} ${size}px ${FAMILY}`;

/**
 * Breaks a text into lines of a width. A word that is wider is broken itself, and what is left after the last line ends
 * with an ellipsis.
 */
export function linesOf(
  text: string,
  width: number,
  most: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).flatMap((word) => {
    const letters = [...word];
    const parts: string[] = [];
    let part = '';
    for (const letter of letters) {
      if (part !== '' && widthOf(part + letter) > width) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  });
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = [...(kept.at(-1) ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
}

/** Rebreaks a text into the same number of lines of similar width, between words only. Lines that were cut stay as they are. */
export function balanced(
  text: string,
  width: number,
  lines: readonly string[],
  widthOf: (line: string) => number,
): readonly string[] {
  if (lines.length < 2 || lines.at(-1)?.endsWith('…') === true) return lines;
  const widest = Math.max(...text.split(/\s+/).map(widthOf));
  let best = lines;
  for (let part = 0.95; part >= 0.5; part -= 0.05) {
    if (width * part < widest) break;
    const narrower = linesOf(text, width * part, Infinity, widthOf);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

interface Written {
  x: number;
  y: number;
  width: number;
  weight: number;
  color: string;
  /** Sizes in pixels and how many lines each may have, the largest first: the first that fits is taken. */
  sizes: readonly (readonly [size: number, most: number])[];
}

/** Writes a text in lines, and returns where the next one begins. */
function write(context: CanvasRenderingContext2D, text: string, at: Written): number {
  const widthOf = (line: string) => context.measureText(line).width;
  context.fillStyle = at.color;
  for (const [place, [size, most]] of at.sizes.entries()) {
    context.font = fontOf(at.weight, size);
    const isLast = place === at.sizes.length - 1;
    const fitting = linesOf(text, at.width, isLast ? most : Infinity, widthOf);
    if (fitting.length > most) continue;
    const lines = balanced(text, at.width, fitting, widthOf);
    const leading = size * 1.16;
    lines.forEach((line, index) => context.fillText(line, at.x, at.y + index * leading));
    return at.y + lines.length * leading;
  }
  return at.y;
}

/** Rings around the corner that the QR code is in. */
function drawGround(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = COLORS.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = COLORS.ring;
  context.lineWidth = 26;
  for (let radius = 120; radius < width; radius += 104) {
    context.beginPath();
    context.arc(width, height, radius, 0, Math.PI * 2);
    context.stroke();
  }
}

/** The sign of the product, as `BrandMark` draws it in a square of 32. */
function drawBrand(context: CanvasRenderingContext2D, brand: string, edge: number): void {
  context.save();
  context.translate(edge, edge);
  context.scale(2, 2);
  context.fillStyle = COLORS.ink;
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 8);
  context.fill();
  context.strokeStyle = COLORS.ground;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D('M9 10v7a6.5 6.5 0 0 0 13 0V8.5M17.5 12.5 22 8l4.5 4.5'));
  context.restore();
  context.font = fontOf(600, 40);
  context.fillStyle = COLORS.ink;
  context.fillText(brand, edge + 84, edge + 12);
}

/** Of who invites: a name of 80 characters has room too. */
const WIDE_SIZES = [
  [58, 2],
  [48, 3],
  [40, 4],
] as const;
const SQUARE_SIZES = [
  [76, 2],
  [60, 3],
  [48, 5],
] as const;

/** The QR code on white paper with the code below it. */
function drawQr(
  context: CanvasRenderingContext2D,
  { qr, texts }: ShareCard,
  { x, y, edge }: { x: number; y: number; edge: number },
): void {
  const rim = 28;
  const foot = 92;
  context.fillStyle = COLORS.paper;
  context.beginPath();
  context.roundRect(x, y, edge, edge + foot, 28);
  context.fill();
  context.imageSmoothingEnabled = false;
  context.drawImage(qr, x + rim, y + rim, edge - rim * 2, edge - rim * 2);
  context.fillStyle = COLORS.dark;
  context.textAlign = 'center';
  context.font = fontOf(600, 44);
  context.fillText(texts.code, x + edge / 2, y + edge - 2);
  context.textAlign = 'left';
}

/**
 * Draws an image to share: brand, who invites, what it is, and the QR code.
 *
 * @returns false where the browser has no canvas
 */
export function drawShareCard(canvas: HTMLCanvasElement, card: ShareCard): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const { width, height } = shareSizes[card.size];
  canvas.width = width;
  canvas.height = height;
  const isWide = card.size === 'wide';
  const rim = isWide ? 64 : 80;
  const edge = isWide ? 370 : 340;
  const { texts } = card;
  context.textBaseline = 'top';
  drawGround(context, width, height);
  drawBrand(context, texts.brand, rim);
  const textWidth = isWide ? width - edge - rim * 3 : width - rim * 2;
  const next = write(context, texts.invites, {
    x: rim,
    y: isWide ? 200 : 196,
    width: textWidth,
    weight: 600,
    sizes: isWide ? WIDE_SIZES : SQUARE_SIZES,
    color: COLORS.ink,
  });
  write(context, texts.headline, {
    x: rim,
    y: next + 20,
    width: textWidth,
    weight: 500,
    sizes: [[isWide ? 34 : 44, 2]],
    color: COLORS.soft,
  });
  write(context, texts.scan, {
    x: rim,
    y: height - rim - (isWide ? 36 : 104),
    width: isWide ? textWidth : width - edge - rim * 3,
    weight: 500,
    sizes: [[isWide ? 30 : 42, 2]],
    color: COLORS.soft,
  });
  drawQr(context, card, {
    x: width - rim - edge,
    y: height - rim - edge - 92,
    edge,
  });
  return true;
}
