import type { PayPeriod, Salary } from '@upround/jobs/contract';
import { minorUnits, type Currency } from '@upround/shared/domain';

type Amounts = Readonly<Record<PayPeriod, number>>;

/** The lowest plausible salary, in whole units of the currency: a lower amount is taken as a typing error. */
const rupees: Amounts = { YEAR: 50_000, MONTH: 4_000, HOUR: 20 };
const yen: Amounts = { YEAR: 300_000, MONTH: 30_000, HOUR: 200 };
const others: Amounts = { YEAR: 3_000, MONTH: 250, HOUR: 2 };

function floorOf(currency: Currency, period: PayPeriod): number {
  const floors = currency === 'INR' ? rupees : currency === 'JPY' ? yen : others;
  return floors[period] * minorUnits(currency);
}

/** What people leave out: lakhs of a yearly pay in rupees, thousands of any other. */
const factorsOf = ({ currency, period }: Salary) =>
  currency === 'INR' && period === 'YEAR' ? [100_000, 1_000] : [1_000];

/** So many times the floor is still pay. */
const CEILING = 400;

/** Corrects an implausibly low salary, as 30 to 30 lakh; null where the typed one is plausible. */
export function likelySalary(salary: Salary): Salary | null {
  const floor = floorOf(salary.currency, salary.period);
  const { min, max } = salary;
  if (min >= floor && (max === null || max >= floor)) return null;
  for (const factor of factorsOf(salary)) {
    const meant = (amount: number) => (amount < floor ? amount * factor : amount);
    const likely = { ...salary, min: meant(min), max: max === null ? null : meant(max) };
    const top = likely.max ?? likely.min;
    if (likely.min >= floor && top >= likely.min && top <= floor * CEILING) return likely;
  }
  return null;
}
