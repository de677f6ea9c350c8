import { useQueryClient } from '@tanstack/react-query';
import { bookingEvent, listBookings, readBooking, readMentor } from '@upround/mentor/contract';
import { keyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';

/**
 * Reads the member's sessions again when one of them has changed, and where a change may have been missed. A mentor's
 * page says whether a request is open.
 */
export function useBookingEvents(): void {
  const client = useQueryClient();
  const renewLists = () => {
    for (const call of [listBookings, readMentor])
      void client.invalidateQueries({ queryKey: keyOf(call) });
  };
  useRealtimeEvent(bookingEvent, ({ id }) => {
    void client.invalidateQueries({ queryKey: keyOf(readBooking, { params: { id } }) });
    renewLists();
  });
  useRealtimeGap(() => {
    void client.invalidateQueries({ queryKey: keyOf(readBooking) });
    renewLists();
  });
}
