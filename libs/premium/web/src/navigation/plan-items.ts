import { BadgeCheck, ReceiptText } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationGroup } from '@upround/shared/routing';
import { usePremiumNavigationText } from './messages/catalogue';

/** Plans and payments, in the menu of all pages. */
export const plansGroup: NavigationGroup = {
  useLabel: () => usePremiumNavigationText()('group'),
  items: [
    {
      href: links.plans(),
      icon: BadgeCheck,
      useLabel: () => usePremiumNavigationText()('plans'),
    },
    {
      href: links.payment(),
      icon: ReceiptText,
      useLabel: () => usePremiumNavigationText()('payments'),
      isForMembers: true,
    },
  ],
};
