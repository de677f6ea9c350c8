import { amountSchema, currencySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { hoursLimits, mentorLimits } from './mentor-limits';

/** What is paid, tax included, in the currency's minor unit; 0 for what is free. */
export const priceSchema = z.object({ amount: amountSchema, currency: currencySchema });
export type Price = z.output<typeof priceSchema>;

/** Hours before the start, for cancelling and for moving. */
export const windowHours = [0, 3, 12, 24, 48, 72] as const;
const windowSchema = z.literal(windowHours);

/** A kind of session that a mentor offers. */
export const mentorServiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  minutes: z.int(),
  /** Minutes between the starts that are offered. */
  step: z.int(),
  price: priceSchema,
  /** Until how many hours before the start cancelling is free. Later nothing is returned. */
  cancelWindowHours: windowSchema,
  /** Until how many hours before the start the session can be moved. */
  moveWindowHours: windowSchema,
});
export type MentorService = z.output<typeof mentorServiceSchema>;

const serviceFields = {
  title: textOf(mentorLimits.serviceTitle),
  about: textOf(mentorLimits.serviceAbout, 0),
  minutes: z.int().check(z.minimum(hoursLimits.length.min), z.maximum(hoursLimits.length.max)),
  step: z.int().check(z.minimum(hoursLimits.step.min), z.maximum(hoursLimits.step.max)),
  /** In paise. */
  amount: amountSchema.check(z.maximum(mentorLimits.price)),
  cancelWindowHours: windowSchema,
  moveWindowHours: windowSchema,
};

export const serviceDraftSchema = z.strictObject(serviceFields);
export type ServiceDraft = z.output<typeof serviceDraftSchema>;

/** The fields that change. Sessions that are booked keep what was booked. */
export const serviceChangeSchema = z.strictObject({
  ...z.partial(z.object(serviceFields)).shape,
  /** Where it is in the mentor's list, from 0. */
  position: z.optional(z.int().check(z.minimum(0), z.maximum(mentorLimits.services - 1))),
});
export type ServiceChange = z.output<typeof serviceChangeSchema>;
