import { BriefcaseBusiness } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useJobsNavigationText } from './messages/catalogue';

/** The way to the jobs in the app's navigation. */
export const navigationItem: NavigationItem = {
  href: links.jobs(),
  icon: BriefcaseBusiness,
  useLabel: (form) => useJobsNavigationText()(form === 'go' ? 'go' : 'name'),
  keys: 'g j',
};
