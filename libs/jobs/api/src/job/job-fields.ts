import type { JobDraft, PayPeriod } from '@upround/jobs/contract';
import { cityOf } from './city';
import type { JobRow } from './job.columns';
import { equityOf, salaryOf } from './pay';

/** What a job says, without where it stands. */
export type JobFields = Omit<JobDraft, 'state'>;

/** The columns that a job's fields fill, with their types, in the order of `fieldValues`. */
const columns = [
  ...(['title text', 'company text', 'company_stage text', 'description text'] as const),
  ...(['location text', 'city text', 'type text', 'workplace text', 'experience text'] as const),
  ...(['salary_min bigint', 'salary_max bigint', 'salary_currency text'] as const),
  ...(['salary_period text', 'salary_year bigint'] as const),
  ...(['equity_min numeric', 'equity_max numeric', 'visa boolean', 'tags text[]'] as const),
].map((column) => column.split(' ') as [name: string, type: string]);

/** Their names. */
export const fieldNames = columns.map(([name]) => name).join(', ');

/**
 * Their parameters.
 *
 * @param first number of the first
 */
export const fieldParameters = (first: number) =>
  columns.map(([, type], at) => `$${first + at}::${type}`).join(', ');

/** How often each is paid in a year, at eight hours a day and five days a week. */
const timesAYear: Record<PayPeriod, number> = { YEAR: 1, MONTH: 12, HOUR: 2_080 };

/** A job's fields as its columns keep them. */
export function fieldValues(fields: JobFields): unknown[] {
  const { salary, equity } = fields;
  const period = salary?.period ?? 'YEAR';
  return [
    ...[fields.title, fields.company, fields.companyStage ?? null, fields.description],
    ...[fields.location, cityOf(fields.location)],
    ...[fields.type, fields.workplace, fields.experience ?? null],
    ...(salary === null || salary === undefined
      ? [null, null, null, null, null]
      : [
          ...[salary.min, salary.max ?? null, salary.currency, period],
          (salary.max ?? salary.min) * timesAYear[period],
        ]),
    ...[equity?.min ?? null, equity?.max ?? null, fields.visa ?? false],
    fields.tags ?? [],
  ];
}

/** A job's fields as they stand. */
export function fieldsOf(row: JobRow): JobFields {
  return {
    title: row.title,
    company: row.company,
    companyStage: row.company_stage,
    description: row.description,
    location: row.location,
    type: row.type,
    workplace: row.workplace,
    experience: row.experience,
    salary: salaryOf(row),
    equity: equityOf(row),
    visa: row.visa,
    tags: row.tags,
  };
}
