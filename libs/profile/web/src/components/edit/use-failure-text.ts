import { useCallback } from 'react';
import { ApiError } from '@upround/shared/api-client';
import { useEditText } from './messages/catalogue';

/** Why something was not saved, in words that stand below the field. */
export function useFailureText(): (error: unknown) => string {
  const t = useEditText();
  return useCallback(
    (error) =>
      error instanceof ApiError && error.status !== 401 && error.clientMessage !== ''
        ? t('problems.failed', { why: error.clientMessage })
        : t('problems.offline'),
    [t],
  );
}
