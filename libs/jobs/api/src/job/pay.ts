import type { Equity, Salary } from '@upround/jobs/contract';
import type { JobSummaryRow } from './job.columns';

/** What a job pays; null where it does not say. */
export function salaryOf(row: JobSummaryRow): Salary | null {
  const {
    salary_min: min,
    salary_max: max,
    salary_currency: currency,
    salary_period: period,
  } = row;
  return min === null || currency === null || period === null
    ? null
    : { min, max, currency, period };
}

/** The share of the company that comes with a job. */
export function equityOf({ equity_min: min, equity_max: max }: JobSummaryRow): Equity | null {
  return min === null ? null : { min, max };
}
