import { Megaphone, PenLine, Medal } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationGroup } from '@upround/shared/routing';
import { useAmbassadorNavigationText } from './messages/catalogue';

/** The ambassador programme with its board and the creator programme, in the menu of all pages. */
export const ambassadorsGroup: NavigationGroup = {
  useLabel: () => useAmbassadorNavigationText()('group'),
  items: [
    {
      href: links.ambassadors(),
      icon: Megaphone,
      useLabel: () => useAmbassadorNavigationText()('programme'),
    },
    {
      href: links.leaderboard(),
      icon: Medal,
      useLabel: () => useAmbassadorNavigationText()('leaderboard'),
    },
    {
      href: links.creatorProgramme(),
      icon: PenLine,
      useLabel: () => useAmbassadorNavigationText()('creators'),
    },
  ],
};
