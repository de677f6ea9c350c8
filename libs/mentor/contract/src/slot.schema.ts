import { momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorLimits } from './mentor-limits';

/** IANA name of a time zone, such as `Asia/Kolkata`; the server knows which ones there are. */
export const zoneSchema = z
  .string()
  .check(z.maxLength(mentorLimits.zone), z.regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/));

/** A time that can be booked, in UTC. */
export const slotSchema = z.object({ start: momentSchema, end: momentSchema });
export type Slot = z.output<typeof slotSchema>;

/** The free times of one service. */
export const slotsSchema = z.object({
  /** The mentor's time zone. */
  zone: zoneSchema,
  slots: z.array(
    z.object({
      ...slotSchema.shape,
      /** Day and time on the mentor's clock, as in `2027-03-31T17:00`. */
      localStart: z.string(),
    }),
  ),
  /** Minutes from now to the first session that can be booked. */
  minimumNotice: z.int(),
  /** The end of the last day that can be booked. */
  until: momentSchema,
  /** The `from` of the next request where the window has more slots than the limit. */
  next: z.nullable(momentSchema),
});
export type Slots = z.output<typeof slotsSchema>;

/** The details of `SLOT_TAKEN` and `SLOT_GONE`. */
export const nearestSlotsSchema = z.object({ nearest: z.array(slotSchema) });
export type NearestSlots = z.output<typeof nearestSlotsSchema>;
