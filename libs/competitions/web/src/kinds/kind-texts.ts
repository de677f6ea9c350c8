import type { UseKindTexts } from '@upround/shared/routing';
import { useCompetitionKindsText } from './messages/catalogue';

/** The name of competitions in lists that mix kinds of records. */
export const useKindTexts: UseKindTexts = () => ({
  COMPETITION: { plural: useCompetitionKindsText()('several') },
});
