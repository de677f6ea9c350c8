import type { MentorCard } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { labelOf } from '@upround/shared/time-zones';
import { Avatar, Link, Name, Words } from '@upround/shared/ui';
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
  const now = new Date().toISOString();
  const offset = clock.offset(now, zone);
  return (
    <header className="grid items-start grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 medium:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar
        name={person.displayName}
        seed={person.id}
        src={person.avatarUrl}
        size={72}
        loading="eager"
        className="row-span-2 medium:row-span-1"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id={titleId} className="text-display font-semibold wrap-anywhere">
          <Link href={links.user(person.slug)} tone="text">
            <Name>{person.displayName}</Name>
          </Link>
        </h2>
        <p dir="auto" className="text-pretty wrap-anywhere">
          <Words>{mentor.headline}</Words>
        </p>
        {offset !== clock.offset(now) && (
          <p className="text-small text-muted">{t('zone', { zone: labelOf(zone), offset })}</p>
        )}
      </div>
      <p className="col-start-2 text-small font-medium figures medium:col-start-3 medium:row-start-1 medium:text-body medium:font-semibold">
        <PriceFrom mentor={mentor} />
      </p>
    </header>
  );
}
