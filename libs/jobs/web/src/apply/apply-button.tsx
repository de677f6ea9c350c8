import type { JobSummary } from '@upround/jobs/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button } from '@upround/shared/ui';
import { useBegunApplications } from '../data/application-begun';
import { useApplyText } from './messages/catalogue';
import { SavedAt } from './saved-at';

/** Begins an application, or goes on with the one that is kept; a guest logs in first. */
export function ApplyButton({ job, onApply }: { job: JobSummary; onApply: () => void }) {
  const t = useApplyText();
  const begun = useBegunApplications().find(({ jobId }) => jobId === job.id);
  const { isMember } = useSession();
  const requireMember = useRequireMember();
  const prefetch = () => void import('./apply-dialog').catch(() => undefined);
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="max-w-full"
        aria-haspopup={isMember ? 'dialog' : undefined}
        onClick={() => requireMember(onApply)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {begun === undefined ? t('panel.apply', { company: job.company }) : t('panel.finish')}
      </Button>
      {begun !== undefined && <SavedAt moment={begun.savedAt} />}
      {!isMember && <p className="text-small text-muted">{t('panel.guest')}</p>}
    </>
  );
}
