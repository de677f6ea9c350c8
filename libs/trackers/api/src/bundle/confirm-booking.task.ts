import { statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { Mailer } from '@upround/shared/ports';
import { handleTask, type TaskDefinition, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Confirms a paid booking by email; sent in the transaction that records the payment. */
export const confirmBooking = {
  name: 'trackers.confirm-booking',
  data: z.object({ bookingId: z.string() }),
} satisfies TaskDefinition;

/** What confirmations need. */
export interface ConfirmationParts {
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Where the web app is. */
  publicUrl: string;
}

const names = statement<{ display_name: string; email: string }, { bookingId: string }>(
  'trackers.booking-names',
  `select display_name, email from bundle_bookings where id = :bookingId::uuid and state = 'PAID'`,
);

/** Mails whom the booking names. A retried mail has the same key; a booking that was returned meanwhile gets none. */
export const confirmBookingTask = ({ mailer, brand, publicUrl }: ConfirmationParts): TaskHandler =>
  handleTask(confirmBooking, async ({ db }, { bookingId }) => {
    const found = await names.first(db, { bookingId });
    if (found === undefined) return;
    const { display_name: name, email } = found;
    const link = new URL(links.fullTrackers(), publicUrl).href;
    const parts = [
      `Hi ${name},`,
      `The tracker bundle on ${brand} is paid for. All four full trackers, with contact details and exports, are unlocked in the account that bought it: ${link}`,
      'The invoice is in a separate email to the buyer.',
    ];
    await mailer.send({
      to: email,
      subject: 'Your tracker bundle is ready',
      text: `${parts.join('\n\n')}\n`,
      key: `bundle-${bookingId}`,
    });
  });
