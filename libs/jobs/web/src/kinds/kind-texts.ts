import type { UseKindTexts } from '@upround/shared/routing';
import { useJobsKindsText } from './messages/catalogue';

/** The name of jobs in lists that mix kinds of records. */
export const useKindTexts: UseKindTexts = () => ({ JOB: { plural: useJobsKindsText()('jobs') } });
