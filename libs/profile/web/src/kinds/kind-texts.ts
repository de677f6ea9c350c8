import type { UseKindTexts } from '@upround/shared/routing';
import { useProfileKindsText } from './messages/catalogue';

/** What lists of any kind call people. */
export const useKindTexts: UseKindTexts = () => {
  const t = useProfileKindsText();
  return {
    USER: {
      plural: t('people.plural'),
      trending: t('people.trending'),
      top: t('people.top'),
      topEmpty: t('people.topEmpty'),
    },
  };
};
