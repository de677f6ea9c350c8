import { GraduationCap } from 'lucide-react';
import { routes } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useMentorNavigationText } from './messages/catalogue';

/** The way to mentors and sessions with them in the app's navigation. */
export const navigationItem: NavigationItem = {
  href: routes.mentors,
  icon: GraduationCap,
  alsoUnder: [routes.bookMentor],
  useLabel: () => useMentorNavigationText()('group'),
  onPhones: 'nobody',
};
