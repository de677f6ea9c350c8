import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingSide } from '@upround/mentor/contract';
import { Badge, Button, NavTabs, SegmentedControl, SkeletonRows } from '@upround/shared/ui';
import { ClockSettings } from '../../components/clock-settings';
import { sessionsQuery } from '../../data/mentor-queries';
import type { SessionsAddress } from '../../model/sessions-address';
import { CalendarDialog } from '../calendar/calendar-dialog';
import { useSessionsText } from '../messages/catalogue';
import { useIsInvited } from '../data/use-is-invited';
import { sessionsHref } from '../use-sessions-place';
import { SessionsList } from './sessions-list';

interface ListPaneProps {
  place: SessionsAddress;
  shownId: string | null;
}

const sides: readonly BookingSide[] = ['MENTEE', 'MENTOR'];
const periods = ['UPCOMING', 'PAST'] as const;

/** The tabs of both sides with their lists. */
export function ListPane({ place, shownId }: ListPaneProps) {
  const t = useSessionsText();
  const [isSubscribing, setSubscribing] = useState(false);
  const { data } = useInfiniteQuery(sessionsQuery(place.side, place.when));
  const counts = data?.pages[0]?.counts;
  const isInvited = useIsInvited(place);
  const countOf = (side: BookingSide) => (side === 'MENTEE' ? counts?.mentee : counts?.mentor) ?? 0;
  const labelOf = (side: BookingSide) =>
    side === 'MENTOR' && counts !== undefined && counts.unanswered > 0 ? (
      <>
        {t('tabs.MENTOR')}
        <Badge tone="accent">{t('tabs.unanswered', { count: counts.unanswered })}</Badge>
      </>
    ) : (
      <>
        {t(`tabs.${side}`)}
        {/* The count comes with the sessions; the next tab doesn't move then. */}
        {countOf(side) === 0 && (
          <span aria-hidden className="figures invisible">
            0
          </span>
        )}
      </>
    );
  return (
    <>
      <div className="flex h-16 shrink-0 items-center justify-between gap-2 pt-1 pr-2 pl-4 medium:pl-6">
        <span aria-hidden="true" className="truncate text-display font-semibold">
          {t('title')}
        </span>
        {isInvited === false && (
          <Button
            variant="quiet"
            size="small"
            icon={CalendarPlus}
            aria-label={t('calendar.openLabel')}
            onClick={() => setSubscribing(true)}
          >
            {t('calendar.open')}
          </Button>
        )}
      </div>
      <NavTabs
        label={t('tabs.label')}
        className="shrink-0 px-4 medium:px-6"
        tabs={sides.map((side) => ({
          href: sessionsHref({ side, when: 'UPCOMING', session: null }),
          label: labelOf(side),
          current: side === place.side,
          ...(countOf(side) > 0 && { count: countOf(side) }),
        }))}
      />
      {isInvited === false && <ListSettings place={place} />}
      <div className="min-h-0 grow overflow-y-auto">
        {isInvited === undefined ? (
          <SkeletonRows people label={t('list.loading')} count={4} />
        ) : (
          <SessionsList key={`${place.side} ${place.when}`} place={place} shownId={shownId} />
        )}
      </div>
      {isSubscribing && <CalendarDialog onClose={() => setSubscribing(false)} />}
    </>
  );
}

/** Which sessions are listed, and on which clock. */
function ListSettings({ place }: { place: SessionsAddress }) {
  const t = useSessionsText();
  const navigate = useNavigate();
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b px-4 py-3 medium:px-6">
      <SegmentedControl
        wide
        label={t('tabs.shown')}
        value={place.when}
        onChange={(when) =>
          void navigate(sessionsHref({ ...place, when, session: null }), { replace: true })
        }
        options={periods.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      <div className="-ml-3 min-w-0">
        <ClockSettings />
      </div>
    </div>
  );
}
