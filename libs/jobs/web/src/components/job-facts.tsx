import type { JobSummary } from '@upround/jobs/contract';
import { Badge, MetaLine } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import { useJobTexts } from './job-texts';

/** The key facts of a job: pay and equity side by side, then location and type, so that no fact wraps alone. */
export function JobFacts({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const texts = useJobTexts();
  return (
    <MetaLine>
      <span>
        {job.salary === null ? (
          <Badge>{t('salary.none')}</Badge>
        ) : (
          <span className="font-medium text-text">{texts.salary(job.salary)}</span>
        )}
      </span>
      {job.equity !== null && <span>{t('card.equity', { equity: texts.equity(job.equity) })}</span>}
      <span>{texts.workplace(job.workplace)}</span>
      <span>{texts.type(job.type)}</span>
    </MetaLine>
  );
}
