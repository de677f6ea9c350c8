import type { ApplicationState, JobSummary } from '@upround/jobs/contract';
import { Badge, type BadgeTone } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';

const tones: Record<ApplicationState, BadgeTone> = {
  APPLIED: 'neutral',
  SEEN: 'info',
  SHORTLISTED: 'accent',
  INTERVIEW: 'accent',
  OFFER: 'success',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** An application's state. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useJobsText();
  return <Badge tone={tones[state]}>{t(`application.${state}`)}</Badge>;
}

/** Badges of a job: the viewer's own application, closed, draft, maybe stale. */
export function JobBadges({ job, className }: { job: JobSummary; className?: string }) {
  const t = useJobsText();
  const { application } = job.viewer;
  if (application === null && job.state === 'OPEN' && !job.stale) return null;
  return (
    <div className={`flex flex-wrap gap-1.5 ${className ?? ''}`}>
      {application !== null && <ApplicationBadge state={application.state} />}
      {job.state === 'CLOSED' && <Badge>{t('card.closed')}</Badge>}
      {job.state === 'DRAFT' && <Badge tone="info">{t('card.draft')}</Badge>}
      {job.state === 'OPEN' && job.stale && <Badge tone="warning">{t('card.stale')}</Badge>}
    </div>
  );
}
