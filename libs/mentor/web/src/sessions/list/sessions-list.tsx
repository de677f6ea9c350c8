import { CalendarDays } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BookingItem } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState, SkeletonRows } from '@upround/shared/ui';
import { ownMentorQuery, sessionsQuery } from '../../data/mentor-queries';
import type { SessionsAddress } from '../../model/sessions-address';
import { useSessionsText } from '../messages/catalogue';
import { NoSession } from '../session/no-session';
import { sessionsHref } from '../use-sessions-place';
import { SessionRow } from './session-row';

interface SessionsListProps {
  place: SessionsAddress;
  /** The session beside the list. */
  shownId: string | null;
}

/** The member's sessions on one side: upcoming ones with the next first, or past ones with the latest first. */
export function SessionsList({ place, shownId }: SessionsListProps) {
  const t = useSessionsText();
  const query = useInfiniteQuery(sessionsQuery(place.side, place.when));
  const { items } = itemsOf<BookingItem>(query.data);
  const skeleton = <SkeletonRows people label={t('list.loading')} count={4} />;
  return (
    <PagedList
      query={query}
      skeleton={skeleton}
      failed={t('list.failed')}
      isEmpty={items.length === 0}
      empty={<NoSessions place={place} />}
    >
      <ul aria-label={t('list.label')}>
        {items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            href={sessionsHref({ ...place, session: session.id })}
            isOpen={session.id === shownId}
          />
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={skeleton}
        text={{ more: t('list.more'), failed: t('list.moreFailed') }}
      />
    </PagedList>
  );
}

function NoSessions({ place: { side, when } }: { place: SessionsAddress }) {
  const t = useSessionsText();
  if (side === 'MENTOR') return <NoneAsMentor isPast={when === 'PAST'} />;
  const isPast = when === 'PAST';
  return (
    <EmptyState
      icon={CalendarDays}
      title={t(isPast ? 'list.menteePast' : 'list.menteeUpcoming')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" href={links.mentors()}>
            {t('findMentor')}
          </ButtonLink>
          <ButtonLink href={links.mentorFunnel()}>{t('getMatched')}</ButtonLink>
        </div>
      }
    >
      {t(isPast ? 'list.menteePastText' : 'list.menteeUpcomingText')}
    </EmptyState>
  );
}

function NoneAsMentor({ isPast }: { isPast: boolean }) {
  const t = useSessionsText();
  const { data } = useQuery(ownMentorQuery());
  if (data?.mentor === null) return <NoSession side="MENTOR" />;
  const name = isPast ? 'mentorPast' : 'mentorUpcoming';
  return (
    <EmptyState
      icon={CalendarDays}
      title={t(`list.${name}`)}
      action={<ButtonLink href={links.offerMentoring()}>{t('list.hours')}</ButtonLink>}
    >
      {t(`list.${name}Text`)}
    </EmptyState>
  );
}
