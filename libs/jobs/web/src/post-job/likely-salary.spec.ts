import type { PayPeriod } from '@upround/jobs/contract';
import type { Currency } from '@upround/shared/domain';
import { likelySalary } from './likely-salary';

const likely = (min: number, max: number | null, currency: Currency, period: PayPeriod) => {
  const meant = likelySalary({ min: min * 100, max: max && max * 100, currency, period });
  return meant && [meant.min / 100, meant.max && meant.max / 100];
};

describe('an implausibly low salary', () => {
  it.each([
    [30, 40, 'INR', 'YEAR', [3_000_000, 4_000_000]],
    [30, 4_000_000, 'INR', 'YEAR', [3_000_000, 4_000_000]],
    [500, null, 'INR', 'YEAR', [500_000, null]],
    [40, 60, 'INR', 'MONTH', [40_000, 60_000]],
    [80, 120, 'USD', 'YEAR', [80_000, 120_000]],
  ] as const)('%s to %s %s a %s stands for more', (min, max, currency, period, meant) => {
    expect(likely(min, max, currency, period)).toEqual(meant);
  });

  it.each([
    [1_800_000, 2_600_000, 'INR', 'YEAR'],
    [500, null, 'INR', 'HOUR'],
    [0, 40, 'INR', 'YEAR'],
    [25, 40, 'USD', 'HOUR'],
  ] as const)('%s to %s %s a %s is left as it is', (min, max, currency, period) => {
    expect(likely(min, max, currency, period)).toBeNull();
  });
});
