import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { useSession } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { useApplyHistory } from '../panel/use-apply-history';

const ApplyDialog = /* @__PURE__ */ lazyDialog(
  () => import('./apply-dialog').then((m) => m.ApplyDialog),
  ({ history }) => history.close(),
);

/**
 * The dialog in which a member applies to a job.
 *
 * @returns a function that opens it, and the dialog while it is open
 */
export function useApplyDialog(job: JobSummary): { open: () => void; dialog: ReactNode } {
  const { user } = useSession();
  const history = useApplyHistory();
  const dialog = history.step !== null && user !== null && (
    <ApplyDialog job={job} user={user} history={history} />
  );
  return { open: history.open, dialog };
}
