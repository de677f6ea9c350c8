import { useCallback } from 'react';
import { NetworkError } from '@upround/shared/api-client';
import { useToastText } from './messages/catalogue';
import { useFailureToast } from './use-failure-toast';

/** Shows a toast that code the viewer asked for could not be loaded, and why. */
export function useLoadFailureToast(): (error: unknown) => void {
  const t = useToastText();
  const fail = useFailureToast();
  return useCallback(
    (error) => {
      // Online, it may be a defect of the code: browsers have no error of its own for code that didn't arrive.
      if (navigator.onLine) globalThis.reportError(error);
      fail(new NetworkError({ cause: error }), t('notLoaded'));
    },
    [fail, t],
  );
}
