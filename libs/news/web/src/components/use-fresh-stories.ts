import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listStories, type Story } from '@upround/news/contract';
import { replacePages } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { toast } from '@upround/shared/toasts';
import { newestQuery, type StoryChoice } from '../data/story-queries';
import { useNewsText } from '../messages/catalogue';

interface FreshStories {
  /** Stories came out since the list was read. */
  hasNewer: boolean;
  /** Reads the list again from its beginning. */
  refresh: () => void;
}

/**
 * Asks quietly whether there are newer stories than a list shows, while it is in sight.
 *
 * @param stories what the list shows
 * @param isOn the list has come
 */
export function useFreshStories(
  choice: StoryChoice,
  stories: readonly Story[],
  isOn: boolean,
): FreshStories {
  const t = useNewsText();
  const client = useQueryClient();
  // Elsewhere than at the top of the order of time nothing new comes in above.
  const isNewestFirst = choice.sort !== 'oldest' && choice.from === undefined;
  const { data } = useQuery({ ...newestQuery(choice), enabled: isOn && isNewestFirst });
  const newest = data?.data[0];
  return {
    hasNewer: newest !== undefined && !stories.some(({ id }) => id === newest.id),
    refresh: () =>
      void replacePages(client, listStories, { query: choice }).then(
        () => {
          window.scrollTo(0, 0);
          announce(t('list.refreshed'));
        },
        () => toast.show({ type: 'error', text: t('list.error') }),
      ),
  };
}
