import type { JobSummary } from '@upround/jobs/contract';
import { Name } from '@upround/shared/ui';
import { useJobTexts } from './job-texts';

/**
 * The company and its location, as far as a draft says them; a location that says no more than the workplace does is
 * left out.
 */
export function CompanyLine({ job, className }: { job: JobSummary; className: string }) {
  const texts = useJobTexts();
  const isRedundant = job.location.toLowerCase() === texts.workplace(job.workplace).toLowerCase();
  const parts = [job.company, isRedundant ? '' : job.location].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className={`${className} wrap-anywhere`}>
      {parts.map((part, index) => (
        <span key={index} className={index === 0 ? undefined : 'dot'}>
          <Name>{part}</Name>
        </span>
      ))}
    </p>
  );
}
