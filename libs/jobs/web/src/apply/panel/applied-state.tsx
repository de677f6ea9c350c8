import { useQuery } from '@tanstack/react-query';
import type { JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Button, Link } from '@upround/shared/ui';
import { ApplicationBadge } from '../../components/job-badges';
import { applicationQuery } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';
import { useApplyAgain } from './use-apply-again';

interface AppliedStateProps {
  job: JobSummary;
  application: NonNullable<JobSummary['viewer']['application']>;
}

/**
 * The state of the viewer's application, with a link to it; a withdrawn one can be sent again while the job is open.
 */
export function AppliedState({ job, application: { id, state } }: AppliedStateProps) {
  const t = useApplyText();
  const format = useFormat();
  const { data } = useQuery(applicationQuery(id));
  const applyAgain = useApplyAgain();
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
          {t(isOpen ? 'panel.withdrawn' : 'panel.withdrawnClosed')}
        </p>
      )}
      {state === 'WITHDRAWN' && isOpen && (
        <Button disabled={data === undefined} onClick={() => data && applyAgain(data, job)}>
          {t('panel.again')}
        </Button>
      )}
    </>
  );
}
