import type { Application, JobSummary } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useMoveOwn } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';

/**
 * Sends an application again that was withdrawn, as it was.
 *
 * @returns the function that does so, and says how it went even if what asked for it is gone by then
 */
export function useApplyAgain(): (application: Application, job: JobSummary) => void {
  const t = useApplyText();
  const fail = useFailureToast();
  const { mutateAsync } = useMoveOwn();
  return (application, { company }) =>
    void mutateAsync({ application, state: 'APPLIED' }).then(
      () => toast.show({ text: t('panel.againDone', { company }) }),
      (error: unknown) => fail(error, t('panel.againFailed')),
    );
}
