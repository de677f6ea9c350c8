import { useFormContext } from 'react-hook-form';
import { jobLimits } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import type { JobFault, JobField, JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';

const limits: Readonly<Partial<Record<JobField, number>>> = jobLimits;

/** What is wrong with a field, in a sentence. */
export function useFault(): (field: JobField) => string | undefined {
  const t = usePostText();
  const format = useFormat();
  const { errors } = useFormContext<JobValues>().formState;
  return (field) => {
    const fault = errors[field]?.message as JobFault | undefined;
    return (
      fault &&
      t(`errors.${fault}`, {
        limit: format.number(limits[field] ?? 0),
        count: String(jobLimits.tags),
        letters: String(jobLimits.tag),
      })
    );
  };
}
