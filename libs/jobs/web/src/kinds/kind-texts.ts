import type { UseKindTexts } from '@upround/shared/routing';
import { useJobsKindsText } from './messages/catalogue';

/** What lists of any kind call jobs. */
export const useKindTexts: UseKindTexts = () => ({ JOB: { plural: useJobsKindsText()('jobs') } });
