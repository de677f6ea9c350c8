import {
  createBookingCalendar,
  deleteBookingCalendar,
  readBookingCalendar,
} from '@upround/mentor/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { calendarUrl } from './calendar-address';
import { deleteCalendar, findCalendar, replaceCalendar } from './calendar.store';

/** The calls about the secret address of a member's calendar of sessions. */
export const calendarRoutes = (settings: MentorSettings): CallImplementation[] => [
  implement(readBookingCalendar, {
    handle: async (context) => {
      const id = await findCalendar(context.db, memberOf(context).userId);
      return { url: id === null ? null : calendarUrl(settings, id) };
    },
  }),
  implement(createBookingCalendar, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      const id = await replaceCalendar(context.trx, userId, settings.now());
      return { url: calendarUrl(settings, id) };
    },
  }),
  implement(deleteBookingCalendar, {
    handle: async (context) => {
      await deleteCalendar(context.trx, memberOf(context).userId);
      return undefined;
    },
  }),
];
