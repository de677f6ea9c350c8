import { Newspaper } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useNewsNavigationText } from './messages/catalogue';

/** The way to the news in the app's navigation. */
export const navigationItem: NavigationItem = {
  href: links.news(),
  icon: Newspaper,
  alsoUnder: [
    links.premiumContent(),
    links.articleLayoffs(),
    links.articleSharechat(),
    links.articleQuickCommerce(),
  ],
  useLabel: () => useNewsNavigationText()('news'),
  onPhones: 'guests',
};
