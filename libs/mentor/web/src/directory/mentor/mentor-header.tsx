import type { MentorCard } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { labelOf } from '@upround/shared/time-zones';
import { Avatar, Link, MetaLine, Name, Words } from '@upround/shared/ui';
import { PriceFrom } from '../../components/mentor-figures';
import { useSessionClock } from '../../model/use-session-clock';
import { useMentorPaneText } from './messages/catalogue';

interface MentorHeaderProps {
  mentor: MentorCard;
  titleId: string;
}

/** Who the mentor is, in a few lines. The name leads to their profile. */
export function MentorHeader({ mentor, titleId }: MentorHeaderProps) {
  const t = useMentorPaneText();
  const clock = useSessionClock();
  const { person, zone } = mentor;
  const offset = clock.offset(new Date().toISOString(), zone);
  return (
    <header className="flex gap-4">
      <Avatar
        name={person.displayName}
        seed={person.id}
        src={person.avatarUrl}
        size={72}
        loading="eager"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id={titleId} className="text-title font-semibold wrap-anywhere">
          <Link href={links.user(person.slug)} tone="text">
            <Name>{person.displayName}</Name>
          </Link>
        </h2>
        <p dir="auto" className="text-pretty wrap-anywhere">
          <Words>{mentor.headline}</Words>
        </p>
        <MetaLine>
          <span className="font-medium text-text">
            <PriceFrom mentor={mentor} />
          </span>
          <span>{t('zone', { zone: labelOf(zone), offset })}</span>
        </MetaLine>
      </div>
    </header>
  );
}
