import type { Application } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useMoveOwn, withdrawToastId } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';

/** How long the withdrawal can be undone, in milliseconds. */
const UNDO = 10_000;

/**
 * Withdraws an application optimistically, with an Undo.
 *
 * @returns the function that does so; there's no Undo once the job is closed
 */
export function useWithdraw(): (application: Application, isFinal: boolean) => void {
  const t = useAppliedText();
  const fail = useFailureToast();
  const { mutateAsync } = useMoveOwn();
  return (application, isFinal) => {
    const id = withdrawToastId(application);
    const withdrawing = mutateAsync({ application, state: 'WITHDRAWN' });
    const takeBack = () =>
      void withdrawing.then(async (withdrawn) => {
        try {
          await mutateAsync({ application: withdrawn, state: 'APPLIED', shown: application });
        } catch (error) {
          fail(error, t('application.backFailed'));
        }
      });
    toast.show({
      id,
      type: 'info',
      text: t('application.withdrawn'),
      ...(isFinal ? {} : { undo: takeBack, duration: UNDO }),
    });
    withdrawing.catch((error: unknown) => {
      toast.dismiss(id);
      fail(error, t('application.withdrawFailed'));
    });
  };
}
