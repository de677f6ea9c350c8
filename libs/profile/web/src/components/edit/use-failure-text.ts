import { useCallback } from 'react';
import { useFailureReason } from '@upround/shared/query';
import { useEditText } from './messages/catalogue';

/** Why something was not saved, in words that stand below the field. */
export function useFailureText(): (error: unknown) => string {
  const t = useEditText();
  const reasonOf = useFailureReason();
  return useCallback((error) => t('problems.failed', { why: reasonOf(error) }), [t, reasonOf]);
}
