import {
  ideasItem,
  markPresenters as feedMarks,
  navigationItem as podsItem,
  pollsItem,
  useKindTexts as useFeedKinds,
} from '@upround/feed/web';
import { markPresenters as jobsMarks, useKindTexts as useJobsKinds } from '@upround/jobs/web';
import {
  essaysItem,
  navigationItem as newsItem,
  useKindTexts as useNewsKinds,
} from '@upround/news/web';
import { useKindTexts as useProfileKinds } from '@upround/profile/web';
import type { NavigationItem, UseKindTexts } from '@upround/shared/routing';

/** What slices bring to parts of the app that are loaded after the first page. */

/** What there is to read, for the account menu. */
export const readingItems: readonly NavigationItem[] = [
  newsItem,
  podsItem,
  pollsItem,
  ideasItem,
  essaysItem,
];

/** More to read, beside the feed. */
export const moreItems: readonly NavigationItem[] = [ideasItem, pollsItem, essaysItem];

export const useKindTexts: UseKindTexts = () => ({
  ...useFeedKinds(),
  ...useJobsKinds(),
  ...useNewsKinds(),
  ...useProfileKinds(),
});

/** What a person's own activity says of marks. */
export const markPresenters = { ...feedMarks, ...jobsMarks };
