import { spokenAmount } from './amounts';

describe('an amount that is read aloud', () => {
  it.each([
    [950, '₹950', '$950'],
    [98_765, '₹98.77 thousand', '$98.77 thousand'],
    [4_321_000, '₹43.21 lakh', '$4.32 million'],
    [-77_400_000, '-₹7.74 crore', '-$77.4 million'],
    [20_000_000_000, '₹2,000 crore', '$20 billion'],
    [3e12, '₹3,00,000 crore', '$3 trillion'],
  ])('%d is %s or %s', (amount, rupees, dollars) => {
    expect([spokenAmount(amount, 'INR'), spokenAmount(amount, 'USD')]).toEqual([rupees, dollars]);
  });
});
