import fc from 'fast-check';
import { taxIn, taxLines } from './gst';

const amounts = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const states = fc.constantFrom('Karnataka', 'Delhi', 'Kerala');

describe('GST within a price', () => {
  it.each([
    [29_900, 4_562],
    [299_000, 45_610],
    [79_900, 12_188],
    [149_900, 22_866],
    [11_800, 1_800],
    // Each half is exactly four and a half paise.
    [59, 10],
    [1, 0],
    [6, 0],
    [7, 2],
    [0, 0],
  ])('of %i paise is %i', (amount, tax) => expect(taxIn(amount)).toBe(tax));

  it('is within a paisa of 18/118, and leaves a value that is at least as exact', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const tax = taxIn(amount);
        expect(Number.isInteger(tax)).toBe(true);
        // Times 118 there are no fractions: 118 is a paisa.
        expect(Math.abs(tax * 118 - amount * 18)).toBeLessThanOrEqual(118);
        expect(Math.abs((amount - tax) * 118 - amount * 100)).toBeLessThanOrEqual(118);
        expect(tax).toBeLessThan(amount);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused for %s', (amount) =>
    expect(() => taxIn(amount)).toThrow(RangeError),
  );

  it('is divided into lines that add up to it, of which central and State tax are equal', () => {
    fc.assert(
      fc.property(amounts, states, fc.option(states), (amount, seller, buyer) => {
        const tax = taxIn(amount);
        const lines = taxLines(tax, { seller, buyer });
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(tax);
        expect(lines.reduce((sum, line) => sum + line.percent, 0)).toBe(18);
        const isLocal = buyer === null || buyer === seller;
        expect(lines.map(({ name }) => name)).toEqual(isLocal ? ['CGST', 'SGST'] : ['IGST']);
        if (isLocal) {
          const [central = 0, state = 0] = lines.map((line) => line.amount);
          expect(state).toBe(central);
        }
      }),
    );
  });
});
