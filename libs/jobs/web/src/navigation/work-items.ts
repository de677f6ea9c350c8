import { Bookmark, FileText, Users } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useJobsNavigationText } from './messages/catalogue';

/** A member's own pages of jobs, in the menu of all pages. */
export const workItems: readonly NavigationItem[] = [
  {
    href: links.appliedJobs(),
    icon: FileText,
    useLabel: () => useJobsNavigationText()('applied'),
    isForMembers: true,
  },
  {
    href: links.savedSearches(),
    icon: Bookmark,
    useLabel: () => useJobsNavigationText()('searches'),
    isForMembers: true,
  },
  {
    href: links.hiring(),
    icon: Users,
    useLabel: () => useJobsNavigationText()('hiring'),
    isForMembers: true,
  },
];
