import { parseAmount } from './typed-amount';

const LAKH = 10_000_000;

describe('an amount as typed', () => {
  it.each([
    ['1800000', 18 * LAKH],
    ['18,00,000', 18 * LAKH],
    ['1,800,000', 18 * LAKH],
    ['1 800 000', 18 * LAKH],
    ['₹ 18,00,000', 18 * LAKH],
    ['30L', 30 * LAKH],
    ['30 lakh', 30 * LAKH],
    ['30 Lacs', 30 * LAKH],
    ['7.25 lakhs', 7.25 * LAKH],
    ['1.5cr', 150 * LAKH],
    ['2 crore', 200 * LAKH],
    ['80k', 8_000_000],
    ['1.2m', 12 * LAKH],
    ['12.50', 1250],
    [' 30 ', 3000],
    ['0', 0],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text, 'INR')).toBe(minor);
  });

  it.each(['', '12x', '1.5', '1.800', '1.800.000', '1,8', '30 40', '30LL', '-5', 'lakh', '1e6'])(
    'does not read %s',
    (text) => {
      expect(parseAmount(text, 'INR')).toBeNull();
    },
  );

  it('reads no part of what the currency does not divide', () => {
    expect(parseAmount('1200', 'JPY')).toBe(1200);
    expect(parseAmount('12.50', 'JPY')).toBeNull();
  });
});
