import type { JobSummary } from '@upround/jobs/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button, useIsPhone, Words } from '@upround/shared/ui';
import { useApplicationDraftLabel } from '../../apply/draft/use-application-draft-label';
import { useApplyDialog } from '../../apply/dialog/use-apply-dialog';
import { applyAction } from '../../apply/apply-action';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';
import { useIsOutOfView } from './use-is-out-of-view';

interface ApplyBarProps {
  job: JobSummary;
  /** The apply button at the top of the job; except on phones, the bar is shown while that is out of view. */
  panel: Element | null;
}

/**
 * Applying from anywhere on a job: on phones always at the bottom of the window, else from further down. Its room at
 * the end is always there, so that nothing moves as it comes and goes.
 */
export function ApplyBar({ job, panel }: ApplyBarProps) {
  const t = useJobsText();
  const texts = useJobTexts();
  const { user, isMember } = useSession();
  const requireMember = useRequireMember();
  const { open, dialog } = useApplyDialog(job);
  const isOutOfView = useIsOutOfView(panel);
  const isShown = useIsPhone() || isOutOfView;
  const { words } = useApplicationDraftLabel(
    job.id,
    t(isMember ? 'detail.apply' : 'detail.logInToApply'),
  );
  const canApply =
    job.state === 'OPEN' && job.viewer.application === null && user?.id !== job.creator.id;
  return (
    <>
      {canApply && (
        <div
          data-page-bar
          className="pointer-events-none sticky bottom-(--frame-bottom) z-10 h-15 shrink-0 max-medium:mt-auto"
        >
          {isShown && (
            <div className="pointer-events-auto flex h-full items-center gap-3 border-t bg-surface px-4 medium:animate-fade medium:px-6 medium:motion-reduce:animate-none">
              <div className="min-w-0 grow max-medium:hidden">
                <p className="truncate text-small font-medium">
                  <Words>{job.title}</Words>
                </p>
                <p className="truncate text-small text-muted figures">
                  {job.salary === null ? t('salary.none') : texts.salary(job.salary)}
                </p>
              </div>
              <Button
                variant="primary"
                aria-haspopup={isMember ? 'dialog' : undefined}
                className="max-medium:w-full medium:shrink-0"
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
