import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingItem } from '@upround/mentor/contract';
import { routes } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { useIsPhone, WorkPanes } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { sessionQuery, sessionsQuery } from '../data/mentor-queries';
import { useBookingEvents } from '../events/use-booking-events';
import { sessionsAddressOf } from '../model/sessions-address';
import { isToAnswer, otherOf } from './data/sides';
import { useIsInvited } from './data/use-is-invited';
import { ListPane } from './list/list-pane';
import { useSessionsText } from './messages/catalogue';
import { NoSession } from './session/no-session';
import { SessionPane } from './session/session-pane';
import { SessionSkeleton } from './session/session-skeleton';
import { useSessionFocus } from './use-session-focus';
import { sessionsHref, useSessionsPlace } from './use-sessions-place';

/**
 * `/mentor/booking`: the member's sessions on both sides, and beside them the open one, or else the first, before it the
 * first that the member has to answer.
 */
export function SessionsScreen() {
  const t = useSessionsText();
  const [search] = useSearchParams();
  const openId = sessionsAddressOf(search).session;
  const { data: open } = useQuery({ ...sessionQuery(openId ?? ''), enabled: openId !== null });
  const place = useSessionsPlace(open);
  useBookingEvents();
  const isPhone = useIsPhone();
  const list = useInfiniteQuery(sessionsQuery(place.side, place.when));
  const { items } = itemsOf<BookingItem>(list.data);
  const first = (items.find(isToAnswer) ?? items[0])?.id ?? null;
  const isListShown = !isPhone || openId === null;
  // Beside a list there's room for a session before one is chosen.
  const shownId = openId ?? (isPhone ? null : first);
  // With nothing to list, the invitation takes the whole page.
  const isInvited = useIsInvited(place);
  const isAlone = isInvited === true && openId === null;
  const panes = useRef<HTMLDivElement>(null);
  useSessionFocus(openId, panes, isPhone);
  const title =
    open === undefined ? t('title') : t('titleWith', { name: otherOf(open).person.displayName });
  return (
    <Page pattern={routes.sessions} title={title} hideHeading>
      <div ref={panes}>
        <WorkPanes
          isOpen={openId !== null}
          tabs={isListShown && <MentorNav current="sessions" className="shrink-0" />}
          list={<ListPane place={place} shownId={shownId} />}
          detail={
            isAlone ? null : shownId !== null ? (
              <SessionPane
                key={shownId}
                id={shownId}
                back={sessionsHref({ ...place, session: null })}
                isBeside={!isPhone}
              />
            ) : list.isPending || isInvited === undefined ? (
              <SessionSkeleton />
            ) : (
              <NoSession side={place.side} />
            )
          }
        />
      </div>
    </Page>
  );
}
