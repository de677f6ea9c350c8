import { useState } from 'react';
import type { Booking } from '@upround/mentor/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, Dialog, Notice } from '@upround/shared/ui';
import { isSlotLost, nearestOf } from '../../booking/booking-failure';
import { monthOf } from '../../booking/slots/month';
import { SlotPicker, type PickedSlot } from '../../booking/slots/slot-picker';
import { SessionTime } from '../../components/session-time';
import { useSessionClock } from '../../model/use-session-clock';
import { otherOf } from '../data/sides';
import { codeOf, useChangeSession } from '../data/use-change-session';
import { useSessionsText } from '../messages/catalogue';
import type { SessionDialogProps } from './dialog-props';

/** Moves a session to another free time of its mentor. */
export function MoveDialog({ session, onClose, onDone }: SessionDialogProps) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const change = useChangeSession(session.id);
  const { start, end, movesLeft, movableUntil } = session;
  const { person, zone } = otherOf(session);
  const day = clock.dayKey(start);
  const [picked, setPicked] = useState<PickedSlot>({ month: monthOf(day), day, start: null });
  const isSame = picked.start === start;
  // A time that was just lost isn't shown as chosen.
  const chosen = isSlotLost(change.error) ? null : picked.start;
  const move = () => {
    if (chosen === null) return;
    const time = `${clock.dayAndTime(chosen)} (${clock.offset(chosen)})`;
    change.mutate(
      { start: chosen, expectedStart: start },
      { onSuccess: () => onDone(t('move.done', { time })) },
    );
  };
  const pick = (next: PickedSlot) => {
    if (!change.isPending) change.reset();
    setPicked(next);
  };
  return (
    <Dialog
      open
      focusTitle
      size="wide"
      onOpenChange={onClose}
      title={t('move.title')}
      description={
        movableUntil !== null &&
        t('move.left', {
          left: movesLeft,
          time: `${clock.dayAndTime(movableUntil)} (${clock.offset(movableUntil)})`,
        })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('move.back')}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            disabled={chosen === null || isSame}
            onClick={move}
          >
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p className="text-small text-muted">{t('move.now')}</p>
          <SessionTime start={start} end={end} otherZone={zone} otherName={person.displayName} />
        </div>
        {change.isError && (
          <MoveFailure
            session={session}
            error={change.error}
            onSlot={(next) => {
              const nextDay = clock.dayKey(next);
              pick({ month: monthOf(nextDay), day: nextDay, start: next });
            }}
          />
        )}
        <MovePicker session={session} picked={{ ...picked, start: chosen }} onPick={pick} />
        {isSame && <p className="text-small text-muted">{t('move.same')}</p>}
      </div>
    </Dialog>
  );
}

interface MovePickerProps {
  session: Booking;
  picked: PickedSlot;
  onPick: (picked: PickedSlot) => void;
}

/** The free times to which a session can move. */
function MovePicker({ session, picked, onPick }: MovePickerProps) {
  const t = useSessionsText();
  const { id, mentor, service, start } = session;
  if (mentor.slug === null || service.id === null) {
    const { displayName: name } = otherOf(session).person;
    return <Notice tone="warning">{t('move.cant', { name })}</Notice>;
  }
  return (
    <SlotPicker
      of={{ slug: mentor.slug, service: service.id, booking: id, except: start }}
      picked={picked}
      minutes={service.minutes}
      mentorName={mentor.person.displayName}
      onPick={onPick}
      none={<p className="text-small text-muted">{t('move.none')}</p>}
    />
  );
}

interface MoveFailureProps {
  session: Booking;
  error: Error;
  onSlot: (start: string) => void;
}

function MoveFailure({ session, error, onSlot }: MoveFailureProps) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const reasonOf = useFailureReason();
  if (codeOf(error) === 'MOVED_MEANWHILE') {
    const time = `${clock.dayAndTime(session.start)} (${clock.offset(session.start)})`;
    return (
      <Notice tone="warning" announce title={t('move.meanwhile')}>
        {t('move.meanwhileText', { time })}
      </Notice>
    );
  }
  if (isSlotLost(error)) {
    const nearest = nearestOf(error);
    return (
      <Notice
        tone="warning"
        announce
        title={t(nearest.length > 0 ? 'move.lost' : 'move.lostNone')}
        action={
          <div className="flex flex-wrap gap-2">
            {nearest.map(({ start }) => (
              <Button key={start} size="small" className="figures" onClick={() => onSlot(start)}>
                {clock.dayAndTime(start)} ({clock.offset(start)})
              </Button>
            ))}
          </div>
        }
      />
    );
  }
  return (
    <Notice tone="danger" announce title={t('move.failed')}>
      {codeOf(error) === 'YOU_ARE_BUSY' ? t('move.busy') : reasonOf(error)}
    </Notice>
  );
}
