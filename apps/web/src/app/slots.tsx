import type { ReactNode } from 'react';
import { HomeCardSlot, navigationItem as podsItem } from '@upround/feed/web';
import { navigationItem as jobsItem } from '@upround/jobs/web';
import { navigationItem as mentorsItem } from '@upround/mentor/web';
import { navigationItem as newsItem } from '@upround/news/web';
import { HomeSteps } from '@upround/profile/web';
import { NavigationItemsContext, type NavigationItem } from '@upround/shared/routing';
import { navigationItem as fundingItem } from '@upround/trackers/web';

export { ComposerButton } from '@upround/feed/web';

/** The main pages of features, in the order of the navigation. */
export const navigationItems: readonly NavigationItem[] = [
  jobsItem,
  fundingItem,
  mentorsItem,
  newsItem,
  podsItem,
];

/**
 * Fills the places in the frame and on the first page with parts of features. Those on other pages are filled by
 * `more-slots.tsx`.
 */
export function Slots({ children }: { children: ReactNode }) {
  return (
    <NavigationItemsContext value={navigationItems}>
      <HomeCardSlot.Fill value={HomeSteps}>{children}</HomeCardSlot.Fill>
    </NavigationItemsContext>
  );
}
