import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { MentorSettings } from '../mentor-settings';
import { sendBooking } from './booking-events';
import { bookingStepped } from './booking-stepped';
import { lockBooking } from './booking.store';
import { inBooking } from './due-bookings';

/** A request ended unpaid because another one wanted its time. */
export const giveUpOrder = {
  name: 'mentor.give-up-order',
  data: z.object({ bookingId: z.string() }),
};

/**
 * Gives up the payment of a request that has ended. Not in the transaction that ended it: that one works for another
 * buyer, and would wait for this one.
 */
export const giveUpOrderTask = (settings: MentorSettings): TaskHandler =>
  handleTask(giveUpOrder, (context, { bookingId }) =>
    inBooking(context, settings.now(), async (sale) => {
      const booking = await lockBooking(settings, sale.trx, bookingId);
      if (booking?.state !== 'EXPIRED' || booking.paid_at !== null) return;
      if (booking.order_id !== null) await settings.payments?.close(sale, booking.order_id);
      sendBooking(settings, sale, booking);
      const at = booking.updated_at.toISOString();
      await sale.tasks.publish(bookingStepped, { bookingId, action: 'EXPIRE', by: 'SYSTEM', at });
    }),
  );
