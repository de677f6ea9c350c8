import type { SqlMigration } from '../migration';

/** Full-time jobs before others, each currency by what it pays; the former index goes with the next release. */
export const jobsBestPaid: SqlMigration = {
  name: '0040-jobs-best-paid',
  statements: [
    `create index jobs_best_paid_by_part on jobs
       ((case type when 'FULL_TIME' then 0 else 1 end), salary_currency, salary_year desc, listing_id desc)
     where state = 'OPEN' and salary_year is not null`,
  ],
};
