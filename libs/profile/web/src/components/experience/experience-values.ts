import {
  experienceDraftSchema,
  type Experience,
  type ExperienceDraft,
} from '@upround/profile/contract';
import { monthOf } from '../../model/experience-dates';

/** What the form holds. */
export interface ExperienceValues {
  title: string;
  company: string;
  location: string;
  description: string;
  startMonth: string;
  startYear: string;
  endMonth: string;
  endYear: string;
  isPresent: boolean;
}

export const monthNumbers = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
] as const;

/** The form of an entry, or of one to come: that one is taken for the present. */
export function valuesOf(entry: Experience | undefined): ExperienceValues {
  const [startYear = '', startMonth = ''] = entry?.startMonth.split('-') ?? [];
  const [endYear = '', endMonth = ''] = entry?.endMonth?.split('-') ?? [];
  return {
    title: entry?.title ?? '',
    company: entry?.company ?? '',
    location: entry?.location ?? '',
    description: entry?.description ?? '',
    startMonth,
    startYear,
    endMonth,
    endYear,
    isPresent: entry === undefined || entry.endMonth === null,
  };
}

export type ExperienceProblem =
  | 'titleMissing'
  | 'companyMissing'
  | 'tooLong'
  | 'unreadable'
  | 'monthMissing'
  | 'future'
  | 'reversed';
export type ExperienceField = 'title' | 'company' | 'location' | 'description' | 'start' | 'end';
export type ExperienceProblems = Partial<Record<ExperienceField, ExperienceProblem>>;

const fieldOf = {
  title: 'title',
  company: 'company',
  location: 'location',
  description: 'description',
  startMonth: 'start',
  endMonth: 'end',
} as const satisfies Record<keyof ExperienceDraft, ExperienceField>;

function problemOf(field: ExperienceField, code: string): ExperienceProblem {
  if (field === 'start' || field === 'end') return 'monthMissing';
  if (code === 'too_small' && field === 'title') return 'titleMissing';
  if (code === 'too_small' && field === 'company') return 'companyMissing';
  return code === 'too_big' ? 'tooLong' : 'unreadable';
}

/**
 * What the API is to be sent, by the contract's own schema, or what is wrong with it. The API looks at the months
 * again, by its own clock.
 */
export function checkValues(
  values: ExperienceValues,
  now: Date,
): { draft: ExperienceDraft; problems?: never } | { draft?: never; problems: ExperienceProblems } {
  const { title, company, location, description, isPresent } = values;
  const parsed = experienceDraftSchema.safeParse({
    title,
    company,
    location,
    description,
    startMonth: `${values.startYear}-${values.startMonth}`,
    endMonth: isPresent ? null : `${values.endYear}-${values.endMonth}`,
  });
  if (!parsed.success) {
    const problems: ExperienceProblems = {};
    for (const { path, code } of parsed.error.issues) {
      const field = fieldOf[path[0] as keyof ExperienceDraft];
      problems[field] ??= problemOf(field, code);
    }
    return { problems };
  }
  const { startMonth, endMonth = null } = parsed.data;
  const latest = monthOf(now);
  if (startMonth > latest) return { problems: { start: 'future' } };
  if (endMonth !== null && endMonth > latest) return { problems: { end: 'future' } };
  if (endMonth !== null && endMonth < startMonth) return { problems: { end: 'reversed' } };
  return { draft: parsed.data };
}
