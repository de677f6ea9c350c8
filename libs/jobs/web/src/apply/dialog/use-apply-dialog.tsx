import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { useSession } from '@upround/shared/session';
import { useApplyHistory } from '../panel/use-apply-history';
import { ApplyDialog } from './lazy-apply-dialog';

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
