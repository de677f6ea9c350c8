import { Kanban } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationGroup } from '@upround/shared/routing';
import { useTrackersNavigationText } from './messages/catalogue';
import { navigationItem } from './navigation-item';

/** Funding and the member's pipeline, in the menu of all pages. */
export const fundingGroup: NavigationGroup = {
  useLabel: () => useTrackersNavigationText()('group'),
  items: [
    navigationItem,
    {
      href: links.pipeline(),
      icon: Kanban,
      useLabel: () => useTrackersNavigationText()('pipeline'),
      isForMembers: true,
    },
  ],
};
