import { reportCategories } from '@upround/shared/domain';
import { byWeight, weightOf } from './case-weight';

describe('the weight of a case', () => {
  it('is that of the gravest category, whatever their number', () => {
    for (const grave of reportCategories) {
      for (const light of reportCategories) {
        const heavier = weightOf([grave], 1) > weightOf([light], 1);
        if (heavier) expect(weightOf([grave], 1)).toBeGreaterThan(weightOf([light], 1_000));
      }
    }
  });

  it('grows with the reports', () => {
    expect(weightOf(['SPAM', 'ILLEGAL'], 2)).toBe(weightOf(['ILLEGAL'], 1) + 1);
  });

  it('orders categories', () =>
    expect(byWeight(['OTHER', 'SPAM', 'OTHER', 'PRIVATE'])).toEqual(['PRIVATE', 'SPAM', 'OTHER']));
});
