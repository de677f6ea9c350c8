import { parseNumber } from './parse-number';
import {
  fullAmount,
  money,
  percent,
  plain,
  shares,
  shortAmount,
  times,
  typedNumber,
} from './units';

describe('what people type', () => {
  it.each([
    ['₹12,50,000', 1_250_000],
    ['12,50,000', 1_250_000],
    ['4.2 Cr', 42_000_000],
    ['50L', 5_000_000],
    ['₹ 75', 75],
    ['0.0525', 0.0525],
    ['-2,00,000', -200_000],
    ['−5', -5],
  ])('%s is an amount in rupees', (text, value) => {
    expect(parseNumber(text, money('INR'))).toBe(value);
  });

  it.each([
    ['$1.5m', 1_500_000],
    ['1,250,000', 1_250_000],
    ['80k', 80_000],
  ])('%s is an amount in dollars', (text, value) => {
    expect(parseNumber(text, money('USD'))).toBe(value);
  });

  it('may have its unit', () => {
    expect(parseNumber('12.5 %', percent)).toBe(12.5);
    expect(parseNumber('15×', times)).toBe(15);
    expect(parseNumber('15x', times)).toBe(15);
    expect(parseNumber('10,00,000', shares)).toBe(1_000_000);
    expect(parseNumber('50%', money('INR'))).toBeNull();
    expect(parseNumber('5×', percent)).toBeNull();
  });

  it.each(['abc', '1e308', '12,5', '1.2.3', '--5', '5 apples', 'Infinity', 'NaN', '∞'])(
    '%s is no number',
    (text) => {
      expect(parseNumber(text, plain)).toBeNull();
      expect(parseNumber(text, money('INR'))).toBeNull();
    },
  );
});

describe('amounts', () => {
  it('are by lakh and crore in rupees, and by million in dollars', () => {
    expect(shortAmount(77_350_000, 'INR')).toBe('₹7.74Cr');
    expect(shortAmount(77_350_000, 'USD')).toBe('$77.35M');
    expect(fullAmount(77_350_000, 'INR')).toBe('₹7,73,50,000');
    expect(fullAmount(77_350_000, 'USD')).toBe('$77,350,000');
    expect(shortAmount(950, 'INR')).toBe('₹950');
    expect(shortAmount(20_000_000_000, 'INR')).toBe('₹2,000Cr');
    expect([shortAmount(-0, 'INR'), fullAmount(-0.00001, 'USD')]).toEqual(['₹0', '$0']);
    expect(typedNumber(450.75, money('INR'))).toBe('₹450.75');
  });
});
