import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { recordActivity } from '@upround/social/contract';
import { useRecordText } from './messages/catalogue';

/** Marks a record as applied to, which only the viewer sees, with an Undo. */
export function useApplied(id: string): () => Promise<void> {
  const t = useRecordText();
  const fail = useFailureToast();
  const say = async (state: 'APPLIED' | 'NOT_APPLIED') => {
    try {
      await api.call(recordActivity, {
        body: { referenceType: 'TRACKER', referenceId: id, state },
      });
      return true;
    } catch (error) {
      fail(error, t('appliedFailed'));
      return false;
    }
  };
  return async () => {
    if (!(await say('APPLIED'))) return;
    toast.show({ text: t('appliedDone'), undo: () => void say('NOT_APPLIED') });
  };
}
