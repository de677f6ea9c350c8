import type { BookingItem } from '@upround/mentor/contract';
import { Anchor, Avatar, Badge, classes, Name } from '@upround/shared/ui';
import { SessionTime } from '../../components/session-time';
import { useDeadlineText, useStateText } from '../data/session-texts';
import { otherOf } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';

interface SessionRowProps {
  session: BookingItem;
  href: string;
  isOpen: boolean;
}

/** A session in a list: with whom, what, when on both clocks, and what it waits for. */
export function SessionRow({ session, href, isOpen }: SessionRowProps) {
  const t = useSessionsText();
  const stateOf = useStateText();
  const deadlineOf = useDeadlineText();
  const { person, zone } = otherOf(session);
  const { text, tone } = stateOf(session);
  const deadline = deadlineOf(session);
  return (
    <li>
      <Anchor
        href={href}
        data-session={session.id}
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'flex gap-3 border-b px-4 py-4 focus-ring medium:px-6 -outline-offset-2! transition-colors',
          isOpen ? 'bg-accent-subtle' : 'hover:bg-surface-hover',
        )}
      >
        <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={48} />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <span className="max-w-full truncate font-semibold">
              <Name>{person.displayName}</Name>
            </span>
            <Badge tone={tone} className="mt-0.5">
              {text}
            </Badge>
          </span>
          <span dir="auto" className="truncate text-small">
            {session.service.title}
          </span>
          <SessionTime
            start={session.start}
            end={session.end}
            otherZone={zone}
            otherName={person.displayName}
            isListed
            className="text-small"
          />
          {deadline !== undefined && (
            <span className="text-small text-warning-text figures">{deadline}</span>
          )}
          {session.canReview && (
            <span className="text-small font-medium text-accent-text">{t('state.review')}</span>
          )}
        </span>
      </Anchor>
    </li>
  );
}
