import type { UseKindTexts } from '@upround/shared/routing';
import { useMentorKindsText } from './messages/catalogue';

/** The name of mentors in lists that mix kinds of records. */
export const useKindTexts: UseKindTexts = () => ({
  MENTOR: { plural: useMentorKindsText()('several') },
});
