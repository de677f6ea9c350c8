import { hoursLimits, listSlots, mentorErrors, mentorLimits } from '@upround/mentor/contract';
import { bookableSlots, bookableUntil, clockTimes } from '@upround/mentor/model';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  implement,
  viewerId,
  type CallImplementation,
  type HandlerContext,
} from '@upround/shared/server-kit';
import { findMentor, isOwnSession } from '../mentor/mentor.read-model';
import type { MentorSettings } from '../mentor-settings';
import { busyOf } from './busy-times.store';
import { rulesOf, serviceOf } from './mentor-rules.store';
import { toSlot } from './to-slot';

const MS_PER_DAY = 86_400_000;

interface SlotsQuery {
  service: string;
  from: string;
  to: string;
  booking?: string | undefined;
  limit?: number | undefined;
}

/** @throws AppError `WINDOW_TOO_LONG`, `INVALID_FIELD` where it ends before it begins */
function windowOf({ from, to }: SlotsQuery) {
  const window = { start: new Date(from), end: new Date(to) };
  const length = window.end.getTime() - window.start.getTime();
  if (length <= 0) throw new AppError(coreErrors.INVALID_FIELD, { path: 'to' });
  if (length > hoursLimits.windowDays * MS_PER_DAY) {
    throw new AppError(mentorErrors.WINDOW_TOO_LONG, { path: 'to' });
  }
  return window;
}

/** What the slots of a request follow from. @throws AppError `NOT_FOUND` */
async function partsOf(
  { db, viewer: asking }: HandlerContext,
  slug: string,
  query: SlotsQuery,
  now: Date,
) {
  const viewer = viewerId(asking);
  const mentor = await findMentor(db, viewer, slug, now);
  if (mentor === undefined || !isId(query.service)) throw new AppError(coreErrors.NOT_FOUND);
  const [rules, service] = [
    await rulesOf(db, mentor.id),
    await serviceOf(db, mentor.id, query.service),
  ];
  const isOwn =
    query.booking === undefined || (await isOwnSession(db, query.booking, mentor.id, viewer));
  if (rules === null || service === undefined || !isOwn) throw new AppError(coreErrors.NOT_FOUND);
  return { mentorId: mentor.id, rules: { ...rules, length: service.minutes, step: service.step } };
}

/** Reading the free times of a service. */
export const slotRoutes = ({ now }: Pick<MentorSettings, 'now'>): CallImplementation[] => [
  implement(listSlots, {
    handle: async (context, { params, query }) => {
      const window = windowOf(query);
      const at = now();
      const { mentorId, rules } = await partsOf(context, params.slug, query, at);
      const slots = bookableSlots({
        rules,
        from: window.start,
        to: window.end,
        now: at,
        busy: await busyOf(context.db, mentorId, window, query.booking ?? null),
      });
      const limit = query.limit ?? mentorLimits.slots;
      const shown = slots.slice(0, limit);
      const local = clockTimes(
        rules.zone,
        shown.map(({ start }) => start),
      );
      return {
        zone: rules.zone,
        slots: shown.map((slot, index) => ({ ...toSlot(slot), localStart: local[index] ?? '' })),
        minimumNotice: rules.minimumNotice,
        until: bookableUntil(rules, at).toISOString(),
        next: slots[limit]?.start.toISOString() ?? null,
      };
    },
  }),
];
