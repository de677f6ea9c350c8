import type { UseKindTexts } from '@upround/shared/routing';
import { useTrackersKindsText } from './messages/catalogue';

/** The name of funders and programmes in lists that mix kinds of records. */
export const useKindTexts: UseKindTexts = () => ({
  TRACKER: { plural: useTrackersKindsText()('several') },
});
