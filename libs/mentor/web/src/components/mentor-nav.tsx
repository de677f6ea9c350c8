import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { classes, NavTabs } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { useMentorNavigationText } from '../navigation/messages/catalogue';

const places = [
  ['mentors', () => links.mentors()],
  ['funnel', () => links.mentorFunnel()],
  ['sessions', () => links.sessions()],
  ['offer', () => links.offerMentoring()],
] as const;

export type MentorPlace = (typeof places)[number][0];

interface MentorNavProps {
  current: MentorPlace;
  className?: string | undefined;
}

/** Links between the pages of mentors; sessions are a member's own. */
export function MentorNav({ current, className }: MentorNavProps) {
  const t = useMentorText();
  const tNavigation = useMentorNavigationText();
  const { isMember } = useSession();
  return (
    <NavTabs
      label={t('title')}
      className={classes('px-4 medium:px-6 [&>ul]:gap-5', className)}
      tabs={places
        .filter(([place]) => place !== 'sessions' || isMember)
        .map(([place, href]) => ({
          href: href(),
          label: tNavigation(place),
          current: place === current,
        }))}
    />
  );
}
