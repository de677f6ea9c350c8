import { BookOpen } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useNewsKindsText } from '../kinds/messages/catalogue';

/** The way to essays, in lists of what there is to read. */
export const essaysItem: NavigationItem = {
  href: links.premiumContent(),
  icon: BookOpen,
  useLabel: () => useNewsKindsText()('essays'),
};
