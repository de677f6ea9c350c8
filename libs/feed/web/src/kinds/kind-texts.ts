import type { UseKindTexts } from '@upround/shared/routing';
import { useFeedKindsText } from './messages/catalogue';

/** What lists of any kind call the records of the feed. */
export const useKindTexts: UseKindTexts = () => {
  const t = useFeedKindsText();
  return {
    POST: {
      plural: t('posts.plural'),
      trending: t('posts.trending'),
      top: t('posts.top'),
      topEmpty: t('posts.topEmpty'),
    },
    THREAD: { plural: t('threads') },
    IDEA: { plural: t('ideas') },
    POD: { plural: t('pods') },
  };
};
