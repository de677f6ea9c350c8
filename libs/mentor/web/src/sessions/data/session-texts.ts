import type { BookingItem } from '@upround/mentor/contract';
import type { BadgeTone } from '@upround/shared/ui';
import { useSessionClock } from '../../model/use-session-clock';
import { useSessionsText } from '../messages/catalogue';
import { isToAnswer, otherOf } from './sides';

const tones: Record<Exclude<BookingItem['state'], 'REQUESTED'>, BadgeTone> = {
  CONFIRMED: 'success',
  RESCHEDULED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  COMPLETED: 'neutral',
  NO_SHOW: 'warning',
};

/** The state of a session in a word or two, and how loud it is. */
export function useStateText(): (session: BookingItem) => { text: string; tone: BadgeTone } {
  const t = useSessionsText();
  return (session) => {
    const { state, isPaid } = session;
    if (state !== 'REQUESTED') return { text: t(`state.${state}`), tone: tones[state] };
    if (!isPaid) return { text: t('state.unpaid'), tone: 'warning' };
    if (isToAnswer(session)) return { text: t('state.toAnswer'), tone: 'warning' };
    return { text: t('state.asked'), tone: 'info' };
  };
}

/** Until when a request has to be paid or answered; undefined where nothing is waited for. */
export function useDeadlineText(): (session: BookingItem) => string | undefined {
  const t = useSessionsText();
  const clock = useSessionClock();
  return (session) => {
    const { deadline, side, isPaid } = session;
    if (deadline === null) return undefined;
    if (!isPaid)
      return t('deadline.pay', { time: clock.withOtherZone(clock.time(deadline), deadline) });
    const time = clock.withOtherZone(clock.dayAndTime(deadline), deadline);
    return side === 'MENTOR'
      ? t('deadline.answer', { time })
      : t('deadline.asked', { time, name: otherOf(session).person.displayName });
  };
}
