import { momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { hoursLimits } from './mentor-limits';
import { slotSchema, zoneSchema } from './slot.schema';

/** A time on the mentor's clock, from `00:00` to `24:00`. */
export const clockTimeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** Hours on the mentor's clock; `to` is excluded and may be `24:00`. */
export const localRangeSchema = z.strictObject({ from: clockTimeSchema, to: clockTimeSchema });
const rangesSchema = z.array(localRangeSchema).check(z.maxLength(hoursLimits.rangesPerDay));

/** A day on the mentor's calendar, as `2027-03-28`. */
export const calendarDaySchema = z.iso.date();

const within = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));

/** When a mentor takes sessions. */
export const hoursSchema = z.strictObject({
  zone: zoneSchema,
  weekly: z.strictObject({
    MON: rangesSchema,
    TUE: rangesSchema,
    WED: rangesSchema,
    THU: rangesSchema,
    FRI: rangesSchema,
    SAT: rangesSchema,
    SUN: rangesSchema,
  }),
  /** The hours of single days, instead of the weekly ones; an empty list closes the day. */
  overrides: z
    .record(calendarDaySchema, rangesSchema)
    .check(z.refine((days) => Object.keys(days).length <= hoursLimits.overrides)),
  /** Closed, unless an override opens them. */
  holidays: z.array(calendarDaySchema).check(z.maxLength(hoursLimits.holidays)),
  /** Minutes that are free before and after each session. */
  bufferBefore: within(hoursLimits.bufferBefore),
  bufferAfter: within(hoursLimits.bufferAfter),
  /** Minutes from now to the first session that can be booked. */
  minimumNotice: within(hoursLimits.minimumNotice),
  /** How many sessions may begin on one day; null for any number. */
  mostPerDay: z.nullable(within(hoursLimits.mostPerDay)),
  /** How many days ahead can be booked; with 0 only today. */
  horizon: within(hoursLimits.horizon),
});
export type MentorHours = z.output<typeof hoursSchema>;

export const savedHoursSchema = z.object({
  hours: hoursSchema,
  /** The first slots that follow from the hours, of the first service. */
  preview: z.array(slotSchema),
  /** Booked sessions outside the new hours. They stay booked. */
  conflicts: z.array(z.object({ id: z.string(), start: momentSchema, end: momentSchema })),
});
export type SavedHours = z.output<typeof savedHoursSchema>;
