import { lazy, Suspense, type ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { useApplyText } from '../messages/catalogue';
import { useApplyHistory } from '../panel/use-apply-history';

const ApplyDialog = /* @__PURE__ */ lazy(() =>
  import('./apply-dialog').then((module) => ({ default: module.ApplyDialog })),
);

/**
 * The dialog in which a member applies to a job.
 *
 * @returns a function that opens it, and the dialog while it is open
 */
export function useApplyDialog(job: JobSummary): { open: () => void; dialog: ReactNode } {
  const t = useApplyText();
  const { user } = useSession();
  const history = useApplyHistory();
  const dialog = history.step !== null && user !== null && (
    <ScreenBoundary
      resetKey={job.id}
      onError={() => {
        history.close();
        toast.show({ type: 'error', text: t('panel.failed') });
      }}
      fallback={() => null}
    >
      <Suspense fallback={null}>
        <ApplyDialog job={job} user={user} history={history} />
      </Suspense>
    </ScreenBoundary>
  );
  return { open: history.open, dialog };
}
