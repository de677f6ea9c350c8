import type { JobDraft, PayPeriod } from '@upround/jobs/contract';
import { cityOf } from './city';
import type { JobRow } from './job.columns';
import { equityOf, salaryOf } from './pay';

/** The fields of a job, without its state. */
export type JobFields = Omit<JobDraft, 'state'>;

/** The columns that a job's fields fill, with their types. */
const columnTypes = {
  title: 'text',
  company: 'text',
  company_stage: 'text',
  description: 'text',
  location: 'text',
  city: 'text',
  type: 'text',
  workplace: 'text',
  experience: 'text',
  salary_min: 'bigint',
  salary_max: 'bigint',
  salary_currency: 'text',
  salary_period: 'text',
  salary_year: 'bigint',
  equity_min: 'numeric',
  equity_max: 'numeric',
  visa: 'boolean',
  visa_refused: 'boolean',
  tags: 'text[]',
};

/** Their names. */
export const fieldNames = Object.keys(columnTypes).join(', ');

/** Their parameters, which `fieldValues` fills; each is named like its column. */
export const fieldParameters = Object.entries(columnTypes)
  .map(([name, type]) => `:${name}::${type}`)
  .join(', ');

/** A value for each of these columns. */
export type FieldValues = Record<keyof typeof columnTypes, unknown>;

/** How often each is paid in a year, at eight hours a day and five days a week. */
const timesAYear: Record<PayPeriod, number> = { YEAR: 1, MONTH: 12, HOUR: 2_080 };

function salaryValues(salary: JobFields['salary']) {
  const period = salary?.period ?? 'YEAR';
  return {
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary ? period : null,
    salary_year: salary ? (salary.max ?? salary.min) * timesAYear[period] : null,
  };
}

/** Two columns, so that the version before, which knows `visa` alone, goes on working. */
function visaValues({ visa = false, sponsorsVisa }: JobFields) {
  const helps = sponsorsVisa === undefined ? visa : sponsorsVisa === true;
  return { visa: helps, visa_refused: sponsorsVisa === false };
}

/** Whether a company helps with a visa; null where it is not said. */
export function sponsorsVisaOf(row: { visa: boolean; visa_refused: boolean }): boolean | null {
  if (row.visa) return true;
  return row.visa_refused ? false : null;
}

/** A job's fields as its columns keep them. */
export function fieldValues(fields: JobFields): FieldValues {
  const { salary, equity } = fields;
  return {
    title: fields.title,
    company: fields.company,
    company_stage: fields.companyStage ?? null,
    description: fields.description,
    location: fields.location,
    city: cityOf(fields.location),
    type: fields.type,
    workplace: fields.workplace,
    experience: fields.experience ?? null,
    ...salaryValues(salary),
    equity_min: equity?.min ?? null,
    equity_max: equity?.max ?? null,
    ...visaValues(fields),
    tags: fields.tags ?? [],
  };
}

/** The current fields of a job. */
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
    sponsorsVisa: sponsorsVisaOf(row),
    tags: row.tags,
  };
}

/** The fields of a job after a change; a former client changes `visa` alone. */
export function changedFields(row: JobRow, change: Partial<JobFields>): JobFields {
  const { visa, sponsorsVisa } = change;
  const isFormer = visa !== undefined && sponsorsVisa === undefined;
  return { ...fieldsOf(row), ...change, ...(isFormer && { sponsorsVisa: visa ? true : null }) };
}
