import { withRupeeSign } from './rupee-sign';

describe('rupees in words', () => {
  it('have the sign that amounts have', () => {
    expect(withRupeeSign('From Rs 25 lakh to Rs. 2 crore.')).toBe('From ₹25 lakh to ₹2 crore.');
    expect(withRupeeSign('Mrs 2 and IRS 4')).toBe('Mrs 2 and IRS 4');
  });
});
