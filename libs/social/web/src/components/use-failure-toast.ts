import { useCallback } from 'react';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useSocialText } from '../messages/catalogue';

/** Shows a toast with what did not happen, and why. */
export function useFailureToast(): (error: unknown, what: string) => void {
  const t = useSocialText();
  const reasonOf = useFailureReason();
  return useCallback(
    (error, what) =>
      toast.show({ type: 'error', text: t('failed.because', { what, why: reasonOf(error) }) }),
    [t, reasonOf],
  );
}
