import {
  bookMentor as bookCall,
  changeBooking,
  listBookings,
  readBooking,
  resumeBookingPayment,
} from '@upround/mentor/contract';
import type { SaleContext } from '@upround/shared/ports';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { bookMentor } from './book-mentor.service';
import { toBookingItem } from './booking.mapper';
import {
  countBookings,
  listBookingViews,
  positionOf,
  type BookingPosition,
} from './booking.read-model';
import { changeOwnBooking, resumePayment } from './change-booking.service';
import { readBookingOf } from './read-booking';

const saleOf = (
  { now }: MentorSettings,
  { trx, tasks, afterCommit }: WriteContext,
): SaleContext => ({ trx, tasks, afterCommit, now: now() });

/** Booking sessions, reading and changing them. */
export const bookingRoutes = (settings: MentorSettings): CallImplementation[] => [
  implement(bookCall, {
    handle: async (context, { params: { slug }, body: draft }) => {
      const { userId } = memberOf(context);
      const sale = saleOf(settings, context);
      const { bookingId, payment } = await bookMentor(settings, sale, userId, { slug, draft });
      return { booking: await readBookingOf(settings, context.trx, bookingId, userId), payment };
    },
  }),
  implement(listBookings, {
    handle: async (context, { query }) => {
      const { as: side = 'MENTEE', when = 'UPCOMING', state = null } = query;
      const { db, cursors } = context;
      const { userId: viewer } = memberOf(context);
      const position = cursors.read<BookingPosition>(query.cursor);
      const filter = { viewer, side, when, state };
      const rows = await listBookingViews(db, filter, position, limitOf(query) + 1);
      const viewing = { viewer, now: settings.now() };
      const present = (row: (typeof rows)[number]) => toBookingItem(row, viewing);
      const counts = await countBookings(db, viewer);
      return { ...cutPage(rows, query, cursors, positionOf, present), counts };
    },
  }),
  implement(readBooking, {
    handle: (context, { params }) =>
      readBookingOf(settings, context.db, params.id, memberOf(context).userId),
  }),
  implement(changeBooking, {
    handle: async (context, { params: { id }, body: change }) => {
      const { userId } = memberOf(context);
      await changeOwnBooking(settings, saleOf(settings, context), userId, { id, change });
      return readBookingOf(settings, context.trx, id, userId);
    },
  }),
  implement(resumeBookingPayment, {
    handle: (context, { params: { id } }) =>
      resumePayment(settings, saleOf(settings, context), memberOf(context).userId, id),
  }),
];
