import type { RefObject } from 'react';
import { useListKeys } from '@upround/shared/routing';
import { useNewsText } from '../messages/catalogue';

/** The keys of a list of stories: j and k move, l, b and r act on the story with focus, . refreshes. */
export function useStoryKeys(list: RefObject<HTMLElement | null>, onRefresh: () => void): void {
  const t = useNewsText();
  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    verbs: [
      { keys: 'l', label: t('keys.like'), verb: 'like' },
      { keys: 'b', label: t('keys.save'), verb: 'bookmark' },
      { keys: 'r', label: t('keys.comments'), verb: 'comment' },
    ],
    others: [{ keys: '.', label: t('keys.refresh'), run: onRefresh }],
  });
}
