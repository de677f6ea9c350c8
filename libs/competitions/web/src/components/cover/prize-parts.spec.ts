import { prizePartsOf } from './prize-parts';

describe('a prize on a cover', () => {
  it.each([
    ['₹10 lakh without equity', '₹10 lakh', 'without equity'],
    ['₹12 lakh, no shares', '₹12 lakh', 'no shares'],
    ['₹15 lakh and 200 shops', '₹15 lakh', 'and 200 shops'],
    ['₹2,50,000', '₹2,50,000', ''],
    ['₹2,50,000, paid at once', '₹2,50,000', 'paid at once'],
    ['$5,000 for the team', '$5,000', 'for the team'],
    ['₹4 lakhs', '₹4 lakhs', ''],
    ['Eight weeks on the shelf', null, 'Eight weeks on the shelf'],
    ['A desk, a cook and ₹8 lakh for 2%', null, 'A desk, a cook and ₹8 lakh for 2%'],
  ])('%s begins with its amount, if it has one', (prize, amount, rest) => {
    expect(prizePartsOf(prize)).toEqual({ amount, rest });
  });
});
