import { Lightbulb, ListChecks } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useFeedKindsText } from '../kinds/messages/catalogue';

/** The way to ideas, in lists of what there is to read. */
export const ideasItem: NavigationItem = {
  href: links.home({ tab: 'ideas' }),
  icon: Lightbulb,
  useLabel: () => useFeedKindsText()('ideas'),
};

/** The way to polls and quizzes. */
export const pollsItem: NavigationItem = {
  href: links.quizPoll(),
  icon: ListChecks,
  useLabel: () => useFeedKindsText()('polls'),
};
