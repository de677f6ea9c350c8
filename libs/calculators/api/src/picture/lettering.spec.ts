import { shortAmount, valuationMethods } from '@upround/calculators/model';
import { drawValuation } from './draw-valuation';
import { openLettering, type Lettering } from './lettering';
import type { SharedValuation } from './shared-valuation';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await openLettering();
});

/** A result with a bar for each method, in amounts of all sizes. */
function valuationOf(currency: 'INR' | 'USD'): SharedValuation {
  const sizes = [-1_234, 0.5, 98_765, 4_321_000, 77_400_000, 5e9, 1e15];
  const ranges = valuationMethods.map((method, place) => {
    const value = sizes[place] ?? 0;
    return { method, value, low: value * 0.8, high: value * 1.2 };
  });
  const [min = 0, max = 0] = [sizes.at(0), sizes.at(-1)];
  return { currency, median: 4_321_000, min, max, count: ranges.length, ranges: () => ranges };
}

/** The lettering, which notes what it writes. */
function noting() {
  const written: string[] = [];
  const write: Lettering['write'] = (text, ...rest) => {
    written.push(text);
    return lettering.write(text, ...rest);
  };
  return { written, lettering: { ...lettering, write } };
}

describe('the letters of pictures', () => {
  it.each(['INR', 'USD'] as const)(
    'are all in the fonts, for every method and amounts of every size in %s',
    (currency) => {
      const { written, lettering: noted } = noting();
      drawValuation(valuationOf(currency), noted, 'Upround');
      expect(written).toEqual(
        expect.arrayContaining(['Upround', 'Discounted cash flow', shortAmount(1e15, currency)]),
      );
      expect(written.join('')).toContain(currency === 'INR' ? '₹' : '$');
      for (const text of written) expect([text, lettering.canWrite(text)]).toEqual([text, true]);
    },
  );

  it('are known to be missing before they are written', () => {
    expect(lettering.canWrite('अपराउंड')).toBe(false);
    expect(() => lettering.write('अ', 20, 'regular')).toThrow('No font has the letter अ.');
    expect(lettering.canWrite('Žluťoučký & Søn')).toBe(true);
    const { written, lettering: noted } = noting();
    drawValuation(valuationOf('INR'), noted, 'अपराउंड');
    expect(written).not.toContain('अपराउंड');
  });

  /** Right ends of the vertical strokes of an l, which is one rectangle. */
  const widthOfStem = (weight: 'regular' | 'strong') => {
    const xs = [...lettering.write('l', 1_000, weight).matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) =>
      Number(x),
    );
    return Math.max(...xs) - Math.min(...xs);
  };

  it('are thicker where they are strong, in width and in outline', () => {
    expect(widthOfStem('strong') / widthOfStem('regular')).toBeGreaterThan(1.3);
    expect(lettering.measure('Valuation', 'strong')).toBeGreaterThan(
      lettering.measure('Valuation', 'regular'),
    );
  });

  it('have the same outline each time', () => {
    const [first, second] = [1, 2].map(() => lettering.write('é₹7.74Cr', 30, 'strong'));
    expect(first).toBe(second);
  });
});
