import { Boxes } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useFeedNavigationText } from './messages/catalogue';

/** The way to the pods in the app's navigation. */
export const navigationItem: NavigationItem = {
  href: links.pods(),
  icon: Boxes,
  useLabel: (form = 'name') => useFeedNavigationText()(form),
  onPhones: 'guests',
  keys: 'g p',
  isInviting: true,
};
