import { ThumbsUp } from 'lucide-react';
import { useFeedKindsText } from './messages/catalogue';

/** What a person's own activity says of ideas that they would use. */
export const markPresenters = {
  WOULD_USE: {
    icon: ThumbsUp,
    useText: (record?: { title: string; author: string }) => {
      const t = useFeedKindsText();
      return record === undefined
        ? t('wouldUseGone')
        : t('wouldUse', { title: record.title, name: record.author });
    },
  },
};
