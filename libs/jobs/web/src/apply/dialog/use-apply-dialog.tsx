import { lazy, Suspense, type ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { useApplyText } from '../messages/catalogue';
import { useApplyPlace } from '../panel/use-apply-place';

const ApplyDialog = /* @__PURE__ */ lazy(() =>
  import('./apply-dialog').then((module) => ({ default: module.ApplyDialog })),
);

/**
 * The dialog in which one applies to a job, for each place that opens it.
 *
 * @returns what opens it, and the dialog while it is open
 */
export function useApplyDialog(job: JobSummary): { open: () => void; dialog: ReactNode } {
  const t = useApplyText();
  const { user } = useSession();
  const place = useApplyPlace();
  const dialog = place.step !== null && user !== null && (
    <ScreenBoundary
      resetKey={job.id}
      onError={() => {
        place.close();
        toast.show({ type: 'error', text: t('panel.failed') });
      }}
      fallback={() => null}
    >
      <Suspense fallback={null}>
        <ApplyDialog job={job} user={user} place={place} />
      </Suspense>
    </ScreenBoundary>
  );
  return { open: place.open, dialog };
}
