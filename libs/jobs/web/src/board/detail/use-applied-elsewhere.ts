import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { recordActivity } from '@upround/social/contract';
import { useJobsText } from '../../messages/catalogue';

/** Marks a job as applied to elsewhere, which only the viewer sees, with an Undo. */
export function useAppliedElsewhere(jobId: string): () => Promise<void> {
  const t = useJobsText();
  const fail = useFailureToast();
  const say = async (state: 'APPLIED' | 'NOT_APPLIED') => {
    try {
      await api.call(recordActivity, {
        body: { referenceType: 'JOB', referenceId: jobId, state },
      });
      return true;
    } catch (error) {
      fail(error, t('detail.appliedElsewhereFailed'));
      return false;
    }
  };
  return async () => {
    if (!(await say('APPLIED'))) return;
    toast.show({
      text: t('detail.appliedElsewhereDone'),
      undo: () => void say('NOT_APPLIED'),
    });
  };
}
