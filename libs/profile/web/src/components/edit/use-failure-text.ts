import { useCallback } from 'react';
import { useFailureReason } from '@upround/shared/query';
import { useEditText } from './messages/catalogue';

/** The error text below a field that was not saved. */
export function useFailureText(): (error: unknown) => string {
  const t = useEditText();
  const reasonOf = useFailureReason();
  return useCallback((error) => t('problems.failed', { why: reasonOf(error) }), [t, reasonOf]);
}
