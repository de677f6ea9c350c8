/** A drawing of this edge is enough for one hue. */
const EDGE = 24;
/** A mean chroma below this is a grey. */
const GREYEST = 0.015;

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The `a` and `b` of a colour in OKLab. */
function abOf(red: number, green: number, blue: number): readonly [a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Colours are gathered by hue, in so many parts of the wheel. */
const PARTS = 24;

/** The sum of a part of the wheel and of its neighbours. */
const sumAround = (sums: readonly (readonly number[])[], at: number) =>
  [at - 1, at, at + 1].reduce(
    ([a = 0, b = 0], part) => {
      const [partA = 0, partB = 0] = sums[(part + PARTS) % PARTS] ?? [];
      return [a + partA, b + partB] as const;
    },
    [0, 0] as readonly [number, number],
  );

/**
 * The hue of pixels that has most colour, in degrees of the OKLCH wheel; strong colours weigh more, transparent ones
 * nothing. Null where all is grey.
 */
export function hueOf(pixels: Uint8ClampedArray): number | null {
  const sums = Array.from({ length: PARTS }, () => [0, 0] as [number, number]);
  let opaque = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const [a, b] = abOf(red, green, blue);
    const weight = (Math.hypot(a, b) * alpha) / 255;
    const part = Math.floor((Math.atan2(b, a) / (2 * Math.PI) + 1) * PARTS) % PARTS;
    const sum = sums[part] ?? [0, 0];
    sum[0] += a * weight;
    sum[1] += b * weight;
    opaque += alpha / 255;
  }
  const [sumA, sumB] = sums
    .map((_, part) => sumAround(sums, part))
    .reduce((best, one) => (Math.hypot(...one) > Math.hypot(...best) ? one : best));
  if (opaque === 0 || Math.sqrt(Math.hypot(sumA, sumB) / opaque) < GREYEST) return null;
  return Math.round((Math.atan2(sumB, sumA) * 180) / Math.PI + 360) % 360;
}

/** The hue of a loaded logo. Null where it is grey, or where the browser may not read it. */
export function hueOfLogo(logo: HTMLImageElement): number | null {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  try {
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.drawImage(logo, 0, 0, EDGE, EDGE);
    return hueOf(context.getImageData(0, 0, EDGE, EDGE).data);
  } catch {
    // Pixels from another origin may be readable to no one.
    return null;
  }
}
