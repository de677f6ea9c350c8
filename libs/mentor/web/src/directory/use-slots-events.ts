import { useQueryClient } from '@tanstack/react-query';
import { listSlots, readMentor, slotsEvent } from '@upround/mentor/contract';
import { keyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';

/**
 * Rereads the free times of an open mentor once they change.
 *
 * @param mentorId undefined while no mentor is open
 */
export function useSlotsEvents(mentorId: string | undefined): void {
  const client = useQueryClient();
  const renew = () => {
    for (const call of [readMentor, listSlots]) {
      void client.invalidateQueries({ queryKey: keyOf(call) });
    }
  };
  useRealtimeEvent(slotsEvent, ({ mentorId: changed }) => {
    if (changed === mentorId) renew();
  });
  useRealtimeGap(() => {
    if (mentorId !== undefined) renew();
  });
}
