import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@upround/shared/api-client';
import { FailureReason } from '@upround/shared/query';
import {
  Button,
  ErrorState,
  LiveRegion,
  Notice,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { ClockSettings } from '../../components/clock-settings';
import { SessionTime } from '../../components/session-time';
import { useSessionClock } from '../../model/use-session-clock';
import { useBookingText } from '../messages/catalogue';
import { DayChoice } from './day-choice';
import { monthOf } from './month';
import { nextFreeQuery, type SlotsOf } from './slot-queries';
import { TimeChoice } from './time-choice';
import { useCalendarWords, useMonthSlots } from './use-month-slots';

/** What a picker shows, and what is chosen. */
export interface PickedSlot {
  month: string;
  day: string | null;
  /** ISO 8601. */
  start: string | null;
}

interface SlotPickerProps {
  of: SlotsOf;
  picked: PickedSlot;
  /** Minutes of the session. */
  minutes: number;
  mentorName: string;
  onPick: (picked: PickedSlot) => void;
  /** The month to show isn't known yet. */
  isSearching?: boolean;
  /** Where there is no free time at all. */
  none: ReactNode;
}

const MS_PER_MINUTE = 60_000;

/** The free times of a mentor on the viewer's clock: a day of a month, then a time of that day. */
export function SlotPicker(props: SlotPickerProps) {
  const { of, picked, onPick, isSearching = false } = props;
  const t = useBookingText();
  const clock = useSessionClock();
  const words = useCalendarWords();
  const { month, start } = picked;
  const { query, days } = useMonthSlots(of, month);
  const today = clock.dayKey(new Date().toISOString());
  const until = query.data?.until;
  const day =
    picked.day !== null && days.has(picked.day) ? picked.day : firstOf(days, start, clock);
  if (query.isLoadingError) return <SlotsError query={query} />;
  const isLoading = query.isPending || isSearching;
  const isEmpty = !isSearching && query.data !== undefined && days.size === 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="-ml-3">
        <ClockSettings />
      </div>
      <div className="flex flex-col gap-6 medium:flex-row">
        <DayChoice
          month={month}
          days={days}
          day={day}
          today={today}
          isLoading={isLoading}
          hasPrevious={month > monthOf(today)}
          hasNext={until === undefined || month < monthOf(clock.dayKey(until))}
          onDay={(next) => onPick({ month, day: next, start: null })}
          onMonth={(next) => onPick({ month: next, day: null, start })}
        />
        <div className="min-w-0 grow medium:pt-2">
          {isLoading && <TimesSkeleton />}
          {isEmpty && until !== undefined && <EmptyMonth {...props} until={until} />}
          {day !== null && !isLoading && (
            <TimeChoice
              day={day}
              slots={days.get(day) ?? []}
              start={start}
              onStart={(next) => onPick({ month, day, start: next })}
            />
          )}
        </div>
      </div>
      {start !== null && query.data !== undefined && (
        <ChosenTime {...props} start={start} zone={query.data.zone} />
      )}
      <LiveRegion>
        {query.data && t('slots.shown', { count: days.size, month: words.month(month) })}
      </LiveRegion>
    </div>
  );
}

/** The day of the chosen time, or else the first day with free times. */
function firstOf(
  days: ReadonlyMap<string, unknown>,
  start: string | null,
  clock: { dayKey: (moment: string) => string },
): string | null {
  const chosen = start === null ? undefined : clock.dayKey(start);
  if (chosen !== undefined && days.has(chosen)) return chosen;
  return [...days.keys()].sort()[0] ?? null;
}

function SlotsError({ query }: { query: ReturnType<typeof useMonthSlots>['query'] }) {
  const t = useBookingText();
  const { error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  if (isGone) return <Notice tone="warning">{t('slots.gone')}</Notice>;
  return (
    <ErrorState
      title={t('slots.failed')}
      className="px-0 py-4"
      level={3}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={error} />
    </ErrorState>
  );
}

function TimesSkeleton() {
  const t = useBookingText();
  return (
    <SkeletonGroup label={t('slots.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-4 w-40" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-10 rounded-control" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** What to do where a month has no free times: go to the next one, or wait. */
function EmptyMonth({ of, picked, onPick, none, until }: SlotPickerProps & { until: string }) {
  const t = useBookingText();
  const clock = useSessionClock();
  const words = useCalendarWords();
  const next = useQuery(nextFreeQuery(of, until));
  const month = words.month(picked.month);
  if (next.isPending) {
    return <p className="text-small text-muted">{t('slots.searching')}</p>;
  }
  if (next.data === null) return none;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{t('slots.none', { month })}</p>
      {next.data === undefined ? (
        <Button size="small" busy={next.isFetching} onClick={() => void next.refetch()}>
          {t('slots.search')}
        </Button>
      ) : (
        <NextFree
          start={next.data}
          onGo={(start) => {
            const day = clock.dayKey(start);
            onPick({ month: monthOf(day), day, start: null });
          }}
        />
      )}
    </div>
  );
}

function NextFree({ start, onGo }: { start: string; onGo: (start: string) => void }) {
  const t = useBookingText();
  const clock = useSessionClock();
  return (
    <>
      <p className="text-small text-muted figures">
        {t('slots.nextFree', { time: `${clock.dayAndTime(start)} (${clock.offset(start)})` })}
      </p>
      <Button size="small" onClick={() => onGo(start)}>
        {t('slots.goToNext', { day: clock.day(start) })}
      </Button>
    </>
  );
}

interface ChosenTimeProps extends Pick<SlotPickerProps, 'minutes' | 'mentorName'> {
  start: string;
  zone: string;
}

/** The chosen time on both clocks. */
function ChosenTime({ start, minutes, mentorName, zone }: ChosenTimeProps) {
  const t = useBookingText();
  return (
    <div className="flex flex-col gap-1 border-t pt-4">
      <p className="text-small text-muted">{t('slots.chosen')}</p>
      <SessionTime
        start={start}
        end={endOf(start, minutes)}
        otherZone={zone}
        otherName={mentorName}
      />
    </div>
  );
}

/** When a session of so many minutes ends. */
export const endOf = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MS_PER_MINUTE).toISOString();
