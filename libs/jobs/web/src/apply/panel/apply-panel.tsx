import { isPaused, type JobSummary } from '@upround/jobs/contract';
import { useSession } from '@upround/shared/session';
import { AppliedState } from './applied-state';
import { ApplyButton } from './apply-button';
import { useApplyText } from '../messages/catalogue';
import { useApplyDialog } from '../dialog/use-apply-dialog';
import { useLeaveStaleEntry } from './use-apply-history';

/** The apply button of a job, or the state of the viewer's application. Renders nothing for its creator. */
export function ApplyPanel({ job }: { job: JobSummary }) {
  const t = useApplyText();
  const { user } = useSession();
  const { open, dialog } = useApplyDialog(job);
  useLeaveStaleEntry();
  if (job.state === 'DRAFT' || user?.id === job.creator.id) return null;
  return (
    <section aria-label={t('panel.label')} className="flex flex-col items-start gap-2">
      <ApplyFace job={job} onApply={open} />
      {dialog}
    </section>
  );
}

function ApplyFace({ job, onApply }: { job: JobSummary; onApply: () => void }) {
  const t = useApplyText();
  const { application } = job.viewer;
  if (application !== null) return <AppliedState job={job} application={application} />;
  if (job.state === 'CLOSED') {
    return <p className="text-muted">{t(isPaused(job) ? 'panel.paused' : 'panel.closed')}</p>;
  }
  return <ApplyButton job={job} onApply={onApply} />;
}
