import type { UseKindTexts } from '@upround/shared/routing';
import { useFeedKindsText } from './messages/catalogue';

/** The name of the records of the feed in lists that mix kinds of records. */
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
