import type { UseKindTexts } from '@upround/shared/routing';
import { useProfileKindsText } from './messages/catalogue';

/** The name of people in lists that mix kinds of records. */
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
