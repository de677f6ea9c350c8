import { ambassadorsGroup, profileCards as ambassadorCards } from '@upround/ambassador/web';
import { esopItem, valuationItem } from '@upround/calculators/web';
import {
  competitionsGroup,
  profileCards as competitionsCards,
  useKindTexts as useCompetitionKinds,
} from '@upround/competitions/web';
import {
  ideasItem,
  markPresenters as feedMarks,
  navigationItem as podsItem,
  profileTabs as feedTabs,
  pollsItem,
  useKindTexts as useFeedKinds,
} from '@upround/feed/web';
import {
  markPresenters as jobsMarks,
  navigationItem as jobsItem,
  profileTabs as jobsTabs,
  useKindTexts as useJobsKinds,
  workItems,
} from '@upround/jobs/web';
import {
  mentorGroup,
  profileCards as mentorCards,
  useKindTexts as useMentorKinds,
} from '@upround/mentor/web';
import {
  essaysItem,
  navigationItem as newsItem,
  useKindTexts as useNewsKinds,
} from '@upround/news/web';
import { plansGroup } from '@upround/premium/web';
import { useKindTexts as useProfileKinds } from '@upround/profile/web';
import type { NavigationGroup, NavigationItem, UseKindTexts } from '@upround/shared/routing';
import { fundingGroup, useKindTexts as useTrackersKinds } from '@upround/trackers/web';
import { useFrameText } from '../messages/catalogue';

export { companyParts } from '@upround/jobs/web';

/** What slices bring to parts of the app that are loaded after the first page. */

export { MessageButton } from '@upround/messaging/web';
export { ExperienceBrief } from '@upround/profile/web';

/** Every page of features, by purpose. */
export const placeGroups: readonly NavigationGroup[] = [
  {
    useLabel: () => useFrameText()('more.read'),
    items: [podsItem, newsItem, ideasItem, pollsItem, essaysItem],
  },
  {
    useLabel: () => useFrameText()('more.work'),
    items: [jobsItem, ...workItems, esopItem],
  },
  { ...fundingGroup, items: [...fundingGroup.items, valuationItem] },
  mentorGroup,
  competitionsGroup,
  ambassadorsGroup,
  plansGroup,
];

/** More to read, beside the feed. */
export const moreItems: readonly NavigationItem[] = [ideasItem, pollsItem, essaysItem];

export const useKindTexts: UseKindTexts = () => ({
  ...useCompetitionKinds(),
  ...useFeedKinds(),
  ...useJobsKinds(),
  ...useMentorKinds(),
  ...useNewsKinds(),
  ...useProfileKinds(),
  ...useTrackersKinds(),
});

/** The lists of features on a person's page. */
export const profileTabs = [...feedTabs, ...jobsTabs];

/** Cards of features on a person's page. */
export const profileCards = [...ambassadorCards, ...mentorCards, ...competitionsCards];

/** What a person's own activity says of marks. */
export const markPresenters = { ...feedMarks, ...jobsMarks };
