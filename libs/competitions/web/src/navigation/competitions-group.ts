import { ClipboardList, Rocket, Trophy } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationGroup } from '@upround/shared/routing';
import { useCompetitionsNavigationText } from './messages/catalogue';

/** Competitions, the showcase and the member's entries, in the menu of all pages. */
export const competitionsGroup: NavigationGroup = {
  useLabel: () => useCompetitionsNavigationText()('group'),
  items: [
    {
      href: links.competitions(),
      icon: Trophy,
      useLabel: () => useCompetitionsNavigationText()('competitions'),
    },
    {
      href: links.showcase(),
      icon: Rocket,
      useLabel: () => useCompetitionsNavigationText()('showcase'),
    },
    {
      href: links.competitions({ mine: 'true' }),
      icon: ClipboardList,
      useLabel: () => useCompetitionsNavigationText()('mine'),
      isForMembers: true,
    },
  ],
};
