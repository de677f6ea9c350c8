import {
  createTrackerCalendar,
  deleteTrackerCalendar,
  readTrackerCalendar,
} from '@upround/trackers/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';
import { calendarUrl } from './calendar-address';
import { deleteCalendar, findCalendar, replaceCalendar } from './calendar.store';

/** The calls about the secret address of a member's calendar. */
export const calendarRoutes = (settings: TrackersSettings): CallImplementation[] => [
  implement(readTrackerCalendar, {
    handle: async (context) => {
      const id = await findCalendar(context.db, memberOf(context).userId);
      return { url: id === null ? null : calendarUrl(settings, id) };
    },
  }),
  implement(createTrackerCalendar, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      const id = await replaceCalendar(context.trx, userId, settings.now());
      return { url: calendarUrl(settings, id) };
    },
  }),
  implement(deleteTrackerCalendar, {
    handle: async (context) => {
      await deleteCalendar(context.trx, memberOf(context).userId);
      return undefined;
    },
  }),
];
