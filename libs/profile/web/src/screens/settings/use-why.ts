import { useCallback } from 'react';
import { ApiError, NetworkError } from '@upround/shared/api-client';
import { useSettingsText } from './messages/catalogue';

/** Why something did not happen: the API's own sentence, or that it cannot be reached. */
export function useWhy(): (error: unknown) => string {
  const t = useSettingsText();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.clientMessage !== '') return error.clientMessage;
      return t(error instanceof NetworkError ? 'screen.offline' : 'screen.failed');
    },
    [t],
  );
}
