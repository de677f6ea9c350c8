import type { JobSummary } from '@upround/jobs/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button, Words } from '@upround/shared/ui';
import { useApplicationDraftLabel } from '../../apply/draft/use-application-draft-label';
import { useApplyDialog } from '../../apply/dialog/use-apply-dialog';
import { applyAction } from '../../apply/apply-action';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';
import { useIsOutOfView } from './use-is-out-of-view';

interface ApplyBarProps {
  job: JobSummary;
  /** The apply button at the top of the job; the bar is shown while that is out of view. */
  panel: Element | null;
}

/**
 * Applying from further down a job. Its room at the end is always there, so that nothing moves as it comes and goes.
 */
export function ApplyBar({ job, panel }: ApplyBarProps) {
  const t = useJobsText();
  const texts = useJobTexts();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const { open, dialog } = useApplyDialog(job);
  const isShown = useIsOutOfView(panel);
  const { words } = useApplicationDraftLabel(job.id, t('detail.apply'));
  const canApply =
    job.state === 'OPEN' && job.viewer.application === null && user?.id !== job.creator.id;
  return (
    <>
      {canApply && (
        <div className="pointer-events-none sticky bottom-(--frame-bottom) z-10 h-15">
          {isShown && (
            <div className="pointer-events-auto flex h-full animate-fade items-center gap-3 border-t bg-surface px-4 motion-reduce:animate-none medium:px-6">
              <div className="min-w-0 grow">
                <p className="truncate text-small font-medium">
                  <Words>{job.title}</Words>
                </p>
                <p className="truncate text-small text-muted figures">
                  {job.salary === null ? t('salary.none') : texts.salary(job.salary)}
                </p>
              </div>
              <Button
                variant="primary"
                className="shrink-0"
                onClick={() => requireMember(open, applyAction(job))}
              >
                {words}
              </Button>
            </div>
          )}
        </div>
      )}
      {dialog}
    </>
  );
}
