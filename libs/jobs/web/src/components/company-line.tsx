import type { JobSummary } from '@upround/jobs/contract';
import { Name } from '@upround/shared/ui';
import { useJobTexts } from './job-texts';

/** The company and its city; a city that says no more than the workplace does is left out. */
export function CompanyLine({ job, className }: { job: JobSummary; className: string }) {
  const texts = useJobTexts();
  const isSaid = job.location.toLowerCase() === texts.workplace(job.workplace).toLowerCase();
  return (
    <p className={`${className} wrap-anywhere`}>
      <Name>{job.company}</Name>
      {!isSaid && (
        <span className="dot">
          <Name>{job.location}</Name>
        </span>
      )}
    </p>
  );
}
