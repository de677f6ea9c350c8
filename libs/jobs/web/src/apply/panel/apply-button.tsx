import { useQuery } from '@tanstack/react-query';
import type { JobSummary } from '@upround/jobs/contract';
import { usePendingAction, useRequireMember, useSession } from '@upround/shared/session';
import { Button } from '@upround/shared/ui';
import { resumesQuery } from '../../applied/data/application-queries';
import { applyAction } from '../apply-action';
import { ApplyDialog } from '../dialog/lazy-apply-dialog';
import { useApplyText } from '../messages/catalogue';
import { SavedAt } from '../draft/saved-at';
import { useApplicationDraftLabel } from '../draft/use-application-draft-label';

/** Begins an application, or continues the saved draft; a guest logs in first. On phones the bar below has it. */
export function ApplyButton({ job, onApply }: { job: JobSummary; onApply: () => void }) {
  const t = useApplyText();
  const { isMember } = useSession();
  const { savedAt, words } = useApplicationDraftLabel(
    job.id,
    isMember ? t('panel.apply', { company: job.company }) : t('panel.logIn'),
  );
  const requireMember = useRequireMember();
  // The form begins with the résumé from last time.
  useQuery({ ...resumesQuery(), enabled: isMember });
  usePendingAction('apply', job.id, onApply);
  const prefetch = () => void ApplyDialog.preload().catch(() => undefined);
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="max-w-full max-medium:hidden"
        aria-haspopup={isMember ? 'dialog' : undefined}
        onClick={() => requireMember(onApply, applyAction(job))}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {words}
      </Button>
      {savedAt !== undefined && <SavedAt moment={savedAt} />}
    </>
  );
}
