import type { JobSummary } from '@upround/jobs/contract';
import { Avatar, Name } from '@upround/shared/ui';
import { JobMark } from '../../components/job-mark';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';

/** Above the description, in a line each: the company with its stage, and who posted the job. */
export function PosterBrief({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const texts = useJobTexts();
  const { company, companyStage, creator } = job;
  if (job.state === 'DRAFT') return null;
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p className="flex items-center gap-2">
        <JobMark job={job} size={24} />
        <span className="min-w-0 truncate">
          <span className="font-medium text-text">
            <Name>{company}</Name>
          </span>
          {companyStage !== null && <span className="dot">{texts.stage(companyStage)}</span>}
        </span>
      </p>
      <p className="flex items-center gap-2">
        <Avatar name={creator.displayName} seed={creator.id} src={creator.avatarUrl} size={24} />
        <span className="min-w-0 truncate">
          {t('creator.title')}{' '}
          <span className="font-medium text-text">
            <Name>{creator.displayName}</Name>
          </span>
          {creator.headline !== '' && <span className="dot">{creator.headline}</span>}
        </span>
      </p>
    </div>
  );
}
