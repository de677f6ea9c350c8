import type { Application, JobSummary } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useMoveOwn, withdrawToastId } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';

/**
 * Sends a withdrawn application again, unchanged.
 *
 * @returns the function that does so, and shows the outcome even if the caller has unmounted by then
 */
export function useApplyAgain(): (application: Application, job: JobSummary) => void {
  const t = useApplyText();
  const fail = useFailureToast();
  const { mutateAsync } = useMoveOwn();
  return (application, { company }) => {
    // The earlier toast offers an Undo that no longer applies.
    toast.dismiss(withdrawToastId(application));
    void mutateAsync({ application, state: 'APPLIED' }).then(
      () =>
        toast.show({ id: withdrawToastId(application), text: t('panel.againDone', { company }) }),
      (error: unknown) => fail(error, t('panel.againFailed')),
    );
  };
}
