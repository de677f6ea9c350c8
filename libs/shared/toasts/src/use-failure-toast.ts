import { useCallback } from 'react';
import { useFailureReason } from '@upround/shared/query';
import { useToastText } from './messages/catalogue';
import { toast } from './toast-queue';

/** Shows a toast with what did not happen, and why. */
export function useFailureToast(): (error: unknown, what: string) => void {
  const t = useToastText();
  const reasonOf = useFailureReason();
  return useCallback(
    (error, what) =>
      toast.show({ type: 'error', text: t('because', { what, why: reasonOf(error) }) }),
    [t, reasonOf],
  );
}
