import {
  jobChangeSchema,
  jobDraftSchema,
  type CompanyStage,
  type Equity,
  type ExperienceLevel,
  type Job,
  type JobDraft,
  type JobType,
  type PayPeriod,
  type Salary,
  type Workplace,
} from '@upround/jobs/contract';
import { minorUnits, parseAmount, type Currency } from '@upround/shared/domain';

/** Values of the form: amounts as typed, in whole units of their currency. */
export interface JobValues {
  title: string;
  company: string;
  companyStage: CompanyStage | '';
  location: string;
  workplace: Workplace;
  type: JobType;
  salaryMin: string;
  salaryMax: string;
  currency: Currency;
  period: PayPeriod;
  equityMin: string;
  equityMax: string;
  experience: ExperienceLevel | '';
  /** Empty where it is not said. */
  sponsorsVisa: 'YES' | 'NO' | '';
  tags: string[];
  description: string;
}

export type JobField = keyof JobValues;
/** Error of a field; each has a message in the catalogue. */
export type JobFieldError =
  'missing' | 'long' | 'unreadable' | 'amount' | 'share' | 'order' | 'lower' | 'tags';
type JobFieldErrors = Partial<Record<JobField, JobFieldError>>;

export const emptyJob: JobValues = {
  title: '',
  company: '',
  companyStage: '',
  location: '',
  workplace: 'ONSITE',
  type: 'FULL_TIME',
  salaryMin: '',
  salaryMax: '',
  currency: 'INR',
  period: 'YEAR',
  equityMin: '',
  equityMax: '',
  experience: '',
  sponsorsVisa: '',
  tags: [],
  description: '',
};

/** What a new job begins with: the company of the creator's last job. */
export const startOf = (last: Pick<Job, 'company' | 'companyStage'> | undefined): JobValues =>
  last === undefined
    ? emptyJob
    : { ...emptyJob, company: last.company, companyStage: last.companyStage ?? '' };

const typed = (value: number | null | undefined) => String(value ?? '');

/** An amount as the form shows it: in groups of digits, with two decimals where it has a part of a unit. */
export function typedAmount(amount: number | null | undefined, currency: Currency): string {
  if (amount === null || amount === undefined) return '';
  const major = amount / minorUnits(currency);
  const digits = Number.isInteger(major) ? 0 : 2;
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(major);
}

/** Groups plain digits; returns anything else unchanged. */
export function groupedAmount(text: string, currency: Currency): string {
  const amount = /^\s*\d+\s*$/.test(text) ? parseAmount(text, currency) : null;
  return amount === null ? text : typedAmount(amount, currency);
}

const typedVisa = (sponsors: boolean | null) => (sponsors === null ? '' : sponsors ? 'YES' : 'NO');

/** What the form says about a visa; null for nothing. */
export const sponsorsVisaOf = ({ sponsorsVisa }: JobValues): boolean | null =>
  sponsorsVisa === '' ? null : sponsorsVisa === 'YES';

/** A job as the form shows it. */
export function valuesOf(job: Job): JobValues {
  const { salary, equity } = job;
  const currency = salary?.currency ?? emptyJob.currency;
  return {
    title: job.title,
    company: job.company,
    companyStage: job.companyStage ?? '',
    location: job.location,
    workplace: job.workplace,
    type: job.type,
    salaryMin: typedAmount(salary?.min, currency),
    salaryMax: typedAmount(salary?.max, currency),
    currency,
    period: salary?.period ?? emptyJob.period,
    equityMin: typed(equity?.min),
    equityMax: typed(equity?.max),
    experience: job.experience ?? '',
    sponsorsVisa: typedVisa(job.sponsorsVisa ?? null),
    tags: job.tags,
    description: job.description,
  };
}

/** The fields that have changed since they were sent. */
export function typedSince(sent: JobValues, now: JobValues): Partial<JobValues> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as JobField]),
    ),
  );
}

/** A share as people type it; NaN for anything else. */
function numberOf(text: string): number {
  const digits = text.trim();
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What the typed salary comes to in minor units; null where none was typed. */
export function salaryOf(values: JobValues): Salary | null {
  const { salaryMin, salaryMax, currency, period } = values;
  if (salaryMin.trim() === '' && salaryMax.trim() === '') return null;
  const minor = (text: string) => parseAmount(text, currency) ?? Number.NaN;
  const max = salaryMax.trim() === '' ? null : minor(salaryMax);
  return { min: minor(salaryMin), max, currency, period };
}

/** The typed share as a number; null if the field is empty. */
export function equityOf({ equityMin, equityMax }: JobValues): Equity | null {
  if (equityMin.trim() === '' && equityMax.trim() === '') return null;
  return {
    min: numberOf(equityMin),
    max: equityMax.trim() === '' ? null : numberOf(equityMax),
  };
}

/** The field of the form for a path of the contract. */
export function fieldOf(path: string): JobField | undefined {
  const [first = '', second] = path.split('.');
  if (first === 'salary') return second === 'max' ? 'salaryMax' : 'salaryMin';
  if (first === 'equity') return second === 'max' ? 'equityMax' : 'equityMin';
  return first in emptyJob ? (first as JobField) : undefined;
}

function errorOf(field: JobField, code: string, values: JobValues): JobFieldError {
  if (field === 'salaryMin' || field === 'equityMin') {
    if (values[field].trim() === '') return 'lower';
  }
  if (field.endsWith('Max') && code === 'custom') return 'order';
  if (field.startsWith('salary')) return 'amount';
  if (field.startsWith('equity')) return 'share';
  if (field === 'tags') return 'tags';
  if (code === 'too_small') return 'missing';
  return code === 'too_big' ? 'long' : 'unreadable';
}

/** What the press of a button makes of the form: a draft that only its creator sees, or an open job. */
export type Outcome = 'DRAFT' | 'OPEN';

export type JobFields = Omit<JobDraft, 'state'>;

/**
 * Converts the form's values to the call's fields. A draft needs only a title; other fields must be valid if filled in.
 *
 * @returns the fields, or the error of each that has one
 */
export function toFields(
  values: JobValues,
  outcome: Outcome,
): { fields: JobFields } | { errors: JobFieldErrors } {
  const { title, company, description, location, workplace, type, tags } = values;
  const fields = {
    title,
    company,
    description,
    location,
    workplace,
    type,
    sponsorsVisa: sponsorsVisaOf(values),
    tags,
    salary: salaryOf(values),
    equity: equityOf(values),
    experience: values.experience === '' ? null : values.experience,
    companyStage: values.companyStage === '' ? null : values.companyStage,
  };
  const schema = outcome === 'DRAFT' ? jobChangeSchema : jobDraftSchema;
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { fields: { ...fields, ...parsed.data } as JobFields };
  const errors: JobFieldErrors = {};
  for (const { path, code } of parsed.error.issues) {
    const field = fieldOf(path.join('.'));
    if (field !== undefined) errors[field] ??= errorOf(field, code, values);
  }
  return { errors };
}

/** What of a job was changed; empty where nothing was. */
export function changesTo(job: Job, fields: JobFields): Partial<JobFields> {
  const before = toFields(valuesOf(job), 'DRAFT');
  if (!('fields' in before)) return fields;
  const known = before.fields as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
    ),
  );
}
