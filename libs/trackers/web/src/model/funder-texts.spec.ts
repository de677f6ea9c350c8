import { funderLetters } from './funder-letters';
import { withRupeeSign } from './rupee-sign';

describe('the letters of a funder', () => {
  it('are those of its first and last word, without what is in brackets', () => {
    expect(funderLetters('Tideline Accelerator (demo)')).toBe('TA');
    expect(funderLetters('BIRAC Biotechnology Ignition Grant (BIG)')).toBe('BG');
    expect(funderLetters('pi Ventures')).toBe('PV');
    expect(funderLetters('Omnivore')).toBe('O');
    expect(funderLetters('(demo)')).toBe('?');
  });

  it('are its number, where it begins with one', () => {
    expect(funderLetters('100X.VC')).toBe('100');
    expect(funderLetters('500 Global (Flagship)')).toBe('500');
    expect(funderLetters('8i Ventures')).toBe('8V');
  });
});

describe('rupees in words', () => {
  it('have the sign that amounts have', () => {
    expect(withRupeeSign('From Rs 25 lakh to Rs. 2 crore.')).toBe('From ₹25 lakh to ₹2 crore.');
    expect(withRupeeSign('Mrs 2 and IRS 4')).toBe('Mrs 2 and IRS 4');
  });
});
