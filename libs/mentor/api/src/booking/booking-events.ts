import { BOOKING_EVENT, SLOTS_EVENT } from '@upround/mentor/contract';
import type { SaleContext } from '@upround/shared/ports';
import type { MentorSettings } from '../mentor-settings';
import { forgetNextSlot, type BookingRow } from './booking.store';

type Pages = Pick<MentorSettings, 'realtime'>;

/** Has the open pages of both sides reread a booking, once it is committed. */
export function sendBooking(
  { realtime }: Pages,
  { afterCommit }: Pick<SaleContext, 'afterCommit'>,
  { id, mentor_user_id: mentorUserId, mentee_id: menteeId }: BookingRow,
): void {
  afterCommit(() =>
    realtime?.send([mentorUserId, menteeId], { name: BOOKING_EVENT, data: { id } }),
  );
}

/** The free times of a booking's mentor have changed. */
export async function noteSlots(
  { realtime }: Pages,
  { trx, afterCommit }: Pick<SaleContext, 'trx' | 'afterCommit'>,
  { mentor_id: mentorId, mentor_user_id: mentorUserId }: BookingRow,
): Promise<void> {
  await forgetNextSlot(trx, mentorId);
  afterCommit(() => realtime?.send([mentorUserId], { name: SLOTS_EVENT, data: { mentorId } }));
}
