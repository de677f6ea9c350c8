import type { JobSummary, PayPeriod, Salary } from '@upround/jobs/contract';
import { minorUnits } from '@upround/shared/domain';

const LINE_MAX = 120;
const UNEVEN = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What people wrote, on one line and never longer than one. */
function oneLine(text: string): string {
  const letters = [...text.replace(UNEVEN, ' ').trim()];
  return letters.length <= LINE_MAX
    ? letters.join('')
    : `${letters.slice(0, LINE_MAX - 1).join('')}…`;
}

const periods: Record<PayPeriod, string> = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' };

function salaryLine(salary: Salary | null): string {
  if (salary === null) return 'Salary not given';
  const { min, max, currency, period } = salary;
  const money = (amount: number) =>
    new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }).format(amount / minorUnits(currency));
  const range = max === null || max === min ? money(min) : `${money(min)} to ${money(max)}`;
  return `${range} ${periods[period]}`;
}

/** Content of an alert's mail. */
export interface AlertContent {
  /** Name of the search. */
  name: string;
  jobs: readonly Pick<JobSummary, 'slug' | 'title' | 'company' | 'location' | 'salary'>[];
  /** New jobs beyond those. */
  more: number;
}

/** Full addresses. */
export interface AlertAddresses {
  job(slug: string): string;
  board: string;
  savedSearches: string;
}

/** An alert in plain words. */
export function alertMail(
  brand: string,
  { name, jobs, more }: AlertContent,
  addresses: AlertAddresses,
): { subject: string; text: string } {
  const count = jobs.length + more;
  const search = oneLine(name);
  const entries = jobs.map(({ slug, title, company, location, salary }) =>
    [
      `- ${oneLine(title)}`,
      `  ${oneLine(company)}, ${oneLine(location)}`,
      `  ${salaryLine(salary)}`,
      `  ${addresses.job(slug)}`,
    ].join('\n'),
  );
  const subject = count === 1 ? `A new job for “${search}”` : `${count} new jobs for “${search}”`;
  const parts = [
    `${count === 1 ? 'A new job matches' : 'New jobs match'} your saved search “${search}” on ${brand}.`,
    ...entries,
    ...(more > 0 ? [`And ${more} more.`] : []),
    `See all matches: ${addresses.board}`,
    `You’re getting this email because you turned on alerts for this search. Change or turn them off: ${addresses.savedSearches}`,
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}
