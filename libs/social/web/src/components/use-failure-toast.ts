import { useCallback } from 'react';
import { ApiError } from '@upround/shared/api-client';
import { toast } from '@upround/shared/toasts';
import { useSocialText } from '../messages/catalogue';

/** Says what did not happen, and why: the API's own sentence, or that it cannot be reached. */
export function useFailureToast(): (error: unknown, what: string) => void {
  const t = useSocialText();
  return useCallback(
    (error, what) => {
      const why =
        error instanceof ApiError && error.status !== 401 && error.clientMessage !== ''
          ? error.clientMessage
          : t('failed.offline');
      toast.show({ type: 'error', text: t('failed.because', { what, why }) });
    },
    [t],
  );
}
