import { useQuery } from '@tanstack/react-query';
import { isDeclined, isPaused, type JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { ApplicationBadge } from '../../components/job-badges';
import { applicationQuery } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';
import { AgainButton } from './again-button';

interface AppliedStateProps {
  job: JobSummary;
  application: NonNullable<JobSummary['viewer']['application']>;
}

/** Whether an application that was withdrawn can be sent again. */
function withdrawnText(job: JobSummary) {
  if (job.state === 'OPEN') return 'panel.withdrawn';
  return isPaused(job) ? 'panel.withdrawnPaused' : 'panel.withdrawnClosed';
}

/**
 * The state of the viewer's application, with a link to it; a withdrawn one can be sent again while the job is open.
 */
export function AppliedState({ job, application: { id, state } }: AppliedStateProps) {
  const t = useApplyText();
  const format = useFormat();
  const { data } = useQuery(applicationQuery(id));
  const hasDeclined = data !== undefined && isDeclined(data);
  const isOpen = job.state === 'OPEN';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ApplicationBadge state={state} />
        {data !== undefined && (
          <span className="text-small text-muted figures">
            {t('panel.since', { date: format.shortDate(data.movedAt) })}
          </span>
        )}
        <Link href={links.appliedJobs({ application: id })}>{t('panel.see')}</Link>
      </p>
      {state === 'WITHDRAWN' && (
        <p className="text-small text-muted">
          {t(hasDeclined ? 'panel.declined' : withdrawnText(job))}
        </p>
      )}
      {state !== 'WITHDRAWN' && isPaused(job) && (
        <p className="text-small text-muted">{t('panel.kept')}</p>
      )}
      {state === 'WITHDRAWN' && isOpen && !hasDeclined && (
        <AgainButton application={data} job={job}>
          {t('panel.again')}
        </AgainButton>
      )}
    </>
  );
}
