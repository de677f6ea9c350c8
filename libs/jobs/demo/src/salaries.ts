import type { DemoSalary } from '@upround/jobs/api';
import type { PayPeriod } from '@upround/jobs/contract';
import type { Currency } from '@upround/shared/domain';

const LAKH = 100_000;

/** A salary in lakh of rupees a year, as people speak of it. */
export const lakh = (min: number, max: number | null = null): DemoSalary => ({
  min: min * LAKH,
  max: max === null ? null : max * LAKH,
  currency: 'INR',
  period: 'YEAR',
});

/** A salary in any currency; a year's by default. */
export const pay = (
  currency: Currency,
  min: number,
  max: number | null,
  period: PayPeriod = 'YEAR',
): DemoSalary => ({ min, max, currency, period });
