import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import {
  readMentor,
  stopWaiting,
  waitForMentor,
  type Mentor,
  type MentorService,
  type Slot,
} from '@upround/mentor/contract';
import { keyOf, mutationFor, useFailureReason } from '@upround/shared/query';
import { ActionBar, Button, InlineError, LiveRegion, Notice } from '@upround/shared/ui';
import { useSessionClock } from '../model/use-session-clock';
import { LostTime } from './booking-failure';
import { useBookingText } from './messages/catalogue';
import { bookableUntil, monthOf } from './slots/month';
import { nextFreeQuery } from './slots/slot-queries';
import { SlotPicker } from './slots/slot-picker';
import type { BookingPlace } from './use-booking-address';

interface SlotStepProps {
  mentor: Mentor;
  service: MentorService;
  place: BookingPlace;
  /** ISO 8601; null where none is chosen, or it has passed. */
  start: string | null;
  isPast: boolean;
  /** The free times nearest to the one of the address, which isn't free; null where it is. */
  nearest: readonly Slot[] | null;
  onNext: () => void;
  /** Takes one of them. */
  onNearest: (start: string) => void;
}

/** When: a free time of the mentor. */
export function SlotStep(props: SlotStepProps) {
  const { mentor, service, place, start, isPast, nearest, onNext } = props;
  const t = useBookingText();
  const clock = useSessionClock();
  const of = { slug: mentor.slug, service: service.id };
  const { month, day } = place.address;
  const now = new Date().toISOString();
  const until = bookableUntil(clock.dayKey(now), mentor.horizon);
  const next = useQuery({ ...nextFreeQuery(of, until), enabled: month === null && start === null });
  const first = start ?? next.data ?? now;
  return (
    <div className="flex flex-col gap-6">
      {isPast && <Notice tone="warning">{t('slot.past')}</Notice>}
      {nearest !== null && (
        <LostTime title={t('slot.lost')} nearest={nearest} onSlot={props.onNearest}>
          {t(nearest.length > 0 ? 'slot.nearest' : 'slot.noNearest')}
        </LostTime>
      )}
      <SlotPicker
        of={of}
        isSearching={next.isLoading}
        picked={{ month: month ?? monthOf(clock.dayKey(first)), day, start }}
        minutes={service.minutes}
        mentorName={mentor.person.displayName}
        onPick={(picked) => place.choose({ ...picked, step: 'slot' })}
        none={<WaitForTimes mentor={mentor} />}
      />
      <ActionBar
        note={
          start !== null && (
            <span className="figures">
              {clock.dayAndTime(start)} ({clock.offset(start)})
            </span>
          )
        }
      >
        <Button variant="primary" disabled={start === null} onClick={onNext}>
          {t('slot.next')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** That there are no times at all, and being notified of new ones. */
function WaitForTimes({ mentor }: { mentor: Mentor }) {
  const t = useBookingText();
  const client = useQueryClient();
  const reasonOf = useFailureReason();
  const { slug, isWaiting } = mentor;
  const change = useMutation({
    ...mutationFor(isWaiting ? stopWaiting : waitForMentor),
    onSuccess: ({ active }) =>
      client.setQueryData<Mentor>(
        keyOf(readMentor, { params: { slug } }),
        (before) => before && { ...before, isWaiting: active },
      ),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{t('slots.noneAtAll')}</p>
      <p className="text-small text-muted">
        {isWaiting
          ? t('wait.started')
          : t('slots.noneAtAllText', { name: mentor.person.displayName })}
      </p>
      <Button
        size="small"
        icon={isWaiting ? undefined : Bell}
        busy={change.isPending}
        onClick={() => change.mutate({ params: { slug } })}
      >
        {t(isWaiting ? 'wait.stop' : 'wait.start')}
      </Button>
      {change.isError && (
        <InlineError>
          {t('wait.failed')} {reasonOf(change.error)}
        </InlineError>
      )}
      <LiveRegion>{change.isSuccess && isWaiting && t('wait.started')}</LiveRegion>
    </div>
  );
}
