import type { Booking } from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { toBooking } from './booking.mapper';
import { readBookingView, readReviews, readSteps } from './booking.read-model';

/**
 * A booking as one of its two sides reads it.
 *
 * @throws AppError `NOT_FOUND` for everyone else, staff included
 */
export async function readBookingOf(
  settings: Pick<MentorSettings, 'secrets' | 'apiUrl' | 'now'>,
  db: Database | Trx,
  id: string,
  viewer: string,
): Promise<Booking> {
  const row = await readBookingView(db, id, viewer);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const steps = await readSteps(db, id);
  const reviews = await readReviews(db, id);
  return toBooking(settings, row, { steps, reviews }, { viewer, now: settings.now() });
}
