import { Banknote } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useTrackersNavigationText } from './messages/catalogue';

/** The way to the funding trackers in the app's navigation. */
export const navigationItem: NavigationItem = {
  href: links.trackers(),
  icon: Banknote,
  alsoUnder: [links.bundle()],
  useLabel: () => useTrackersNavigationText()('name'),
  onPhones: 'nobody',
};
