import type { UseReasonTexts } from '@upround/shared/routing';
import { useJobsKindsText } from './messages/catalogue';

/** What a guest logs in for on the records of this slice. */
export const useReasonTexts: UseReasonTexts = () => {
  const t = useJobsKindsText();
  return {
    'bookmark:JOB': (names) => t('reason.saveJob', names),
    'apply:JOB': (names) => t('reason.apply', names),
  };
};
