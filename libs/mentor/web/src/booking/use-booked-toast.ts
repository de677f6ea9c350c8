import type { Booking } from '@upround/mentor/contract';
import { toast } from '@upround/shared/toasts';
import { useSessionClock } from '../model/use-session-clock';
import { useBookingText } from './messages/catalogue';

/** Says that a session is requested or booked, and when on both clocks. */
export function useBookedToast(): (booking: Booking) => void {
  const t = useBookingText();
  const clock = useSessionClock();
  return ({ state, start, zones, mentor }) => {
    const onClock = (zone?: string) =>
      `${clock.dayAndTime(start, zone)} (${clock.offset(start, zone)})`;
    const own = onClock();
    const other = onClock(zones.mentor);
    const name = mentor.person.displayName;
    const time = own === other ? own : t('booked.both', { time: own, other, name });
    toast.show({ text: t(state === 'REQUESTED' ? 'booked.asked' : 'booked.confirmed', { time }) });
  };
}
