import { links } from '@upround/shared/links';
import type { UseKindTexts } from '@upround/shared/routing';
import { useNewsKindsText } from './messages/catalogue';

/** The name of stories, articles and essays in lists that mix kinds of records. */
export const useKindTexts: UseKindTexts = () => {
  const t = useNewsKindsText();
  return {
    NEWS: {
      plural: t('stories.plural'),
      trending: t('stories.trending'),
      top: t('stories.top'),
      topEmpty: t('stories.topEmpty'),
      href: links.news(),
    },
    ARTICLE: { plural: t('articles') },
    ESSAY: { plural: t('essays') },
  };
};
