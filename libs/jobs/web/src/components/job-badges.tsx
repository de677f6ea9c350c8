import { isPaused, type ApplicationState, type JobSummary } from '@upround/jobs/contract';
import { Badge } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import { stageTones } from './stage-tones';

/** An application's state. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useJobsText();
  return <Badge tone={stageTones[state]}>{t(`application.${state}`)}</Badge>;
}

/** That a job is closed, or paused for now. */
export function ClosedBadge({ job }: { job: JobSummary }) {
  const t = useJobsText();
  if (isPaused(job)) return <Badge tone="warning">{t('card.paused')}</Badge>;
  return job.state === 'CLOSED' && <Badge>{t('card.closed')}</Badge>;
}

/** Badges of a job: the viewer's own application, closed, draft, maybe stale. */
export function JobBadges({ job, className }: { job: JobSummary; className?: string }) {
  const t = useJobsText();
  const { application } = job.viewer;
  if (application === null && job.state === 'OPEN' && !job.stale) return null;
  return (
    <div className={`flex flex-wrap gap-1.5 ${className ?? ''}`}>
      {application !== null && <ApplicationBadge state={application.state} />}
      <ClosedBadge job={job} />
      {job.state === 'DRAFT' && <Badge tone="info">{t('card.draft')}</Badge>}
      {job.state === 'OPEN' && job.stale && <Badge tone="warning">{t('card.stale')}</Badge>}
    </div>
  );
}
