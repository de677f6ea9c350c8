import { useFormContext } from 'react-hook-form';
import { jobLimits } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import type { JobFieldError, JobField, JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';

const limits: Readonly<Partial<Record<JobField, number>>> = jobLimits;

/** The fields of text that a job needs. */
const needed = ['title', 'company', 'location', 'description'] as const;

/** Error message of a field. */
export function useFieldError(): (field: JobField) => string | undefined {
  const t = usePostText();
  const format = useFormat();
  const { errors } = useFormContext<JobValues>().formState;
  return (field) => {
    const error = errors[field]?.message as JobFieldError | undefined;
    const named = needed.find((one) => one === field);
    if (error === 'missing' && named !== undefined) return t(`errors.missingIn.${named}`);
    return (
      error &&
      t(`errors.${error}`, {
        limit: format.number(limits[field] ?? 0),
        count: String(jobLimits.tags),
        letters: String(jobLimits.tag),
      })
    );
  };
}
