import { CalendarDays, GraduationCap, HandHelping, Sparkles } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationGroup } from '@upround/shared/routing';
import { useMentorNavigationText } from './messages/catalogue';

/** Mentors and the member's sessions, in the menu of all pages. */
export const mentorGroup: NavigationGroup = {
  useLabel: () => useMentorNavigationText()('group'),
  items: [
    {
      href: links.mentors(),
      icon: GraduationCap,
      useLabel: () => useMentorNavigationText()('mentors'),
    },
    {
      href: links.mentorFunnel(),
      icon: Sparkles,
      useLabel: () => useMentorNavigationText()('funnel'),
    },
    {
      href: links.sessions(),
      icon: CalendarDays,
      useLabel: () => useMentorNavigationText()('sessions'),
      isForMembers: true,
    },
    {
      href: links.offerMentoring(),
      icon: HandHelping,
      useLabel: () => useMentorNavigationText()('offer'),
      isForMembers: true,
    },
  ],
};
